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

/** The words that stand for `unknown` when a device said nothing. */
export const deviceIn = (locale: MailLocale, device: string): string => device || copies[locale].unknownDevice
