import type { Kysely } from 'kysely'
import type { Team } from '../../../contract/office/permissions.ts'
import { requestKinds } from '../../../contract/requests.ts'
import { dialectOf, lockRows } from '../../../platform/database/dialect.ts'
import { ConcurrentChange } from '../../admin/requests/changes/concurrent-change.ts'
import type { RequestRow } from '../../admin/schema.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'

const notFound = () => new Refusal(404, 'There is no such request, or it is of another team.')

/** A request of one of the teams. Throws `Refusal` 404; changes that wait for their confirmation are no requests yet. */
export async function getRequestOf(
  db: Kysely<OfficeTables>,
  teams: readonly Team[],
  reference = '',
): Promise<RequestRow> {
  const request = await requestsOf(db, teams, [reference.toUpperCase()]).executeTakeFirst()
  if (!request) throw notFound()
  return request
}

/**
 * As `getRequestOf`, for several, each once, which are locked until the end of the transaction: all acts lock in one
 * order, which prevents deadlocks. Throws `Refusal` 404 when one is missing.
 */
export async function lockRequestsOf(
  trx: Kysely<OfficeTables>,
  teams: readonly Team[],
  references: readonly string[],
): Promise<RequestRow[]> {
  const wanted = [...new Set(references.map(reference => reference.toUpperCase()))]
  const rows = await lockRows(requestsOf(trx, teams, wanted).orderBy('id'), dialectOf(trx)).execute()
  const found = wanted.flatMap(reference => rows.find(row => row.reference === reference) ?? [])
  if (found.length < wanted.length) throw notFound()
  return found
}

/**
 * Locks a request that was followed, before the caller changes anything else of it. Throws `ConcurrentChange` when it
 * has been merged meanwhile.
 */
export async function lockFollowed(trx: Kysely<OfficeTables>, id: string): Promise<void> {
  const request = trx.selectFrom('requests').select('merged_into').where('id', '=', id)
  const row = await lockRows(request, dialectOf(trx)).executeTakeFirst()
  if (row?.merged_into !== null) throw new ConcurrentChange('The request has been merged or erased')
}

const requestsOf = (db: Kysely<OfficeTables>, teams: readonly Team[], references: readonly string[]) =>
  db
    .selectFrom('requests')
    .selectAll()
    .where('reference', 'in', references)
    .where('kind', 'in', requestKinds)
    .where('team', 'in', teams)
    .where('changes_id', 'is', null)

/** The request that a reference leads to: of a merged one, that which it was merged into. */
export async function followRequestOf(
  db: Kysely<OfficeTables>,
  teams: readonly Team[],
  reference = '',
): Promise<RequestRow> {
  const request = await getRequestOf(db, teams, reference)
  if (request.merged_into === null) return request
  const target = await db
    .selectFrom('requests')
    .selectAll()
    .where('id', '=', request.merged_into)
    .where('team', 'in', teams)
    .executeTakeFirst()
  if (!target) throw notFound()
  return target
}
