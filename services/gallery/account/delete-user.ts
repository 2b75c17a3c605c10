import type { Erasure, KeptRecord, RecordOwner } from '../../../contract/account-records.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { JobHandler } from '../../../platform/jobs/perform.ts'
import { forgetUndelivered } from '../../../platform/mail/outbox.ts'
import { negotiateLocale } from '../../http/language.ts'
import type { Dependencies } from '../dependencies.ts'
import { type Farewell, prepareFarewell, prepareFirstFarewell } from '../mails/farewell.ts'
import type { Session } from '../sessions/load-user.ts'
import { ownerOf } from './record-owner.ts'

/** The kind of job that erases what the admin service keeps of a deleted account. */
export const erasureKind = 'gallery:erase-records'

/** Tried for a month, at most an hour apart: so long the law gives us. */
const erasureAttempts = 740
/** How long somebody waits for the admin service, and the job begins after that, in ms. */
const patienceMs = 4000
const jobAfterMs = 30_000
const jobPatienceMs = 60_000

/**
 * Deletes a user; sessions, tokens, passkeys and betas go with the row, and in the same transaction a job is queued that
 * erases what the admin service keeps. It is tried at once as well, so that the answer can say what is kept. A mail says
 * the same: now, or when the job is done.
 */
export async function deleteUser(
  dependencies: Dependencies,
  { user }: Session,
  lang: string | undefined,
): Promise<Erasure> {
  const { db, clock } = dependencies
  const owner = ownerOf(user)
  const farewell: Farewell = {
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
      payload: farewell,
      runAt,
      maxAttempts: erasureAttempts,
    })
  })
  const own = { address: owner.email !== null }
  const kept = await eraseRecords(dependencies, owner, patienceMs).catch(() => null)
  if (kept === null) {
    await (await prepareFirstFarewell(dependencies, farewell))(db)
    return { ...own, done: false, kept: [markInLog(farewell)] }
  }
  const everything = [...kept, markInLog(farewell)]
  const queueFarewell = await prepareFarewell(dependencies, farewell, everything)
  await db.transaction().execute(async trx => {
    // The worker may have begun it meanwhile: then it sends the mail.
    const { numDeletedRows } = await trx
      .deleteFrom('jobs')
      .where('id', '=', jobId)
      .where('attempts', '=', 0)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await queueFarewell(trx)
  })
  return { ...own, done: true, kept: everything }
}

/** Erases what could not be erased at once, and says by mail when it is done. */
export function finishErasure(dependencies: Dependencies): JobHandler {
  return async payload => {
    // Only deleteUser makes jobs of this kind.
    const farewell = payload as Farewell
    const kept = await eraseRecords(dependencies, farewell, jobPatienceMs)
    const queueFarewell = await prepareFarewell(dependencies, farewell, [...kept, markInLog(farewell)])
    await dependencies.db.transaction().execute(queueFarewell)
  }
}

async function eraseRecords(
  { admin }: Pick<Dependencies, 'admin'>,
  { account, email }: RecordOwner,
  patienceMs: number,
): Promise<readonly KeptRecord[]> {
  const signal = AbortSignal.timeout(patienceMs)
  return (await admin.eraseAccountRecords({ body: { account, email } }, { signal })).kept
}

/** For so long logs are kept: docs/operations.md. */
const logDays = 90

/** The keyed hash of the account in the log of security events. */
function markInLog({ deletedAt }: Farewell): KeptRecord {
  const until = new Date(Date.parse(deletedAt) + logDays * 86_400_000).toISOString().slice(0, 10)
  return { what: 'security-log', reference: null, until }
}
