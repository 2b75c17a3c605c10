import { createHmac } from 'node:crypto'
import type { Fetch } from '../../../../contract/client.ts'
import { newId } from '../../../../platform/identity.ts'

export const webhookSecret = `whsec_${Buffer.from('twenty-four bytes or more').toString('base64')}`

interface SignOptions {
  readonly id?: string
  readonly at?: Date
  readonly secret?: string
}

/** The headers that sign a body. https://www.standardwebhooks.com */
export function signatureOf(
  body: string,
  { id = newId(), at = new Date(), secret = webhookSecret }: SignOptions = {},
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

/** Posts a body to the webhook. */
export const postEvents = (
  fetch: Fetch,
  origin: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) =>
  fetch(
    new Request(`${origin}/api/admin/webhooks/mail-events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    }),
  )
