import type { Erasure, RecordOwner, RetainedRecord } from '../../../contract/account-records.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { JobHandler } from '../../../platform/jobs/perform.ts'
import { forgetUndelivered } from '../../../platform/mail/outbox.ts'
import { negotiateLocale } from '../../http/language.ts'
import type { Dependencies } from '../dependencies.ts'
import {
  type DeletedAccount,
  prepareDeletionMail,
  preparePendingDeletionMail,
} from '../mails/deletion-mails.ts'
import type { Session } from '../sessions/load-user.ts'
import { ownerOf } from './record-owner.ts'

/** The kind of the job that erases the admin service's records of a deleted account. */
export const erasureKind = 'gallery:erase-records'

/** Retries for a month, the legal time limit, at most an hour apart. */
const erasureAttempts = 740
/** How long the request waits for the admin service before the job takes over, in ms. */
const timeoutMs = 4000
const jobAfterMs = 30_000
const jobTimeoutMs = 60_000

/**
 * Deletes a user; sessions, tokens, passkeys and betas are deleted by cascade, and the job that erases the admin
 * service's records is queued in the same transaction. The erasure is also tried at once, so that the answer names the
 * retained records. A mail says the same: now, or after the job.
 */
export async function deleteUser(
  dependencies: Dependencies,
  { user }: Session,
  lang: string | undefined,
): Promise<Erasure> {
  const { db, clock } = dependencies
  const owner = ownerOf(user)
  const deleted: DeletedAccount = {
    ...owner,
    to: user.email,
    locale: negotiateLocale(lang ?? user.locale),
    deletedAt: clock().toISOString(),
  }
  const jobId = await db.transaction().execute(async trx => {
    await trx.deleteFrom('users').where('id', '=', user.id).execute()
    await forgetUndelivered(trx, user.email)
    const runAt = new Date(clock().getTime() + jobAfterMs)
    return await enqueue(trx, {
      kind: erasureKind,
      payload: deleted,
      runAt,
      maxAttempts: erasureAttempts,
    })
  })
  const own = { address: owner.email !== null }
  const kept = await eraseRecords(dependencies, owner, timeoutMs).catch(() => null)
  if (kept === null) {
    await (await preparePendingDeletionMail(dependencies, deleted))(db)
    return { ...own, done: false, kept: [logPseudonym(deleted)] }
  }
  const everything = [...kept, logPseudonym(deleted)]
  const queueMail = await prepareDeletionMail(dependencies, deleted, everything)
  await db.transaction().execute(async trx => {
    // A job that the worker has already taken sends the mail itself.
    const { numDeletedRows } = await trx
      .deleteFrom('jobs')
      .where('id', '=', jobId)
      .where('attempts', '=', 0)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await queueMail(trx)
  })
  return { ...own, done: true, kept: everything }
}

/** Runs the erasure job, and sends the mail when it is done. */
export function finishErasure(dependencies: Dependencies): JobHandler {
  return async payload => {
    // Only deleteUser makes jobs of this kind.
    const deleted = payload as DeletedAccount
    const kept = await eraseRecords(dependencies, deleted, jobTimeoutMs)
    const queueMail = await prepareDeletionMail(dependencies, deleted, [...kept, logPseudonym(deleted)])
    await dependencies.db.transaction().execute(queueMail)
  }
}

async function eraseRecords(
  { admin }: Pick<Dependencies, 'admin'>,
  { account, email }: RecordOwner,
  timeoutMs: number,
): Promise<readonly RetainedRecord[]> {
  const signal = AbortSignal.timeout(timeoutMs)
  return (await admin.eraseAccountRecords({ body: { account, email } }, { signal })).kept
}

/** For so long logs are kept: docs/operations.md. */
const logDays = 90

/** The pseudonym of the account in the security log. */
function logPseudonym({ deletedAt }: DeletedAccount): RetainedRecord {
  const until = new Date(Date.parse(deletedAt) + logDays * 86_400_000).toISOString().slice(0, 10)
  return { what: 'security-log', reference: null, until }
}
