import { isLocale, type Locale } from '../../../contract/locale.ts'
import { type NewsletterTag, newsletterTags } from '../../../contract/newsletter-tags.ts'
import { isSignature, type Secret, sign } from '../../../platform/signature.ts'
import { readNewsletterToken } from './tokens.ts'

/** The language and subjects of a subscription form. */
interface Choice {
  readonly locale: Locale
  readonly tags: readonly NewsletterTag[]
}

/** The subscriber of a token, and the choice to confirm; older tokens have no choice. */
interface Confirmation {
  readonly id: string
  readonly choice: Choice | null
}

const wordsOf = (id: string, until: string, chosen: string) => `newsletter confirm ${id} ${until} ${chosen}`

/** A signed token that confirms a subscription with one choice: `{id}_{expiry in seconds}_{choice}_{signature}`. */
export function confirmToken(secret: Secret, id: string, ends: Date, { locale, tags }: Choice): string {
  const until = String(Math.floor(ends.getTime() / 1000))
  const chosen = [locale, ...newsletterTags.filter(tag => tags.includes(tag))].join('-')
  return `${id}_${until}_${chosen}_${sign(secret, wordsOf(id, until, chosen))}`
}

const shape = /^([0-9a-f-]{36})_(\d{1,12})_([a-z]{2}(?:-[a-z]{1,20}){0,20})_([\w-]{43})$/

/** Verifies a confirmation token; null for a forged or expired one. */
export function readConfirmToken(secret: Secret, token: string, now: Date): Confirmation | null {
  const [, id = '', until = '', chosen = '', signature = ''] = shape.exec(token) ?? []
  if (id === '') {
    const known = readNewsletterToken(secret, 'confirm', token, now)
    return known === null ? null : { id: known, choice: null }
  }
  const isOver = Number(until) * 1000 < now.getTime()
  if (isOver || !isSignature(secret, wordsOf(id, until, chosen), signature)) return null
  const [locale, ...named] = chosen.split('-')
  if (!isLocale(locale)) return null
  return { id, choice: { locale, tags: newsletterTags.filter(tag => named.includes(tag)) } }
}
