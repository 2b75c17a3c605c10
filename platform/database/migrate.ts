import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import type { DialectName } from './dialect.ts'

/** What one owner of tables has checked in: migrations by name, run in the order of their names. */
export type Migrations = {
  /** Lower case; the table `{name}_migrations` remembers what has been run. */
  readonly name: string
  readonly migrations: Readonly<Record<string, Pick<Migration, 'up'>>>
}

/**
 * Runs the migrations that have not been run yet with Kysely's Migrator and resolves to their names.
 * All of them happen or, when one fails, none: the error names the one that failed. Processes that
 * start at once take turns. A database that knows a migration which is not in `migrations` comes from a
 * newer version, and a new name that sorts before one already run would have been left out: both throw.
 */
export async function migrate<Tables>(
  database: Database<Tables>,
  { name: owner, migrations }: Migrations,
): Promise<string[]> {
  const table = `${owner}_migrations`
  return await database.db.transaction().execute(async trx => {
    if (database.dialect === 'postgres') await takeLock(trx)
    const done = await listDone(trx, table, database.dialect)
    if (!hasPending(owner, Object.keys(migrations).sort(), done)) return []
    const migrator = new Migrator({
      db: trx,
      provider: { getMigrations: async () => ({ ...migrations }) },
      migrationTableName: table,
      // `hasPending` has compared the names; Kysely compares times, which follow a clock that may be set back.
      allowUnorderedMigrations: true,
    })
    const { error, results = [] } = await migrator.migrateToLatest()
    const failed = results.find(({ status }) => status === 'Error')
    if (failed) {
      const reason = error instanceof Error ? error.message : error
      throw new Error(`Migration ${owner}/${failed.migrationName} failed: ${reason}`, { cause: error })
    }
    if (error) throw error
    return results.map(({ migrationName }) => migrationName)
  })
}

type MigrationTable = Record<string, { name: string; timestamp: string }>

/** The names of the migrations that have been run. A table written before the Migrator was used is made one of its own. */
async function listDone<Tables>(
  trx: Transaction<Tables>,
  table: string,
  dialect: DialectName,
): Promise<string[]> {
  const columns = await listColumns(trx, table, dialect)
  if (columns.length === 0) return []
  if (columns.includes('ran_at'))
    await trx.schema.alterTable(table).renameColumn('ran_at', 'timestamp').execute()
  const rows = await (trx as unknown as Kysely<MigrationTable>).selectFrom(table).select('name').execute()
  return rows.map(row => row.name)
}

async function listColumns<Tables>(
  trx: Transaction<Tables>,
  table: string,
  dialect: DialectName,
): Promise<string[]> {
  const query =
    dialect === 'postgres'
      ? sql<{ name: string }>`
          select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}`
      : sql<{ name: string }>`select name from pragma_table_info(${table})`
  const { rows } = await query.execute(trx)
  return rows.map(row => row.name)
}

function hasPending(owner: string, known: readonly string[], done: readonly string[]): boolean {
  const unknown = done.find(name => !known.includes(name))
  if (unknown)
    throw new Error(`The database was migrated by a newer version: it has run ${owner}/${unknown}.`)
  const [pending] = known.filter(name => !done.includes(name))
  const last = done.toSorted().at(-1)
  if (last && pending && pending < last) {
    throw new Error(`Migration ${owner}/${pending} has to sort after ${last}, which has already been run.`)
  }
  return pending !== undefined
}

/** The advisory lock of this database's migrations: any number that stays the same. */
const lockNumber = 5_301_847_290

/** Waits by asking again, because a statement that waits inside the server would run into its time limit. */
async function takeLock<Tables>(trx: Transaction<Tables>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const { rows } = await sql<{
      taken: number
    }>`select pg_try_advisory_xact_lock(${lockNumber}) as taken`.execute(trx)
    if (rows[0]?.taken) return void (await sql`set local statement_timeout = 0`.execute(trx))
    await sleep(100)
  }
  throw new Error('Another process has been migrating the database for a minute.')
}
