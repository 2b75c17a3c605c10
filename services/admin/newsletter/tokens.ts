import { createHmac } from 'node:crypto'
import { isSignature, type Secret, sign, valuesOf } from '../../../platform/signature.ts'

type Purpose = 'confirm' | 'manage'

const messageOf = (purpose: Purpose, id: string, until: string) => `newsletter ${purpose} ${id} ${until}`

/** A signed token of a subscriber: `{id}_{expiry in seconds, or 0}_{signature}`. */
export function newsletterToken(secret: Secret, purpose: Purpose, id: string, ends: Date | null): string {
  const until = ends ? String(Math.floor(ends.getTime() / 1000)) : '0'
  return `${id}_${until}_${sign(secret, messageOf(purpose, id, until))}`
}

/** The subscriber of a token; null for one that is forged, expired or of another purpose. */
export function readNewsletterToken(
  secret: Secret,
  purpose: Purpose,
  token: string,
  now: Date,
): string | null {
  const [, id = '', until = '', signature = ''] = /^([0-9a-f-]{36})_(\d{1,12})_([\w-]{43})$/.exec(token) ?? []
  const isOurs = isSignature(secret, messageOf(purpose, id, until), signature)
  const isOver = until !== '0' && Number(until) * 1000 < now.getTime()
  return isOurs && !isOver ? id : null
}

/**
 * The keyed hashes of an address for the suppression list, one for each value of the secret, newest first: the first is
 * stored, any of them matches.
 */
export const suppressionHashesOf = (secret: Secret, emailKey: string): readonly string[] =>
  valuesOf(secret).map(value => createHmac('sha256', value).update(`suppressed ${emailKey}`).digest('hex'))
