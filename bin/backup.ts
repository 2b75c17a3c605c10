// Backs up the installation of the settings into one archive; a server may be running on it.
import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { archiveNameAt, backupsPrefix, olderThanNewest } from '../platform/backup/archive-names.ts'
import { writeBackup } from '../platform/backup/write-backup.ts'
import { readSettings } from '../platform/settings.ts'
import { openStorage } from '../platform/storage/open-storage.ts'

const usage = `npm run backup                     database, files and secret into BACKUP_PATH/backup-….tar.gz, DATA_DIR/backups without it
npm run backup -- --folder FOLDER  into this folder: best on another disk
npm run backup -- --to-store       also into the store of STORAGE_URL, below ${backupsPrefix}
npm run backup -- --keep N         then deletes all but the N newest, in both places
The database and the store are those of the settings. An archive holds the secret and personal data: keep it as safe as them.`

const megabytes = (bytes: number) => Math.ceil(bytes / 1e6)

/** The limit of one upload by the protocol of S3, in bytes. */
const maxUpload = 5 * 1024 ** 3

try {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string' },
      'to-store': { type: 'boolean', default: false },
      keep: { type: 'string' },
    },
  })
  const keep = values.keep === undefined ? null : Number(values.keep)
  if (keep !== null && !(Number.isInteger(keep) && keep > 0)) throw new Error(usage)
  const settings = readSettings(process.env)
  const { database, dataDir, storage: place } = settings
  if (values['to-store'] && place.kind !== 's3')
    throw new Error(
      'backup: --to-store needs STORAGE_URL: without it, the files lie on the disk of the backup',
    )
  const storage = openStorage(place)
  const folder = resolve(values.folder ?? settings.backupPath ?? join(dataDir, 'backups'))
  const name = archiveNameAt(new Date())
  const file = join(folder, name)
  const secretFile = settings.secret === null ? join(dataDir, 'secret') : null
  const made = await writeBackup({ database, storage, secretFile, version: settings.buildVersion, file })
  console.log(`backup: ${file}: ${made.rows} rows, ${made.files} files, ${megabytes(made.bytes)} MB`)
  if (secretFile === null) console.log('backup: SECRET is a setting and not in it: keep that value, too')
  if (values['to-store']) await store()
  if (keep !== null) await deleteOlder(keep)

  async function store() {
    const { size } = await stat(file)
    if (size > maxUpload)
      throw new Error(`backup: ${file} is over ${megabytes(maxUpload)} MB: copy it by a tool of the store`)
    await storage.put(backupsPrefix + name, createReadStream(file), { type: 'application/gzip', size })
    console.log(`backup: also in the store, as ${backupsPrefix}${name}`)
  }

  async function deleteOlder(count: number) {
    for (const old of olderThanNewest(await readdir(folder), count)) {
      await rm(join(folder, old))
      console.log(`backup: deleted ${join(folder, old)}`)
    }
    if (!values['to-store']) return
    const stored: string[] = []
    for await (const key of storage.list())
      if (key.startsWith(backupsPrefix)) stored.push(key.slice(backupsPrefix.length))
    for (const old of olderThanNewest(stored, count)) {
      await storage.remove(backupsPrefix + old)
      console.log(`backup: deleted ${backupsPrefix}${old} of the store`)
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
