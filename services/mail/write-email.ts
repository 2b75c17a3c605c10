import { defaultLocale, type Locale, languageTagOf } from '../../contract/locale.ts'
import type { Mail, MailThread } from '../../platform/mail/mail.ts'
import { layOut } from './layout.ts'

/** The template of a mail, with `{variables}` in braces. */
export interface EmailTemplate {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: string
  /** Precedes the bare URL in the text part. */
  readonly lead?: string
  /** Small print below the button. */
  readonly notes?: readonly string[]
}

/** The copy that all mails of a service share. */
export interface EmailFrame {
  /** Precedes the bare URL below a button. */
  readonly bare: string
  readonly footer: string
}

export interface EmailOrder {
  readonly template: EmailTemplate
  readonly frame: EmailFrame
  readonly to: string
  readonly locale: Locale
  /** The public origin of the site. */
  readonly origin: string
  /** The path of the button, after the locale: `/account/confirm?token=…`. */
  readonly path?: string
  /** Values of the variables; `host` is predefined. */
  readonly variables?: Readonly<Record<string, string>>
  readonly replyTo?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly thread?: MailThread
}

/** A URL of the site in a language; English has no prefix. */
export const addressIn = (origin: string, locale: Locale, path: string): string =>
  `${origin}${locale === defaultLocale ? '' : `/${locale}`}${path}`

/** Renders a mail in its language, as HTML and plain text. */
export async function writeEmail(order: EmailOrder): Promise<Mail> {
  const { template, frame, to, locale, origin, path, variables = {}, replyTo, headers, thread } = order
  const href = path === undefined ? null : addressIn(origin, locale, path)
  const given = { host: new URL(origin).host, ...variables }
  const email = {
    language: languageTagOf(locale),
    subject: interpolate(template.subject, given),
    heading: interpolate(template.heading, given),
    paragraphs: template.paragraphs.map(line => interpolate(line, given)).filter(line => line !== ''),
    button: template.button && href ? { label: template.button, href, bare: frame.bare } : null,
    notes: (template.notes ?? []).map(line => interpolate(line, given)),
    footer: interpolate(frame.footer, given),
  }
  // Imported lazily: a process that sends no mail starts faster.
  const { render } = await import('@react-email/render')
  const html = await render(layOut(email))
  const link = template.lead && href ? `${template.lead}\n${href}` : null
  const parts = [email.heading, ...email.paragraphs, link, email.notes.join('\n'), `-- \n${email.footer}`]
  return {
    to,
    locale,
    subject: oneLine(email.subject),
    html,
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
    ...(replyTo !== undefined && { replyTo }),
    ...(headers && { headers }),
    ...(thread && { thread }),
  }
}

/** One line, so that user input in a subject cannot add a header. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200)

const interpolate = (line: string, variables: Readonly<Record<string, string>>) =>
  line.replaceAll(/\{(\w+)\}/g, (_, name: string) => variables[name] ?? '')
