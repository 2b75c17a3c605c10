import type { Kysely } from 'kysely'
import type { Application } from '../../../contract/office/decisions.ts'
import type { RequestRow } from '../../admin/schema.ts'
import type { OfficeTables } from '../schema.ts'

/** Whether the invitation of each application has been brought to its account, by the id of the request. */
export async function listActivations(
  db: Kysely<OfficeTables>,
  requests: readonly RequestRow[],
): Promise<ReadonlyMap<string, Application['activation']>> {
  const ids = requests.filter(({ state }) => state === 'invited').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('beta_deliveries as d')
    .leftJoin('jobs', join => join.onRef('jobs.id', '=', 'd.job_id').on('jobs.gave_up_at', 'is', null))
    .select(['d.request_id', 'd.delivered_at', 'jobs.id as job'])
    .where('d.request_id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ request_id, delivered_at, job }) => [
      request_id,
      delivered_at !== null ? 'done' : job === null ? 'failed' : 'pending',
    ]),
  )
}
