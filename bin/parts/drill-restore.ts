import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { compareFiles } from '../../platform/backup/compare-files.ts'
import { BackupDamaged, type Manifest } from '../../platform/backup/manifest.ts'
import { restoreBackup } from '../../platform/backup/restore-backup.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import type { Settings } from '../../platform/settings.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import type { Tables } from '../../server/services/tables.ts'
import { checkAudit } from '../../services/office/audit/check-audit.ts'

/**
 * Restores an archive into a new folder, on PostgreSQL into the empty database of the settings, and compares rows, files
 * and the chain of the audit log. Throws BackupDamaged with what differs.
 */
export async function drillRestore(
  file: string,
  { database: setting }: Pick<Settings, 'database'>,
  dataDir: string,
): Promise<Manifest> {
  await mkdir(dataDir, { mode: 0o700 })
  const storage = openStorage({ kind: 'folder', dir: join(dataDir, 'files') })
  const target =
    setting.kind === 'postgres' ? setting : { kind: 'embedded' as const, file: join(dataDir, 'site.db') }
  const manifest = await restoreBackup({ file, dataDir, database: target, storage, isSecretSet: true })
  const different = await compareFiles(storage, manifest)
  if (different.length > 0)
    throw new BackupDamaged(`these files differ once restored: ${different.join(', ')}`)
  const database = await openDatabase<Tables>(target)
  try {
    const { wrong } = await checkAudit(database.db)
    if (wrong !== null) throw new BackupDamaged(`row ${wrong} of its audit log is wrong`)
  } finally {
    await database.close()
  }
  return manifest
}
