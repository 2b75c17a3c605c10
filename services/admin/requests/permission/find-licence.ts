import type { Kysely } from 'kysely'
import type { Licence } from '../../../../contract/requests.ts'
import type { AdminTables } from '../../schema.ts'

/** The licence of a request; null for one that was not accepted, or of another kind. */
export async function findLicence(db: Kysely<AdminTables>, requestId: string): Promise<Licence | null> {
  const licence = await db
    .selectFrom('licences')
    .select(['starts_on', 'ends_on', 'terms'])
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return licence ?? null
}
