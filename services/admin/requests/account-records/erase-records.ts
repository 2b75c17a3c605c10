import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { RecordOwner, RetainedRecord } from '../../../../contract/account-records.ts'
import { forgetUndelivered } from '../../../../platform/mail/outbox.ts'
import { forgetTemporaryBounces } from '../../newsletter/bounces.ts'
import { suppress } from '../../newsletter/suppress.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'
import { storeSeats } from '../beta/places.ts'
import type { Dependencies } from '../dependencies.ts'
import { findLicence } from '../permission/find-licence.ts'
import { indexRequest } from '../words/index-request.ts'
import { findOwnSuppression } from './export-records.ts'
import { isDraftOf, isRequestOf, keyOf, uploadsIn } from './owner.ts'

type EraseDependencies = Pick<Dependencies, 'db' | 'secret' | 'clock' | 'eraseFiles'>

/**
 * Erases the records of an account and its confirmed address: files first and rows last, so that a repeated run finds
 * what an interrupted one left. Idempotent. Resolves to the retained records. Throws when files or rows cannot be
 * erased now.
 */
export async function eraseRecords(
  dependencies: EraseDependencies,
  owner: RecordOwner,
): Promise<RetainedRecord[]> {
  const key = keyOf(owner)
  if (key !== null)
    await dependencies.db.transaction().execute(trx => endSubscription(trx, dependencies, key))
  await eraseDrafts(dependencies, owner)
  const kept = await eraseRequests(dependencies, owner)
  if (owner.email !== null) await forgetUndelivered(dependencies.db, owner.email)
  const mark = await findOwnSuppression(dependencies, owner)
  if (mark) kept.push({ what: 'unsubscribed', reference: null, until: mark.erase_at.slice(0, 10) })
  return kept
}

/** Ends a subscription, in the caller's transaction, as the link in a newsletter does: nobody writes to the address by mistake. */
export async function endSubscription(
  trx: Kysely<AdminTables>,
  { secret, clock }: Pick<EraseDependencies, 'secret' | 'clock'>,
  emailKey: string,
): Promise<void> {
  const gone = await trx
    .deleteFrom('subscribers')
    .where('email_key', '=', emailKey)
    .returning('confirmed_at')
    .executeTakeFirst()
  const context = { secret, now: clock() }
  await forgetTemporaryBounces(trx, context, emailKey)
  if (gone?.confirmed_at) await suppress(trx, context, [emailKey], 'left')
}

async function eraseDrafts({ db, eraseFiles }: EraseDependencies, owner: RecordOwner): Promise<void> {
  const drafts = await db
    .selectFrom('drafts')
    .select(['token_hash', 'answers'])
    .where(isDraftOf(owner))
    .execute()
  for (const { token_hash, answers } of drafts) {
    await eraseFiles({ uploads: uploadsIn(answers) })
    await db.deleteFrom('drafts').where('token_hash', '=', token_hash).execute()
    await setImmediate()
  }
}

const requestsAtOnce = 100

async function eraseRequests(dependencies: EraseDependencies, owner: RecordOwner): Promise<RetainedRecord[]> {
  const kept: RetainedRecord[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const slice: RequestRow[] = await dependencies.db
      .selectFrom('requests')
      .selectAll()
      .where(isRequestOf(owner))
      .where('id', '>', after)
      .orderBy('id')
      .limit(requestsAtOnce)
      .execute()
    for (const request of slice) {
      const { reference, erase_at } = request
      const until = erase_at?.slice(0, 10)
      const { agreement } = JSON.parse(request.answers) as { readonly agreement?: unknown }
      const isLicensed = (await findLicence(dependencies.db, request.id)) !== null
      if (isLicensed && until) kept.push({ what: 'licence', reference, until })
      else if (request.kind === 'beta-application' && agreement !== undefined && until) {
        await reduceToAgreement(dependencies, request, agreement)
        kept.push({ what: 'agreement', reference, until })
      } else await eraseRequest(dependencies, request.id)
      await setImmediate()
    }
    after = slice.length < requestsAtOnce ? undefined : slice.at(-1)?.id
  }
  return kept
}

async function eraseRequest({ db, eraseFiles }: EraseDependencies, id: string): Promise<void> {
  await eraseFiles({ requests: [id] })
  await db.deleteFrom('requests').where('id', '=', id).execute()
}

/** Reduces an application with a signed agreement to the signature. */
async function reduceToAgreement(
  { db, clock, eraseFiles }: EraseDependencies,
  { id }: RequestRow,
  agreement: unknown,
): Promise<void> {
  await eraseFiles({ requests: [id] })
  await db.transaction().execute(async trx => {
    await trx
      .updateTable('requests')
      .set({
        state: 'withdrawn',
        answers: JSON.stringify({ agreement }),
        updated_at: clock().toISOString(),
      })
      .where('id', '=', id)
      .execute()
    await storeSeats(trx, id, [])
    await trx.deleteFrom('requests').where('changes_id', '=', id).execute()
    await trx
      .deleteFrom('request_events')
      .where('request_id', '=', id)
      .where(({ eb, or }) => or([eb('state', 'is', null), eb('state', '!=', 'signed')]))
      .execute()
    for (const table of ['request_tags', 'reply_drafts', 'presence'] as const)
      await trx.deleteFrom(table).where('request_id', '=', id).execute()
    await indexRequest(trx, id)
  })
}
