import { createHmac, timingSafeEqual } from 'node:crypto'

export type Purpose = 'confirm' | 'manage'

const sign = (secret: string, words: string) =>
  createHmac('sha256', secret).update(`newsletter ${words}`).digest('base64url')

/** A token for one subscriber: `{id}_{the second it ends, or 0}_{signature}`. */
export function newsletterToken(secret: string, purpose: Purpose, id: string, ends: Date | null): string {
  const until = ends ? Math.floor(ends.getTime() / 1000) : 0
  return `${id}_${until}_${sign(secret, `${purpose} ${id} ${until}`)}`
}

/** Whom a token is about; null when it is not ours, for something else, or has run out. */
export function readNewsletterToken(
  secret: string,
  purpose: Purpose,
  token: string,
  now: Date,
): string | null {
  const [, id = '', until = '', signature = ''] = /^([0-9a-f-]{36})_(\d{1,12})_([\w-]{43})$/.exec(token) ?? []
  const given = Buffer.from(signature)
  const expected = Buffer.from(sign(secret, `${purpose} ${id} ${until}`))
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  const isOver = until !== '0' && Number(until) * 1000 < now.getTime()
  return isOurs && !isOver ? id : null
}

/** What stays of an address that is not to be written to: enough to know it again, too little to write to it. */
export const suppressionHashOf = (secret: string, emailKey: string): string =>
  createHmac('sha256', secret).update(`suppressed ${emailKey}`).digest('hex')
