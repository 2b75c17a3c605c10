import type { Mail, MailLocale } from '../../../platform/mail/mail.ts'
import { type LetterOrder, type MailWords, writeLetter } from '../../mail/write-letter.ts'
import cn from './words/cn.ts'
import en, { type MailCopy, type MailKind } from './words/en.ts'
import jp from './words/jp.ts'

const copies: Readonly<Record<MailLocale, MailCopy>> = { en, cn, jp }

export interface MailOrder extends Pick<LetterOrder, 'to' | 'locale' | 'origin' | 'path' | 'slots'> {
  readonly kind: MailKind
}

/** A mail about an account, in its language. */
export function writeMail({ kind, ...order }: MailOrder): Promise<Mail> {
  const copy = copies[order.locale]
  const words: MailWords = copy.mails[kind]
  return writeLetter({ ...order, words, frame: copy })
}

/** What a mail says of where and when something was done: the device in a few words, the minute in UTC. */
export const deviceAndTime = (locale: MailLocale, device: string, now: Date) => ({
  device: device || copies[locale].unknownDevice,
  time: now.toISOString().slice(0, 16).replace('T', ' '),
})
