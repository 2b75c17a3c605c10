import type { Kysely } from 'kysely'
import type { RequestKind } from '../../../../contract/requests.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'

interface RequestFilter {
  readonly kind?: RequestKind
  readonly state?: string
}

/** The newest hundred requests. Changes are included only when the filter names their state. */
export function listRequests(
  db: Kysely<AdminTables>,
  { kind, state }: RequestFilter = {},
): Promise<RequestRow[]> {
  let query = db.selectFrom('requests').selectAll().limit(100)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  query = state === undefined ? query.where('changes_id', 'is', null) : query.where('state', '=', state)
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
}

/** A request by its reference, in any case. Throws for an unknown one. */
export async function getRequest(db: Kysely<AdminTables>, reference: string): Promise<RequestRow> {
  const wanted = reference.trim().toUpperCase()
  const request = await db
    .selectFrom('requests')
    .selectAll()
    .where('reference', '=', wanted)
    .executeTakeFirst()
  if (!request) throw new Error(`There is no request ${wanted}.`)
  return request
}

/** The events of a request, oldest first. */
export const listEvents = (db: Kysely<AdminTables>, requestId: string) =>
  db.selectFrom('request_events').selectAll().where('request_id', '=', requestId).orderBy('id').execute()
