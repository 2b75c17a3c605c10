// Migrates the tables, and loads the content of this release when asked: the step of an upgrade before the new processes start.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lockDataDir } from '../platform/database/data-dir-lock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { createLog } from '../platform/log.ts'
import { readSettings } from '../platform/settings.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { listPendingMigrations, loadContent, migrateTables } from '../server/services/prepare-database.ts'
import type { Tables } from '../server/services/tables.ts'
import { loadPictures } from './parts/load-pictures.ts'

const usage = `npm run migrate                  run the migrations that are pending
npm run migrate -- --content     then load content/ and its pictures, as the newest release
npm run migrate -- --check       list what is pending, and fail if there is anything; change nothing
The database is that of the settings. An embedded one wants the server on the same DATA_DIR stopped; beside PostgreSQL processes
may go on serving. It ends with 1 when anything was not done; it is safe to run again.`

try {
  const { values } = parseArgs({
    options: { content: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
  })
  if (values.content && values.check) throw new Error(usage)
  const settings = readSettings(process.env)
  const lock = settings.database.kind === 'embedded' ? lockDataDir(settings.dataDir) : null
  const database = await openDatabase<Tables>(settings.database)
  try {
    if (values.check) await check(database)
    else await run(database)
    if (values.content) await load(database, openStorage(settings.storage))
  } finally {
    await database.close()
    lock?.release()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

type Opened = Awaited<ReturnType<typeof openDatabase<Tables>>>

async function check(database: Opened) {
  const pending = await listPendingMigrations(database)
  for (const name of pending) console.log(`migrate: pending ${name}`)
  if (pending.length > 0) throw new Error(`migrate: ${pending.length} migrations are pending`)
  console.log('migrate: nothing is pending')
}

async function run(database: Opened) {
  const ran = await migrateTables(database)
  for (const name of ran) console.log(`migrate: ran ${name}`)
  if (ran.length === 0) console.log('migrate: nothing was pending')
}

async function load(database: Opened, storage: ReturnType<typeof openStorage>) {
  const folder = join(import.meta.dirname, '../content')
  const outcome = await loadContent(database, folder, {
    log: createLog('info'),
    deliberately: true,
    readAgain: true,
  })
  if (outcome !== 'loaded') throw new Error('migrate: the content was not loaded')
  await loadPictures(database.db, storage, folder)
  console.log('migrate: the content is that of this release')
}
