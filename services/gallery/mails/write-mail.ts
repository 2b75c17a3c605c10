import type { Mail, MailLocale } from '../../../platform/mail/mail.ts'
import { type LetterOrder, type MailWords, writeLetter } from '../../mail/write-letter.ts'
import cn from './words/cn.ts'
import en, { type MailCopy, type MailKind } from './words/en.ts'
import jp from './words/jp.ts'

export const copies: Readonly<Record<MailLocale, MailCopy>> = { en, cn, jp }

export interface MailOrder extends Pick<LetterOrder, 'to' | 'locale' | 'origin' | 'path' | 'slots'> {
  readonly kind: MailKind
  /** A paragraph that is but a word in braces becomes these paragraphs, by the word. */
  readonly lists?: Readonly<Record<string, readonly string[]>>
}

/** A mail about an account, in its language. */
export function writeMail({ kind, lists = {}, ...order }: MailOrder): Promise<Mail> {
  const copy = copies[order.locale]
  const words: MailWords = copy.mails[kind]
  const paragraphs = words.paragraphs.flatMap(line => lists[/^\{(\w+)\}$/.exec(line)?.[1] ?? ''] ?? line)
  return writeLetter({ ...order, words: { ...words, paragraphs }, frame: copy })
}

/** What a mail says of where and when something was done: the device in a few words, the minute in UTC. */
export const deviceAndTime = (locale: MailLocale, device: string, now: Date) => ({
  device: device || copies[locale].unknownDevice,
  time: now.toISOString().slice(0, 16).replace('T', ' '),
})
