import type { Kysely } from 'kysely'
import type { Locale } from '../../../../contract/locale.ts'
import type { Mail, MailThread } from '../../../../platform/mail/mail.ts'
import { queueMail } from '../../../../platform/mail/outbox.ts'
import { type EmailFrame, type EmailTemplate, writeEmail } from '../../../mail/write-email.ts'
import type { AdminTables } from '../../schema.ts'
import type { Dependencies } from '../dependencies.ts'

/** The template of a mail in every language. */
export type EmailTemplates = Readonly<Record<Locale, EmailTemplate>>

/** The dependencies of writing a mail. */
type EmailDependencies = Pick<Dependencies, 'origin' | 'mailHost'>

interface Email {
  readonly templates: EmailTemplates
  readonly to: string
  readonly locale: Locale
  readonly reference: string
  /** Where answers go; by default to `support`. */
  readonly mailbox?: string
  /** The mail thread of the request; by default none. */
  readonly thread?: MailThread
  /** The path of its button, after the locale. */
  readonly path?: string
  /** Values without user input: the recipient may not know the sender of the form. */
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

/** Renders a mail to the sender of a request, and resolves to the function that queues it in a transaction. */
export async function prepareEmail(dependencies: EmailDependencies, email: Email): Promise<QueueMail> {
  const mail = await writeRequestEmail(dependencies, email)
  return async trx => void (await queueMail(trx, mail))
}

/** Renders a mail to the sender of a request. */
export async function writeRequestEmail(
  { origin, mailHost }: EmailDependencies,
  email: Email,
): Promise<Mail> {
  const { templates, to, locale, reference, thread, path, variables } = email
  const { mailbox = `support@${mailHost}` } = email
  return await writeEmail({
    template: templates[locale],
    frame: frames[locale],
    to,
    locale,
    origin,
    replyTo: mailbox,
    variables: { ...variables, reference, support: mailbox },
    ...(path !== undefined && { path }),
    ...(thread && { thread }),
  })
}

/**
 * As `prepareEmail`, for a mail that anybody can cause by typing an address into a form: over the hourly limit of the
 * recipient it is rendered, in the same time, and not queued.
 */
export async function prepareFormEmail(
  { recipients, ...dependencies }: EmailDependencies & Pick<Dependencies, 'recipients'>,
  email: Email,
): Promise<QueueMail> {
  const queue = await prepareEmail(dependencies, email)
  return (await recipients.isWithin(email.to)) ? queue : async () => {}
}

/** Escapes braces in user input, so that it contains no variables. */
export const escapeVariables = (line: string) => line.replaceAll(/\{(\w+)\}/g, '{ $1 }')
