import type { Kysely } from 'kysely'
import type { JobTables } from './tables.ts'

/** Since when staff have switched the site to read-only; null: they have not. */
export async function readOnlySince<Tables extends JobTables>(db: Kysely<Tables>): Promise<string | null> {
  const row = await jobsOf(db).selectFrom('read_only').select('since').executeTakeFirst()
  return row?.since ?? null
}

/** Switches the site to read-only, or back. false: it was so already. */
export async function switchReadOnly<Tables extends JobTables>(
  db: Kysely<Tables>,
  isOn: boolean,
  now: Date,
): Promise<boolean> {
  if (!isOn) return (await jobsOf(db).deleteFrom('read_only').executeTakeFirst()).numDeletedRows > 0n
  const { numInsertedOrUpdatedRows = 0n } = await jobsOf(db)
    .insertInto('read_only')
    .values({ slot: 1, since: now.toISOString() })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

const jobsOf = <Tables extends JobTables>(db: Kysely<Tables>) => db as unknown as Kysely<JobTables>
