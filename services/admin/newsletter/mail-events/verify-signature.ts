import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Secrets, valuesOf } from '../../../../platform/signature.ts'

/** How far the time of a delivery may be from ours, in ms. */
const toleranceMs = 5 * 60_000

interface Delivery {
  readonly id: string
  /** Seconds since 1970. */
  readonly timestamp: string
  /** Signatures with spaces between, each with its version: `v1,…`. */
  readonly signature: string
  /** The body as it was sent. */
  readonly body: string
}

/**
 * Whether a delivery is signed by any value of the secret, and sent within five minutes.
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function isSigned(secrets: Secrets, { id, timestamp, signature, body }: Delivery, now: Date): boolean {
  if (!/^[\x21-\x7e]{1,200}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(Number(timestamp) * 1000 - now.getTime()) > toleranceMs) return false
  const given = signature
    .split(' ')
    .filter(each => each.startsWith('v1,'))
    .map(each => Buffer.from(each.slice(3), 'base64'))
  return valuesOf(secrets).some(secret => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
    return given.some(each => each.length === expected.length && timingSafeEqual(each, expected))
  })
}
