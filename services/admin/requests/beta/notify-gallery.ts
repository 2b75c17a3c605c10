import type { Kysely } from 'kysely'
import { betaTypesOf } from '../../../../contract/betas.ts'
import { openBetaStates } from '../../../../contract/requests/beta-application/schema.ts'
import type { GalleryPeer } from '../../../../contract/service-calls.ts'
import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import type { JobHandler } from '../../../../platform/jobs/perform.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'
import { betasOf } from './betas-of.ts'

/** The kind of job that brings a decision to the account of whoever applied. */
export const decisionKind = 'beta-decision'

/** Retries for about a month, an hour apart after the first ones. */
const attempts = 720
const timeoutMs = 15_000

/** Queues the job in the transaction of the decision. */
export async function queueDecision(trx: Kysely<AdminTables>, requestId: string): Promise<void> {
  const job = { kind: decisionKind, payload: { request: requestId }, maxAttempts: attempts }
  const delivery = { job_id: (await enqueue(trx, job)) ?? '', delivered_at: null }
  await trx
    .insertInto('beta_deliveries')
    .values({ request_id: requestId, ...delivery })
    .onConflict(conflict => conflict.column('request_id').doUpdateSet(delivery))
    .execute()
}

/**
 * Delivers the state of an application to the gallery service; repeated and late deliveries are safe, since states only
 * advance.
 */
export const notifyGallery =
  (db: Kysely<AdminTables>, gallery: GalleryPeer): JobHandler =>
  async (payload, { id: jobId }) => {
    const { request: id } = payload as { readonly request: string }
    const request = await db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst()
    // The application is erased.
    if (!request) return
    const { reference, account_id, email, updated_at, erase_at } = request
    const state = request.state === 'invited' ? 'invited' : 'ended'
    const betas = state === 'invited' ? betasOf(request.answers) : await listEnded(db, request)
    await gallery.decideBeta(
      {
        params: { reference },
        body: {
          state,
          account: account_id,
          email,
          betas: betaTypesOf(betas),
          decided_at: updated_at,
          expires_at: erase_at ?? updated_at,
        },
      },
      { signal: AbortSignal.timeout(timeoutMs) },
    )
    await db
      .updateTable('beta_deliveries')
      .set({ delivered_at: new Date().toISOString() })
      .where('request_id', '=', id)
      .where('job_id', '=', jobId)
      .execute()
  }

/** The betas of an application that no other open one of its account is for. */
async function listEnded(db: Kysely<AdminTables>, { id, account_id, answers }: RequestRow) {
  if (account_id === null) return betasOf(answers)
  const others = await db
    .selectFrom('requests')
    .select('answers')
    .where('kind', '=', 'beta-application')
    .where('account_id', '=', account_id)
    .where('state', 'in', openBetaStates)
    .where('id', '!=', id)
    .execute()
  const still = others.flatMap(other => betasOf(other.answers))
  return betasOf(answers).filter(product => !still.includes(product))
}
