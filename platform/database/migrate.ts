import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import type { DialectName } from './dialect.ts'

/** The migrations of one owner of tables by name, run in the order of their names. */
export type Migrations = {
  /** Lower case; the table `{name}_migrations` lists the migrations that have run. */
  readonly name: string
  readonly migrations: Readonly<Record<string, Pick<Migration, 'up'>>>
}

/**
 * Runs the pending migrations in one transaction with Kysely's Migrator and resolves to their names; a failure rolls all of
 * them back and names its migration. Concurrent starts take turns. Throws when the database knows a migration that is
 * missing here (a newer version), and when a new name sorts before one that has run.
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
      // `hasPending` has compared the names; Kysely compares timestamps, and a clock may be set back.
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

/** The names of the migrations that have run. A table of the runner before Kysely's Migrator is converted. */
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

/** The key of the advisory lock of migrations. */
const lockNumber = 5_301_847_290

/** Polls, because a blocking statement would run into its timeout. */
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
