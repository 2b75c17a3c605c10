import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Database } from './database.ts'

/** What one owner of tables has checked in: migrations by name, run in the order of their names. */
export type Migrations = {
  /** Lower case; the table `{name}_migrations` remembers what has been run. */
  readonly name: string
  readonly migrations: Readonly<Record<string, Pick<Migration, 'up'>>>
}

type Bookkeeping = Record<string, { name: string; ran_at: string }>

/**
 * Runs the migrations that have not been run yet and resolves to their names.
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
    if (database.dialect === 'postgres') await takeTurn(trx)
    const books = trx as unknown as Kysely<Bookkeeping>
    await books.schema
      .createTable(table)
      .ifNotExists()
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('ran_at', 'text', column => column.notNull())
      .execute()
    const rows = await books.selectFrom(table).select('name').execute()
    const pending = listPending(
      owner,
      Object.keys(migrations).sort(),
      rows.map(row => row.name),
    )
    for (const name of pending) {
      await run(`${owner}/${name}`, () => migrations[name]?.up(trx))
      await books.insertInto(table).values({ name, ran_at: new Date().toISOString() }).execute()
    }
    return pending
  })
}

function listPending(owner: string, known: string[], done: string[]): string[] {
  const unknown = done.find(name => !known.includes(name))
  if (unknown)
    throw new Error(`The database was migrated by a newer version: it has run ${owner}/${unknown}.`)
  const pending = known.filter(name => !done.includes(name))
  const last = done.toSorted().at(-1)
  if (last && pending[0] && pending[0] < last) {
    throw new Error(`Migration ${owner}/${pending[0]} has to sort after ${last}, which has already been run.`)
  }
  return pending
}

async function run(name: string, up: () => Promise<void> | undefined): Promise<void> {
  try {
    await up()
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}

/** Any number, as long as it stays the same: it names the lock that migrating processes share. */
const lockNumber = 5_301_847_290

/** Waits by asking again, because a statement that waits inside the server would run into its time limit. */
async function takeTurn<Tables>(trx: Transaction<Tables>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const { rows } = await sql<{
      taken: number
    }>`select pg_try_advisory_xact_lock(${lockNumber}) as taken`.execute(trx)
    if (rows[0]?.taken) return void (await sql`set local statement_timeout = 0`.execute(trx))
    await sleep(100)
  }
  throw new Error('Another process has been migrating the database for a minute.')
}
