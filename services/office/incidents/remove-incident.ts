import type { Kysely } from 'kysely'
import { contentKeys } from '../../../contract/content-keys.ts'
import { bumpRevision } from '../../admin/content/revision.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'
import { findIncident } from './save-incident.ts'

/** Removes an update of an incident. Throws `Refusal` 404 for an unknown one, and 409 for the only one. */
export async function removeUpdate(trx: Kysely<OfficeTables>, id: string, update: string): Promise<void> {
  await findIncident(trx, id)
  const updates = await trx
    .selectFrom('incident_updates')
    .select('id')
    .where('incident_id', '=', id)
    .execute()
  if (!updates.some(each => each.id === update)) throw new Refusal(404, 'There is no such update.')
  if (updates.length === 1) throw new Refusal(409, 'It is the only update: remove the whole entry instead.')
  await trx.deleteFrom('incident_updates').where('id', '=', update).execute()
  await bumpRevision(trx, [contentKeys.incidents])
}

/** Removes an incident with its updates. Throws `Refusal` 404 for an unknown one. */
export async function removeIncident(trx: Kysely<OfficeTables>, id: string): Promise<void> {
  await findIncident(trx, id)
  await trx.deleteFrom('incident_updates').where('incident_id', '=', id).execute()
  await trx.deleteFrom('incidents').where('id', '=', id).execute()
  await bumpRevision(trx, [contentKeys.incidents])
}
