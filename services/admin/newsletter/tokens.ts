import { createHmac } from 'node:crypto'
import { isSignature, type Secret, sign, valuesOf } from '../../../platform/signature.ts'

export type Purpose = 'confirm' | 'manage'

const wordsOf = (purpose: Purpose, id: string, until: string) => `newsletter ${purpose} ${id} ${until}`

/** A token for one subscriber: `{id}_{the second it ends, or 0}_{signature}`. */
export function newsletterToken(secret: Secret, purpose: Purpose, id: string, ends: Date | null): string {
  const until = ends ? String(Math.floor(ends.getTime() / 1000)) : '0'
  return `${id}_${until}_${sign(secret, wordsOf(purpose, id, until))}`
}

/** Whom a token is about; null when it is not ours, for something else, or has run out. */
export function readNewsletterToken(
  secret: Secret,
  purpose: Purpose,
  token: string,
  now: Date,
): string | null {
  const [, id = '', until = '', signature = ''] = /^([0-9a-f-]{36})_(\d{1,12})_([\w-]{43})$/.exec(token) ?? []
  const isOurs = isSignature(secret, wordsOf(purpose, id, until), signature)
  const isOver = until !== '0' && Number(until) * 1000 < now.getTime()
  return isOurs && !isOver ? id : null
}

/**
 * What stays of an address that is not to be written to: enough to know it again, too little to write to it. By each value
 * of the secret, newest first: the first is kept, any of them is the address.
 */
export const suppressionHashesOf = (secret: Secret, emailKey: string): readonly string[] =>
  valuesOf(secret).map(value => createHmac('sha256', value).update(`suppressed ${emailKey}`).digest('hex'))
