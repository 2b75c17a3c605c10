import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import type { DialectName } from './dialect.ts'
import { hasPending } from './pending-migrations.ts'

/** The migrations of one owner of tables by name, run in the order of their names. */
export type Migrations = {
  /** Lower case; the table `{name}_migrations` lists the migrations that have run. */
  readonly name: string
  readonly migrations: Readonly<Record<string, Pick<Migration, 'up'>>>
}

interface Patience {
  /** How long a statement waits for a lock, in ms: so long, others wait behind it. */
  readonly lockMs: number
  /** The pauses between the tries, in ms, in which those who waited go on. */
  readonly pausesMs: readonly number[]
}

const usualPatience: Patience = {
  lockMs: 1000,
  pausesMs: [1000, 2000, 3000, 5000, 8000, 10_000, 10_000, 10_000],
}

/**
 * Runs the pending migrations in one transaction with Kysely's Migrator and resolves to their names; a failure rolls all of
 * them back and names its migration. Concurrent starts take turns. On PostgreSQL no statement waits long for a lock, with
 * everybody else behind it: all is rolled back, and tried again. Throws for a database that this release cannot use
 * (`hasPending`).
 */
export async function migrate<Tables>(
  database: Database<Tables>,
  migrations: Migrations,
  { lockMs, pausesMs }: Patience = usualPatience,
): Promise<string[]> {
  for (const pauseMs of pausesMs) {
    try {
      return await runPending(database, migrations, lockMs)
    } catch (error) {
      if (!isLockRefused(error)) throw error
      await sleep(pauseMs)
    }
  }
  return await runPending(database, migrations, lockMs)
}

/** The names of the migrations that are still to be run; throws as `migrate` does. */
export async function listPending<Tables>(
  { db, dialect }: Database<Tables>,
  { name: owner, migrations }: Migrations,
): Promise<string[]> {
  return await db.transaction().execute(async trx => {
    const table = `${owner}_migrations`
    const done = await listDone(trx, table, await listColumns(trx, table, dialect))
    const names = Object.keys(migrations)
    return hasPending(owner, names, done) ? names.filter(name => !done.includes(name)).sort() : []
  })
}

async function runPending<Tables>(
  database: Database<Tables>,
  { name: owner, migrations }: Migrations,
  lockMs: number,
): Promise<string[]> {
  const table = `${owner}_migrations`
  return await database.db.transaction().execute(async trx => {
    if (database.dialect === 'postgres') await takeLock(trx, lockMs)
    const columns = await listColumns(trx, table, database.dialect)
    const done = await listDone(trx, table, columns)
    if (!hasPending(owner, Object.keys(migrations), done)) return []
    // Of the runner before Kysely's Migrator.
    if (columns.includes('ran_at'))
      await trx.schema.alterTable(table).renameColumn('ran_at', 'timestamp').execute()
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

/** PostgreSQL's lock_not_available and deadlock_detected. */
const lockStates = ['55P03', '40P01']

function isLockRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && lockStates.includes(code)) || isLockRefused(error.cause)
}

type MigrationTable = Record<string, { name: string; timestamp: string }>

/** The names of the migrations that have run. */
async function listDone<Tables>(trx: Transaction<Tables>, table: string, columns: readonly string[]) {
  if (columns.length === 0) return []
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

/** The key of the advisory lock of migrations. */
const lockNumber = 5_301_847_290

/** Polls, because a blocking statement would run into its timeout. */
async function takeLock<Tables>(trx: Transaction<Tables>, lockMs: number): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const { rows } = await sql<{
      taken: number
    }>`select pg_try_advisory_xact_lock(${lockNumber}) as taken`.execute(trx)
    if (rows[0]?.taken) {
      await sql`set local statement_timeout = 0`.execute(trx)
      return void (await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(trx))
    }
    await sleep(100)
  }
  throw new Error('Another process has been migrating the database for a minute.')
}
