import type { RequestThread } from '../../../contract/requests.ts'
import { Refusal } from '../../http/problem.ts'
import type { RequestRow } from '../schema.ts'
import type { Means } from './means.ts'
import { findLicence } from './permission/find-licence.ts'
import { isTokenOf, tokenOf } from './reference.ts'

/** The request that a signed link is about. Throws `Refusal` 404 alike for no such request and for another's token. */
export async function getOwnRequest(
  { db, secret }: Means,
  given: string,
  token: string,
): Promise<RequestRow> {
  // Addresses of pages are in small letters.
  const reference = given.toUpperCase()
  const request = isTokenOf(secret, reference, token)
    ? await db.selectFrom('requests').selectAll().where('reference', '=', reference).executeTakeFirst()
    : undefined
  if (!request) throw new Refusal(404, 'There is no such request, or it is not yours.')
  return request
}

/** A request as its sender sees it. */
export async function getThread(means: Means, given: string, token: string): Promise<RequestThread> {
  const request = await getOwnRequest(means, given, token)
  const events = await means.db
    .selectFrom('request_events')
    .select(['id', 'at', 'by', 'state', 'text'])
    .where('request_id', '=', request.id)
    .orderBy('id')
    .execute()
  const { reference, kind, state, created_at, name, email } = request
  const answers = { name, email, ...(JSON.parse(request.answers) as Record<string, unknown>) }
  const licence = await findLicence(means.db, request.id)
  const files = await listFiles(means, request.id)
  return { reference, kind, state, created_at, answers, events, files, licence }
}

async function listFiles({ db }: Means, requestId: string): Promise<RequestThread['files']> {
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'name', 'size', 'created_at as at'])
    .where('request_id', '=', requestId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows
}

/** What somebody sent while they were logged in, newest first. */
export async function listRequestsOfAccount({ db, secret }: Means, account: string) {
  const rows = await db
    .selectFrom('requests')
    .select(['reference', 'kind', 'state', 'created_at'])
    .where('account_id', '=', account)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.map(row => ({ ...row, token: tokenOf(secret, row.reference) }))
}
