import { emailKeyOf } from '../../../contract/forms/email.ts'
import { PermanentFailure } from '../../../platform/jobs/failure.ts'
import { type Mailer, MailUndeliverable, type OutgoingMail } from '../../../platform/mail/mail.ts'
import { sendOutgoingMail } from '../../../platform/mail/outbox.ts'
import type { RecipientRefusal } from '../../../platform/mail/recipient-refusal.ts'
import { countTemporaryBounce } from './bounces.ts'
import type { Subscribers } from './readers.ts'
import { suppress } from './suppress.ts'

/**
 * Sends a newsletter mail from within a job. A recipient whom the mail server refuses is suppressed, or counted while
 * their mailbox is full: the job is done, and resolves to whether the mail was sent. Throws as `sendOutgoingMail` for
 * everything else.
 */
export async function sendToReader(
  { db, secret }: Subscribers,
  mailer: Mailer,
  outgoing: OutgoingMail,
): Promise<'sent' | 'bounced'> {
  try {
    await sendOutgoingMail(mailer, outgoing)
    return 'sent'
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === null) throw error
    const emailKey = emailKeyOf(outgoing.mail.to)
    const context = { secret, now: new Date() }
    await db.transaction().execute(async trx => {
      if (refusal === 'permanent') await suppress(trx, context, [emailKey], 'bounced')
      else await countTemporaryBounce(trx, context, emailKey, context.now)
    })
    return 'bounced'
  }
}

const refusalOf = (error: unknown): RecipientRefusal | null =>
  error instanceof PermanentFailure && error.cause instanceof MailUndeliverable ? error.cause.recipient : null
