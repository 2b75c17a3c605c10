import { defaultLocale, type Locale, languageTagOf } from '../../contract/locale.ts'
import type { Mail, MailThread } from '../../platform/mail/mail.ts'
import { layOut } from './layout.ts'

/** One mail: what it says, and what its button says if it has one. `{words}` in braces are filled in. */
export interface EmailTemplate {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: string
  /** Said before the bare address in the text part. */
  readonly lead?: string
  /** Below the button, smaller. */
  readonly notes?: readonly string[]
}

/** What all mails of a service say around their own words. */
export interface EmailFrame {
  /** Before the bare address, below a button. */
  readonly bare: string
  readonly footer: string
}

export interface EmailOrder {
  readonly words: EmailTemplate
  readonly frame: EmailFrame
  readonly to: string
  readonly locale: Locale
  /** The public address of the site. */
  readonly origin: string
  /** Where the button leads, after the locale: `/account/confirm?token=…`. */
  readonly path?: string
  /** What stands for the words in braces. `host` is the site's own. */
  readonly variables?: Readonly<Record<string, string>>
  readonly replyTo?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly thread?: MailThread
}

/** An address of the site in a language; English has no prefix. */
export const addressIn = (origin: string, locale: Locale, path: string): string =>
  `${origin}${locale === defaultLocale ? '' : `/${locale}`}${path}`

/** A mail in its language, as HTML and as a text of its own. */
export async function writeEmail(order: EmailOrder): Promise<Mail> {
  const { words, frame, to, locale, origin, path, variables = {}, replyTo, headers, thread } = order
  const href = path === undefined ? null : addressIn(origin, locale, path)
  const given = { host: new URL(origin).host, ...variables }
  const email = {
    language: languageTagOf(locale),
    subject: interpolate(words.subject, given),
    heading: interpolate(words.heading, given),
    paragraphs: words.paragraphs.map(line => interpolate(line, given)).filter(line => line !== ''),
    button: words.button && href ? { label: words.button, href, bare: frame.bare } : null,
    notes: (words.notes ?? []).map(line => interpolate(line, given)),
    footer: interpolate(frame.footer, given),
  }
  // Loaded here: a process that sends no mail starts sooner without it.
  const { render } = await import('@react-email/render')
  const html = await render(layOut(email))
  const link = words.lead && href ? `${words.lead}\n${href}` : null
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

/** What somebody typed can stand in a subject: never as another header. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200)

const interpolate = (line: string, variables: Readonly<Record<string, string>>) =>
  line.replaceAll(/\{(\w+)\}/g, (_, name: string) => variables[name] ?? '')
