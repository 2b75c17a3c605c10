import type { Kysely } from 'kysely'
import type { Colleague } from '../../../contract/office/door.ts'
import { type Team, teamsOf } from '../../../contract/office/permissions.ts'
import type { OfficeTables } from '../schema.ts'

interface ActiveColleague extends Colleague {
  readonly email: string
  readonly teams: Team[]
}

/** The active members of staff by name, with the teams whose requests they see. */
export async function listColleagues(db: Kysely<OfficeTables>): Promise<ActiveColleague[]> {
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where('active', '=', 1)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const roles = await db.selectFrom('staff_roles').selectAll().execute()
  return staff.map(each => ({
    ...each,
    teams: teamsOf(roles.filter(({ staff_id }) => staff_id === each.id).map(({ role }) => role)),
  }))
}

/** The names of members of staff, also of former ones, by id. */
export async function findColleagues(
  db: Kysely<OfficeTables>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Colleague>> {
  const wanted = [...new Set(ids.filter(id => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('staff').select(['id', 'name']).where('id', 'in', wanted).execute()
  return new Map(rows.map(row => [row.id, row]))
}
