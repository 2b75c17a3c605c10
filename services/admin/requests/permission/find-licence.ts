import { type Kysely, sql } from 'kysely'
import type { Licence } from '../../../../contract/requests.ts'
import type { AdminTables } from '../../schema.ts'

/** The last day of a licence, which staff may have brought forward. */
export const lastDay = sql<string>`coalesce(licences.ended_early_on, licences.ends_on)`

/** Licences with their requests. A cross join keeps SQLite from reading the requests first, which are many more. */
export const fromLicences = <Tables extends AdminTables>(db: Kysely<Tables>) =>
  (db as unknown as Kysely<AdminTables>)
    .selectFrom('licences')
    .crossJoin('requests')
    .whereRef('requests.id', '=', 'licences.request_id')

/** The licence of a request; null for one that was not accepted, or of another kind. */
export async function findLicence(db: Kysely<AdminTables>, requestId: string): Promise<Licence | null> {
  const licence = await db
    .selectFrom('licences')
    .select(['starts_on', lastDay.as('ends_on'), 'terms'])
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return licence ?? null
}
