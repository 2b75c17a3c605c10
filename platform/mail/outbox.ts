import type { Kysely } from 'kysely'
import { enqueue } from '../jobs/enqueue.ts'
import { PermanentFailure } from '../jobs/failure.ts'
import type { JobHandler } from '../jobs/perform.ts'
import type { JobTables } from '../jobs/tables.ts'
import { inSpan } from '../tracing/span.ts'
import {
  checkMail,
  type Mail,
  type Mailer,
  MailRefused,
  MailUndeliverable,
  type OutgoingMail,
} from './mail.ts'

/** The kind of a queued mail's job: `startWorker(database, { [mailKind]: deliverMail(mailer) }, …)`. */
export const mailKind = 'mail'

/** An unreachable server is retried for most of a day. */
export const mailAttempts = 30

type QueueOptions = { readonly runAt?: Date; readonly dedupeKey?: string }

/**
 * Queues a mail in the caller's transaction. Resolves to its id, or to null when a mail with the same key is queued
 * already. Throws MailRefused.
 */
export async function queueMail<Tables extends JobTables>(
  trx: Kysely<Tables>,
  mail: Mail,
  options: QueueOptions = {},
): Promise<string | null> {
  checkMail(mail)
  return await enqueue(trx, { ...options, kind: mailKind, payload: mail, maxAttempts: mailAttempts })
}

/** Deletes the undelivered mails to an address that were given up. */
export async function forgetUndelivered<Tables extends JobTables>(
  trx: Kysely<Tables>,
  to: string,
): Promise<void> {
  const jobs = trx as unknown as Kysely<JobTables>
  const given = await jobs
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('kind', '=', mailKind)
    .where('gave_up_at', 'is not', null)
    .execute()
  const ids = given.filter(({ payload }) => isTo(payload, to)).map(({ id }) => id)
  if (ids.length > 0) await jobs.deleteFrom('jobs').where('id', 'in', ids).execute()
}

const isTo = (payload: string, to: string): boolean =>
  (JSON.parse(payload) as Mail).to.toLowerCase() === to.toLowerCase()

/** Delivers queued mails. The id of the job becomes the Message-ID, so that a repeated delivery can be detected. */
export function deliverMail(mailer: Mailer): JobHandler {
  // Only queueMail makes jobs of this kind.
  return (payload, { id }) => sendOutgoingMail(mailer, { mail: payload as Mail, id })
}

/** Sends a mail from within a job. Throws PermanentFailure for one that can never be delivered. */
export async function sendOutgoingMail(mailer: Mailer, outgoing: OutgoingMail): Promise<void> {
  try {
    await inSpan('send mail', 'client', () => mailer.send(outgoing))
  } catch (error) {
    const isFinal = error instanceof MailUndeliverable || error instanceof MailRefused
    throw isFinal ? new PermanentFailure('The mail cannot be delivered', { cause: error }) : error
  }
}
