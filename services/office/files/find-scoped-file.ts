import type { Kysely } from 'kysely'
import type { Team } from '../../../contract/office/permissions.ts'
import type { OfficeTables } from '../schema.ts'

/** The id of a file of a request of the teams; null for any other. */
export async function findScopedFile(
  db: Kysely<OfficeTables>,
  teams: readonly Team[],
  id: string,
): Promise<string | null> {
  if (!/^[0-9a-f]{32}$/.test(id)) return null
  const row = await db
    .selectFrom('uploads')
    .innerJoin('requests', 'requests.id', 'uploads.request_id')
    .select('uploads.id')
    .where('uploads.id', '=', id)
    .where('requests.team', 'in', teams)
    .executeTakeFirst()
  return row?.id ?? null
}
