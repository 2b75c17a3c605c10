import type { ExpressionBuilder, Kysely } from 'kysely'
import type { RequestKind } from '../../../contract/requests.ts'
import type { RequestRow } from '../../admin/schema.ts'
import { Refusal } from '../../http/problem.ts'
import type { StaffSession } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'

/** The requests of a kind that a session can see. */
export const requestsInScope = (db: Kysely<OfficeTables>, session: StaffSession, kind: RequestKind) =>
  db.selectFrom('requests').where(isInScope(session, kind))

export const isInScope =
  ({ staff }: StaffSession, kind: RequestKind) =>
  ({ eb, and }: ExpressionBuilder<OfficeTables, 'requests'>) =>
    and([
      eb('requests.kind', '=', kind),
      eb('requests.team', 'in', staff.teams),
      eb('requests.changes_id', 'is', null),
    ])

/** A request of a kind by its reference, in any case. Throws `Refusal` 404 for an unknown one, or of another team. */
export async function getScoped(
  db: Kysely<OfficeTables>,
  session: StaffSession,
  kind: RequestKind,
  reference = '',
): Promise<RequestRow> {
  const notFound = new Refusal(404, 'There is no such request, or it is of another team.')
  if (!/^[\w-]{1,20}$/.test(reference)) throw notFound
  const request = await requestsInScope(db, session, kind)
    .selectAll()
    .where('requests.reference', '=', reference.toUpperCase())
    .executeTakeFirst()
  if (!request) throw notFound
  return request
}
