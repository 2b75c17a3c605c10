import type { Kysely } from 'kysely'
import type { RequestKind } from '../../../../contract/requests.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'

export interface RequestFilter {
  readonly kind?: RequestKind
  readonly state?: string
}

/**
 * The newest hundred of what has come in. Changes that nobody has confirmed, and those that stand elsewhere by now, are left
 * out unless their state is asked for.
 */
export function listRequests(
  db: Kysely<AdminTables>,
  { kind, state }: RequestFilter = {},
): Promise<RequestRow[]> {
  let query = db.selectFrom('requests').selectAll().limit(100)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  query = state === undefined ? query.where('changes_id', 'is', null) : query.where('state', '=', state)
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
}

/** A request by its reference, however it is written. Throws when there is none. */
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

/** What has happened with it, the oldest first. */
export const listEvents = (db: Kysely<AdminTables>, requestId: string) =>
  db.selectFrom('request_events').selectAll().where('request_id', '=', requestId).orderBy('id').execute()
