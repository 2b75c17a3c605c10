import * as v from 'valibot'
import { call } from './call.ts'
import { isEmail, normalizeEmail } from './forms/email.ts'
import { plainText } from './schemas.ts'

/** The number of events in one delivery. */
const maxMailEvents = 100

const mailEvent = v.strictObject({
  /** `delivered` ends a row of temporary bounces. */
  type: v.picklist(['bounce.permanent', 'bounce.temporary', 'complaint', 'delivered'], 'is unknown'),
  email: v.pipe(
    plainText(320),
    v.transform((typed: string) => normalizeEmail(typed)),
    v.check(email => isEmail(email), 'should be one bare address'),
  ),
  /** When it happened. */
  at: v.pipe(v.string(), v.isoTimestamp('should be a time such as 2026-11-26T10:00:00Z'), v.toDate()),
})
export type MailEvent = v.InferOutput<typeof mailEvent>

/** What a provider of mail reports of our mails. Its deliveries are signed. https://www.standardwebhooks.com */
export const mailEventCalls = {
  receiveMailEvents: call({
    name: 'receiveMailEvents',
    summary: 'Takes bounces and complaints of a mail provider, signed by the scheme of Standard Webhooks',
    method: 'POST',
    path: '/webhooks/mail-events',
    fromAnywhere: true,
    body: v.strictObject({
      events: v.pipe(
        v.array(mailEvent),
        v.maxLength(maxMailEvents, `should have at most ${maxMailEvents} events`),
      ),
    }),
    /** `repeated`: the delivery was taken before, and changes nothing. */
    answer: v.object({ received: v.number(), repeated: v.boolean() }),
  }),
}

/** The headers of a signed delivery. */
export const webhookHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const
