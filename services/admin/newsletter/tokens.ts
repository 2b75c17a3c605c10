import { createHmac } from 'node:crypto'
import { isSignature, sign } from '../../../platform/signature.ts'

export type Purpose = 'confirm' | 'manage'

const wordsOf = (purpose: Purpose, id: string, until: string) => `newsletter ${purpose} ${id} ${until}`

/** A token for one subscriber: `{id}_{the second it ends, or 0}_{signature}`. */
export function newsletterToken(secret: string, purpose: Purpose, id: string, ends: Date | null): string {
  const until = ends ? String(Math.floor(ends.getTime() / 1000)) : '0'
  return `${id}_${until}_${sign(secret, wordsOf(purpose, id, until))}`
}

/** Whom a token is about; null when it is not ours, for something else, or has run out. */
export function readNewsletterToken(
  secret: string,
  purpose: Purpose,
  token: string,
  now: Date,
): string | null {
  const [, id = '', until = '', signature = ''] = /^([0-9a-f-]{36})_(\d{1,12})_([\w-]{43})$/.exec(token) ?? []
  const isOurs = isSignature(secret, wordsOf(purpose, id, until), signature)
  const isOver = until !== '0' && Number(until) * 1000 < now.getTime()
  return isOurs && !isOver ? id : null
}

/** What stays of an address that is not to be written to: enough to know it again, too little to write to it. */
export const suppressionHashOf = (secret: string, emailKey: string): string =>
  createHmac('sha256', secret).update(`suppressed ${emailKey}`).digest('hex')
