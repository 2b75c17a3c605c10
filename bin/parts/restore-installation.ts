import { mkdir } from 'node:fs/promises'
import type { Manifest } from '../../platform/backup/manifest.ts'
import { moveAside, restoreBackup } from '../../platform/backup/restore-backup.ts'
import { lockDataDir } from '../../platform/database/data-dir-lock.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { checkInstallation } from '../../platform/installation/check-installation.ts'
import { pauseJobs } from '../../platform/jobs/pause.ts'
import { jobMigrations } from '../../platform/jobs/tables.ts'
import { loadSecret } from '../../platform/secret.ts'
import type { Settings } from '../../platform/settings.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import type { Tables } from '../../server/services/tables.ts'

interface RestoreChoices {
  /** What the data folder holds is moved aside first. */
  readonly isReplacing: boolean
  readonly areJobsPaused: boolean
}

/** Restores an archive into the installation of the settings, which no server may use. */
export async function restoreInstallation(
  file: string,
  settings: Settings,
  { isReplacing, areJobsPaused }: RestoreChoices,
): Promise<Manifest> {
  const { dataDir, database: setting } = settings
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockDataDir(dataDir)
  try {
    const now = new Date()
    const makeRoom = async () => {
      const aside = await moveAside(dataDir, now)
      if (aside) console.log(`restore: what was there lies in ${aside}`)
    }
    const storage = openStorage(settings.storage)
    const isSecretSet = settings.secret !== null
    const manifest = await restoreBackup({
      ...{ file, dataDir, database: setting, storage, isSecretSet },
      ...(isReplacing && { makeRoom }),
    })
    const database = await openDatabase<Tables>(setting)
    try {
      await migrate(database, jobMigrations)
      if (areJobsPaused) await pauseJobs(database.db, { since: now.toISOString(), backup_at: manifest.at })
      const secret = await loadSecret(settings)
      if ((await checkInstallation(database.db, { dataDir, secret })).includes('secret'))
        console.error('restore: SECRET is not that of the backup: its sessions and links are not valid')
    } finally {
      await database.close()
    }
    return manifest
  } finally {
    lock.release()
  }
}
