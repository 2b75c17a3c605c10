import { type Locale, languageTagOf, mapLocales } from '../../../contract/locale.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { type EmailOrder, type EmailTemplate, writeEmail } from '../../mail/write-email.ts'
import cn from './copy/cn.ts'
import en, { type MailCopy, type MailKind } from './copy/en.ts'
import jp from './copy/jp.ts'

export const copies: Readonly<Record<Locale, MailCopy>> = { en, cn, jp }

export interface MailOrder extends Pick<EmailOrder, 'to' | 'locale' | 'origin' | 'path' | 'variables'> {
  readonly kind: MailKind
  /** A paragraph that is only a variable in braces is replaced by the list of that name. */
  readonly lists?: Readonly<Record<string, readonly string[]>>
}

/** A mail about an account, in its language. */
export function writeMail({ kind, lists = {}, ...order }: MailOrder): Promise<Mail> {
  const copy = copies[order.locale]
  const template: EmailTemplate = copy.mails[kind]
  const paragraphs = template.paragraphs.flatMap(line => lists[/^\{(\w+)\}$/.exec(line)?.[1] ?? ''] ?? line)
  return writeEmail({ ...order, template: { ...template, paragraphs }, frame: copy })
}

const moments = mapLocales(
  locale =>
    new Intl.DateTimeFormat(languageTagOf(locale), {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    }),
)

/** Device and time of an event for a mail: the minute in UTC, in the long style of the language. */
export const deviceAndTime = (locale: Locale, device: string, now: Date) => ({
  device: device || copies[locale].unknownDevice,
  // Some mail programs show the narrow no-break space before AM and PM as a question mark.
  time: moments[locale].format(now).replaceAll('\u202f', ' '),
})
