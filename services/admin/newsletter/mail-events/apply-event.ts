import type { Kysely } from 'kysely'
import { emailKeyOf } from '../../../../contract/forms/email.ts'
import type { MailEvent } from '../../../../contract/mail-events.ts'
import type { AdminTables } from '../../schema.ts'
import { countTemporaryBounce, forgetTemporaryBounces } from '../bounces.ts'
import { type SuppressContext, suppress } from '../suppress.ts'

/**
 * Applies what happened to a mail, in the caller's transaction. What happened before its subscription was confirmed is
 * about an earlier one: it changes nothing.
 */
export async function applyEvent(
  trx: Kysely<AdminTables>,
  context: SuppressContext,
  { type, email, at }: MailEvent,
): Promise<void> {
  const emailKey = emailKeyOf(email)
  const entry = await trx
    .selectFrom('subscribers')
    .select('confirmed_at')
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  const moment = at > context.now ? context.now : at
  if (entry && entry.confirmed_at !== null && moment.toISOString() < entry.confirmed_at) return
  if (type === 'delivered') await forgetTemporaryBounces(trx, context, emailKey)
  else if (type === 'bounce.temporary') await countTemporaryBounce(trx, context, emailKey, moment)
  else await suppress(trx, context, [emailKey], type === 'complaint' ? 'complained' : 'bounced')
}
