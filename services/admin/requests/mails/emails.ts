import type { Kysely } from 'kysely'
import type { Locale } from '../../../../contract/locale.ts'
import type { MailThread } from '../../../../platform/mail/mail.ts'
import { queueMail } from '../../../../platform/mail/outbox.ts'
import { type EmailFrame, type EmailTemplate, writeEmail } from '../../../mail/write-email.ts'
import type { AdminTables } from '../../schema.ts'
import type { Dependencies } from '../dependencies.ts'

/** The words of one mail in the three languages. */
export type EmailTemplates = Readonly<Record<Locale, EmailTemplate>>

/** The part of the means that mails need. */
export type EmailDependencies = Pick<Dependencies, 'origin' | 'mailHost'>

export interface Email {
  readonly words: EmailTemplates
  readonly to: string
  readonly locale: Locale
  readonly reference: string
  /** Its place in the thread of the request; left out: it belongs to none. */
  readonly thread?: MailThread
  /** Where its button leads, after the locale. */
  readonly path?: string
  /** Nothing that the sender of a form has typed: the recipient may be a stranger to them. */
  readonly variables?: Readonly<Record<string, string>>
}

export type QueueMail = (trx: Kysely<AdminTables>) => Promise<void>

const frames: Readonly<Record<Locale, EmailFrame>> = {
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
export async function prepareEmail(
  { origin, mailHost }: EmailDependencies,
  email: Email,
): Promise<QueueMail> {
  const { words, to, locale, reference, thread, path, variables } = email
  const mail = await writeEmail({
    words: words[locale],
    frame: frames[locale],
    to,
    locale,
    origin,
    replyTo: `support@${mailHost}`,
    variables: { ...variables, reference, support: `support@${mailHost}` },
    ...(path !== undefined && { path }),
    ...(thread && { thread }),
  })
  return async trx => void (await queueMail(trx, mail))
}

/**
 * The same for a mail that anybody can cause by typing an address into a form: over the hourly limit of the recipient
 * it is written, which takes the same time, and not queued.
 */
export async function prepareFormEmail(
  { recipients, ...dependencies }: EmailDependencies & Pick<Dependencies, 'recipients'>,
  email: Email,
): Promise<QueueMail> {
  const queue = await prepareEmail(dependencies, email)
  return (await recipients.isWithin(email.to)) ? queue : async () => {}
}

/** What somebody typed, or another text, has no places to fill in. */
export const escapeVariables = (line: string) => line.replaceAll(/\{(\w+)\}/g, '{ $1 }')
