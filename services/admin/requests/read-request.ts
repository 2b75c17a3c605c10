import type { ExpressionBuilder } from 'kysely'
import type { RequestThread } from '../../../contract/requests.ts'
import { Refusal } from '../../http/problem.ts'
import type { AdminTables, RequestRow } from '../schema.ts'
import { listUploadsOf } from '../uploads/claim-uploads.ts'
import { betasOf } from './beta/betas-of.ts'
import { changeableStates } from './changes/changeable.ts'
import { retryOnConcurrentChange } from './changes/concurrent-change.ts'
import { getChanged } from './changes/get-changed.ts'
import type { Dependencies } from './dependencies.ts'
import { findLicence } from './permission/find-licence.ts'
import { listPublicEvents } from './public-events.ts'
import { isChangeTokenOf, isTokenOf, tokenOf } from './reference.ts'
import { answersOf } from './request-answers.ts'

/**
 * The request or change of a signed link. Throws `Refusal` 404 both for an unknown request and for a wrong token, and
 * 410 for an expired change.
 */
export async function getOwnRequest(
  { db, secret, clock }: Pick<Dependencies, 'db' | 'secret' | 'clock'>,
  given: string,
  token: string,
): Promise<RequestRow> {
  // Page URLs are in lower case.
  const reference = given.toUpperCase()
  const isChange = isChangeTokenOf(secret, reference, token)
  const notFound = new Refusal(404, 'There is no such request, or it is not yours.')
  if (!isChange && !isTokenOf(secret, reference, token)) throw notFound
  const request = await db
    .selectFrom('requests')
    .selectAll()
    .where('id', '=', ofReference(reference))
    .where('state', isChange ? 'in' : 'not in', ['unconfirmed', 'confirmed'])
    .where(row => row.or([row('erase_at', 'is', null), row('erase_at', '>', clock().toISOString())]))
    .executeTakeFirst()
  if (request) return request
  throw isChange ? new Refusal(410, 'It was not confirmed in time, or there is nothing to change.') : notFound
}

/** A request as shown to its sender. */
export const getThread = (dependencies: Dependencies, given: string, token: string): Promise<RequestThread> =>
  retryOnConcurrentChange(() => readThread(dependencies, given, token))

async function readThread(dependencies: Dependencies, given: string, token: string): Promise<RequestThread> {
  const request = await getOwnRequest(dependencies, given, token)
  const events = await listPublicEvents(dependencies, request.id)
  const { reference, kind, state, created_at } = request
  const answers = {
    ...answersOf(request),
    ...(kind === 'beta-application' && state !== 'confirmed' && { betas: betasOf(request.answers) }),
  }
  const licence = await findLicence(dependencies.db, request.id)
  const sent = await listUploadsOf(dependencies.db, request.id)
  const files = sent.map(({ id, name, size, created_at: at }) => ({ id, name, size, at }))
  const changes = await findChanged(dependencies, request)
  return { reference, kind, state, created_at, answers, events, files, licence, changes }
}

/** The reference and path of the request that this one would change. */
async function findChanged(
  dependencies: Dependencies,
  { changes_id, kind }: RequestRow,
): Promise<RequestThread['changes']> {
  if (changes_id === null) return null
  const { reference, state } = await getChanged(dependencies, changes_id)
  const open = changeableStates(kind).includes(state)
  return { reference, token: tokenOf(dependencies.secret, reference), open }
}

/** The id of the request that a reference leads to: its own, or that of the request that it was merged into. */
const ofReference = (reference: string) => (eb: ExpressionBuilder<AdminTables, 'requests'>) =>
  eb
    .selectFrom('requests as named')
    .select(named => named.fn.coalesce('named.merged_into', 'named.id').as('id'))
    .where('named.reference', '=', reference)

/** The requests of an account, newest first. */
export async function listRequestsOfAccount({ db, secret }: Dependencies, account: string) {
  const rows = await db
    .selectFrom('requests')
    .select(['reference', 'kind', 'state', 'created_at', 'answers'])
    .where('account_id', '=', account)
    .where('merged_into', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ answers, ...row }) => ({
    ...row,
    token: tokenOf(secret, row.reference),
    betas: row.kind === 'beta-application' ? betasOf(answers) : [],
  }))
}
