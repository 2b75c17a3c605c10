// Loads the texts of a folder into the database, writes those of the database into a folder, or only looks them through.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lockDataDir } from '../platform/database/data-dir-lock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { createLog } from '../platform/log.ts'
import { readSettings } from '../platform/settings.ts'
import { prepareDatabase } from '../server/services/local-services.ts'
import type { Tables } from '../server/services/tables.ts'
import { checkContent } from '../services/admin/content/import/check-content.ts'
import { exportContent } from '../services/admin/content/import/export-content.ts'
import { importContent } from '../services/admin/content/import/import-content.ts'

const usage = `npm run content -- check [folder]     name every file and line that is wrong; touch nothing
npm run content -- import [folder]    load what has changed into the database
npm run content -- export <folder>    write what the database holds into a folder
The folder is content/ where none is named. The database is that of the settings; stop a server that uses DATA_DIR first.`

const root = join(import.meta.dirname, '..')

try {
  const [verb, folder = join(root, 'content'), ...rest] = parseArgs({ allowPositionals: true }).positionals
  if (rest.length > 0 || (verb === 'export' && folder === join(root, 'content'))) throw new Error(usage)
  if (verb === 'check') check(folder)
  else if (verb === 'import') await withDatabase(db => load(db, folder))
  else if (verb === 'export') await withDatabase(db => write(db, folder))
  else throw new Error(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function check(folder: string) {
  const { parts, faults } = checkContent(folder)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) throw new Error(`content: ${faults.length} links lead nowhere`)
  console.log(`content: ${parts} parts, all well`)
}

type Db = Parameters<typeof importContent>[0]

async function load(db: Db, folder: string) {
  const { written, removed } = await importContent(db, folder)
  for (const path of written) console.log(`content: loaded ${path}`)
  for (const path of removed) console.log(`content: removed ${path}`)
  if (written.length + removed.length === 0) console.log('content: nothing has changed')
}

async function write(db: Db, folder: string) {
  const paths = await exportContent(db, folder)
  console.log(`content: ${paths.length} files written to ${folder}`)
}

async function withDatabase(use: (db: Db) => Promise<void>) {
  const settings = readSettings(process.env)
  const lock = settings.database.kind === 'embedded' ? lockDataDir(settings.dataDir) : null
  const database = await openDatabase<Tables>(settings.database)
  try {
    await prepareDatabase(database, null, createLog('silent'))
    await use(database.db)
  } finally {
    await database.close()
    lock?.release()
  }
}
