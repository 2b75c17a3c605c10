// Imports content from a folder into the database, exports it, or only validates it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lockDataDir } from '../platform/database/data-dir-lock.ts'
import { openEmbeddedForReading } from '../platform/database/embedded.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { readSettings } from '../platform/settings.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { fingerprintContent, migrateTables } from '../server/services/prepare-database.ts'
import type { Tables } from '../server/services/tables.ts'
import { checkExport, exportContent } from '../services/admin/content/export/export-content.ts'
import { checkFolder } from '../services/admin/content/house-style/check-folder.ts'
import { checkContent } from '../services/admin/content/import/check-content.ts'
import { importContent } from '../services/admin/content/import/import-content.ts'
import { claimRelease } from '../services/admin/content/import/releases.ts'
import { loadPictures } from './parts/load-pictures.ts'

const usage = `npm run content -- check [folder]     name every file and line that is wrong, and pictures that are nowhere; touch nothing
npm run content -- style [folder]     name what the house writes differently, by docs/words.md; touch nothing
npm run content -- import [folder]    load what has changed into the database, and pictures into the library
npm run content -- export [folder]    write what staff have published into the files that differ; all into an empty folder
npm run content -- export --check     list the files that differ, and fail if there are any; write nothing
The folder is content/ where none is named. The database is that of the settings; before an import, stop a server that uses
DATA_DIR. An export only reads, beside a running server too.`

const root = join(import.meta.dirname, '..')

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  })
  const [verb, folder = join(root, 'content'), ...rest] = positionals
  if (rest.length > 0 || (values.check && verb !== 'export')) throw new Error(usage)
  if (verb === 'check') await check(folder)
  else if (verb === 'style') style(folder)
  else if (verb === 'import') await withDatabase((db, storage) => load(db, storage, folder))
  else if (verb === 'export')
    await forReading((db, storage) => (values.check ? list : write)(db, storage, folder))
  else throw new Error(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function check(folder: string) {
  const { parts, faults } = checkContent(folder, await listPictures())
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) throw new Error(`content: ${faults.length} links or pictures lead nowhere`)
  console.log(`content: ${parts} parts, all well`)
}

function style(folder: string) {
  const { texts, findings } = checkFolder(folder, readFileSync(join(root, 'docs/words.md'), 'utf8'))
  for (const finding of findings) console.error(finding)
  if (findings.length > 0) throw new Error(`content: ${findings.length} places to look at`)
  console.log(`content: ${texts} texts, all in the style of the house`)
}

type Db = Parameters<typeof importContent>[0]

/** The ids of the library's pictures; none where there is no database yet. */
async function listPictures(): Promise<Set<string>> {
  const { database } = readSettings(process.env)
  const ids = new Set<string>()
  if (database.kind === 'embedded' && !existsSync(database.file)) return ids
  await forReading(async db => {
    for (const { id } of await db.selectFrom('media').select('id').execute()) ids.add(id)
  }).catch(() => console.error('content: the library could not be read; its pictures count as missing'))
  return ids
}

async function load(db: Db, storage: Storage, folder: string) {
  const { written, removed, conflicts } = await importContent(db, folder)
  await claimRelease(db, fingerprintContent(folder), { deliberately: true })
  for (const path of written) console.log(`content: loaded ${path}`)
  for (const path of removed) console.log(`content: removed ${path}`)
  for (const { path, part } of conflicts)
    console.log(`content: not loaded, staff have changed it too: ${path} ${part}`)
  const pictures = await loadPictures(db, storage, folder)
  if (written.length + removed.length + conflicts.length + pictures === 0)
    console.log('content: nothing has changed')
}

async function write(db: Db, storage: Storage, folder: string) {
  const paths = await exportContent(db, folder, storage)
  for (const path of paths) console.log(`content: wrote ${path}`)
  if (paths.length === 0) console.log('content: nothing differs')
}

async function list(db: Db, storage: Storage, folder: string) {
  const files = await checkExport(db, folder, storage)
  for (const { path, isChanged } of files)
    console.log(`content: differs${isChanged ? ', and has changed since it was loaded' : ''}: ${path}`)
  if (files.length > 0)
    throw new Error(`content: ${files.length} files differ from what staff have published`)
  console.log('content: nothing differs')
}

type Use = (db: Db, storage: Storage) => Promise<void>

async function forReading(use: Use) {
  const { database: setting, storage } = readSettings(process.env)
  const database =
    setting.kind === 'embedded'
      ? openEmbeddedForReading<Tables>(setting.file)
      : await openDatabase<Tables>(setting)
  try {
    await use(database.db, openStorage(storage))
  } finally {
    await database.close()
  }
}

async function withDatabase(use: Use) {
  const settings = readSettings(process.env)
  const lock = settings.database.kind === 'embedded' ? lockDataDir(settings.dataDir) : null
  const database = await openDatabase<Tables>(settings.database)
  try {
    await migrateTables(database)
    await use(database.db, openStorage(settings.storage))
  } finally {
    await database.close()
    lock?.release()
  }
}
