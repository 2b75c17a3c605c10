// Restores an archive of `npm run backup` into the installation of the settings, or only tries whether it could be.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { backupsPrefix } from '../platform/backup/archive-names.ts'
import { BackupDamaged } from '../platform/backup/manifest.ts'
import { verifyArchive } from '../platform/backup/verify-archive.ts'
import { readSettings, type StorageSetting } from '../platform/settings.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { drillRestore } from './parts/drill-restore.ts'
import { restoreInstallation } from './parts/restore-installation.ts'

const usage = `npm run restore -- FILE              into the empty DATA_DIR, or the empty database of DATABASE_URL, of a site that is stopped
npm run restore -- FILE --replace    moves what DATA_DIR holds aside first
npm run restore -- FILE --check      only compares every checksum of the archive
npm run restore -- FILE --drill      restores into an empty folder (or the empty database), compares everything, deletes the folder
FILE may be store:NAME, an archive in the store of STORAGE_URL. After a restore, jobs and mails wait until an administrator
lets them run, on Health in the office; --run-jobs lets them run at once.`

const off = { type: 'boolean', default: false } as const

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: off, check: off, drill: off, 'run-jobs': off },
  })
  const [named, ...rest] = positionals
  if (!named || rest.length > 0) throw new Error(usage)
  const settings = readSettings(process.env)
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  try {
    const file = named.startsWith('store:')
      ? await download(settings.storage, named.slice('store:'.length), join(folder, 'archive.tar.gz'))
      : named
    const [manifest, what] = values.check
      ? [await verifyArchive(file), 'every checksum is right']
      : values.drill
        ? [
            await drillRestore(file, settings, join(folder, 'data')),
            'restored into an empty folder, and equal',
          ]
        : [
            await restoreInstallation(file, settings, {
              isReplacing: values.replace,
              areJobsPaused: !values['run-jobs'],
            }),
            'restored',
          ]
    const { at, version, rows, entries } = manifest
    const sum = Object.values(rows).reduce((total, each) => total + each, 0)
    console.log(
      `restore: ${what}. ${Object.keys(rows).length} tables, ${sum} rows, ${entries.length} entries, of ${at}, by version ${version}`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(error instanceof BackupDamaged ? `restore: the backup is damaged: ${reason}` : reason)
  process.exitCode = 1
}

/** Fetches an archive from the store into a file. */
async function download(setting: StorageSetting, name: string, file: string): Promise<string> {
  if (setting.kind !== 's3') throw new Error('restore: store: needs STORAGE_URL')
  const found = await openStorage(setting).get(backupsPrefix + name)
  if (!found) throw new Error(`restore: the store has no ${backupsPrefix}${name}`)
  await pipeline(found.stream, createWriteStream(file, { mode: 0o600 }))
  return file
}
