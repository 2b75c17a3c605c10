import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Settings } from '../../platform/settings.ts'
import { listPendingMigrations, loadContent, migrateTables } from '../services/prepare-database.ts'
import type { Tables } from '../services/tables.ts'
import { StartFailure, tablesFailure } from './start-failure.ts'

/**
 * Migrates the tables and loads the content, or refuses a database for which `PREPARE=release` has left that to
 * `npm run migrate` and which is behind. Resolves to whether its content is that of this release. Throws `StartFailure`.
 */
export async function prepare(
  database: Database<Tables>,
  { prepare: by, database: setting, readOnly }: Settings,
  contentFolder: string,
  log: Log,
): Promise<boolean> {
  try {
    if (by === 'release' || readOnly) {
      await refusePending(database)
      return false
    }
    const ran = await migrateTables(database)
    if (ran.length > 0) log.info({ migrations: ran }, 'Tables migrated')
    // An embedded database is of one installation: nothing older runs beside this.
    const deliberately = database.dialect === 'sqlite'
    const readAgain = ran.length > 0
    return (await loadContent(database, contentFolder, { log, deliberately, readAgain })) !== 'older'
  } catch (error) {
    throw tablesFailure(error, setting)
  }
}

async function refusePending(database: Database<Tables>): Promise<void> {
  const [first, ...others] = await listPendingMigrations(database)
  if (first === undefined) return
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  throw new StartFailure(
    `The database lacks ${first}${more}: run \`npm run migrate\` first (PREPARE is release).`,
  )
}
