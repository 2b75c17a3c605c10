import type { Kysely } from 'kysely'
import { enqueue } from '../jobs/enqueue.ts'
import { PermanentFailure } from '../jobs/failure.ts'
import type { JobHandler } from '../jobs/perform.ts'
import type { JobTables } from '../jobs/tables.ts'
import { checkMail, type Mail, type Mailer, MailRefused, MailUndeliverable } from './mail.ts'

/** The kind of job that a queued mail is: `startWorker(database, { [mailKind]: deliverMail(mailer) }, …)`. */
export const mailKind = 'mail'

export type QueueOptions = { readonly runAt?: Date; readonly dedupeKey?: string }

/**
 * Queues a mail in the caller's transaction: it is sent exactly when that commits. Resolves to its id, or to null
 * when a mail with the same key is queued already. Throws MailRefused. An unreachable server is asked for most of a day.
 */
export async function queueMail<Tables extends JobTables>(
  trx: Kysely<Tables>,
  mail: Mail,
  options: QueueOptions = {},
): Promise<string | null> {
  checkMail(mail)
  return await enqueue(trx, { ...options, kind: mailKind, payload: mail, maxAttempts: 30 })
}

/** Delivers queued mails. The id of the job becomes the Message-ID, so that a repeated delivery can be told as such. */
export function deliverMail(mailer: Mailer): JobHandler {
  return async (payload, { id }) => {
    try {
      // Only queueMail makes jobs of this kind.
      await mailer.send({ mail: payload as Mail, id })
    } catch (error) {
      const isFinal = error instanceof MailUndeliverable || error instanceof MailRefused
      throw isFinal ? new PermanentFailure('The mail cannot be delivered', { cause: error }) : error
    }
  }
}
