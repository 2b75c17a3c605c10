import type { Kysely } from 'kysely'
import type { MailLocale } from '../../../../platform/mail/mail.ts'
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
  /** Where its button leads, after the locale. */
  readonly path?: string
  readonly slots?: Readonly<Record<string, string>>
}

export type QueueMail = (trx: Kysely<AdminTables>) => Promise<void>

const frames: Readonly<Record<MailLocale, MailFrame>> = {
  en: {
    bare: 'If the button does nothing, copy this address into your browser:',
    footer: 'Sent by {host} about {reference}.',
  },
  cn: {
    bare: '如果按钮没有反应，请把这个地址复制到浏览器中：',
    footer: '由 {host} 发出，与 {reference} 有关。',
  },
  jp: {
    bare: 'ボタンが動かないときは、このアドレスをブラウザーに貼り付けてください。',
    footer: '{reference} について、{host} からお送りしました。',
  },
}

/** Writes a mail to the sender of a request, and gives what queues it inside a transaction. */
export async function prepareLetter({ origin, mailHost }: Sending, letter: Letter): Promise<QueueMail> {
  const { words, to, locale, reference, path, slots } = letter
  const mail = await writeLetter({
    words: words[locale],
    frame: frames[locale],
    to,
    locale,
    origin,
    replyTo: `support@${mailHost}`,
    slots: { ...slots, reference, support: `support@${mailHost}` },
    ...(path !== undefined && { path }),
  })
  return async trx => void (await queueMail(trx, mail))
}

export interface Notice {
  readonly reference: string
  /** 'New support request'. */
  readonly heading: string
  /** Each a line: what was sent, as far as staff want to see it at a glance. */
  readonly lines: readonly string[]
  /** An answer to the notice goes there. */
  readonly from: string
}

/** Tells staff of something new. In English: staff read that. */
export async function prepareNotice({ origin, mailHost }: Sending, notice: Notice): Promise<QueueMail> {
  const { reference, heading, lines, from } = notice
  const mail = await writeLetter({
    words: { subject: `[${reference}] ${heading}`, heading, paragraphs: lines.map(escapeSlots) },
    frame: frames.en,
    to: `support@${mailHost}`,
    locale: 'en',
    origin,
    replyTo: from,
    slots: { reference },
  })
  return async trx => void (await queueMail(trx, mail))
}

/** What somebody typed, or another text, has no places to fill in. */
export const escapeSlots = (line: string) => line.replaceAll(/\{(\w+)\}/g, '{ $1 }')
