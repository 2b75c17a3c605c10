import type { Kysely } from 'kysely'
import type { MailLocale, MailThread } from '../../../../platform/mail/mail.ts'
import { queueMail } from '../../../../platform/mail/outbox.ts'
import { type MailFrame, type MailWords, writeLetter } from '../../../mail/write-letter.ts'
import type { AdminTables } from '../../schema.ts'
import type { Means } from '../means.ts'

/** The words of one mail in the three languages. */
export type Words = Readonly<Record<MailLocale, MailWords>>

/** The part of the means that mails need. */
export type Sending = Pick<Means, 'origin' | 'mailHost'>

export interface Letter {
  readonly words: Words
  readonly to: string
  readonly locale: MailLocale
  readonly reference: string
  /** Its place in the thread of the request; left out: it belongs to none. */
  readonly thread?: MailThread
  /** Where its button leads, after the locale. */
  readonly path?: string
  /** Nothing that the sender of a form has typed: the recipient may be a stranger to them. */
  readonly slots?: Readonly<Record<string, string>>
}

export type QueueMail = (trx: Kysely<AdminTables>) => Promise<void>

const frames: Readonly<Record<MailLocale, MailFrame>> = {
  en: {
    bare: 'If the button does nothing, copy this address into your browser:',
    footer: 'Sent by {host} about {reference}.',
  },
  cn: {
    bare: '如果按钮没有反应，请把这个网址复制到浏览器里：',
    footer: '由 {host} 发出，与 {reference} 有关。',
  },
  jp: {
    bare: 'ボタンが動かないときは、このアドレスをブラウザに貼り付けてください。',
    footer: '{reference} について、{host} からお送りしました。',
  },
}

/** Writes a mail to the sender of a request, and gives what queues it inside a transaction. */
export async function prepareLetter({ origin, mailHost }: Sending, letter: Letter): Promise<QueueMail> {
  const { words, to, locale, reference, thread, path, slots } = letter
  const mail = await writeLetter({
    words: words[locale],
    frame: frames[locale],
    to,
    locale,
    origin,
    replyTo: `support@${mailHost}`,
    slots: { ...slots, reference, support: `support@${mailHost}` },
    ...(path !== undefined && { path }),
    ...(thread && { thread }),
  })
  return async trx => void (await queueMail(trx, mail))
}

/**
 * The same for a mail that anybody can cause by typing an address into a form: over the hourly limit of the recipient
 * it is written, which takes the same time, and not queued.
 */
export async function prepareFormLetter(
  { recipients, ...means }: Sending & Pick<Means, 'recipients'>,
  letter: Letter,
): Promise<QueueMail> {
  const queue = await prepareLetter(means, letter)
  return (await recipients.isWithin(letter.to)) ? queue : async () => {}
}

/** What somebody typed, or another text, has no places to fill in. */
export const escapeSlots = (line: string) => line.replaceAll(/\{(\w+)\}/g, '{ $1 }')
