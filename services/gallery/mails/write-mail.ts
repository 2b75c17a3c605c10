import type { Mail, MailLocale } from '../../../platform/mail/mail.ts'
import { layOut } from './layout.ts'
import cn from './words/cn.ts'
import en, { type MailCopy, type MailKind, type MailWords } from './words/en.ts'
import jp from './words/jp.ts'

const copies: Readonly<Record<MailLocale, MailCopy>> = { en, cn, jp }
const languages: Readonly<Record<MailLocale, string>> = { en: 'en-US', cn: 'zh-CN', jp: 'ja' }

export interface MailOrder {
  readonly kind: MailKind
  readonly to: string
  readonly locale: MailLocale
  /** The public address of the site. */
  readonly origin: string
  /** Where the button leads, after the locale: `/account/confirm?token=…`. */
  readonly path?: string
  /** What stands for the words in braces. */
  readonly slots?: Readonly<Record<string, string>>
}

/** A mail in its language, as HTML and as a text of its own. */
export async function writeMail({ kind, to, locale, origin, path, slots = {} }: MailOrder): Promise<Mail> {
  const copy = copies[locale]
  const words: MailWords = copy.mails[kind]
  const href = path === undefined ? null : `${origin}${locale === 'en' ? '' : `/${locale}`}${path}`
  const given = { ...slots, host: new URL(origin).host }
  const letter = {
    language: languages[locale],
    subject: words.subject,
    heading: words.heading,
    paragraphs: words.paragraphs.map(line => fill(line, given)),
    button: words.button && href ? { label: words.button, href, bare: copy.bare } : null,
    notes: words.notes ?? [],
    footer: fill(copy.footer, given),
  }
  // Loaded here: a process that sends no mail starts sooner without it.
  const { render } = await import('@react-email/render')
  const html = await render(layOut(letter))
  const link = words.lead && href ? `${words.lead}\n${href}` : null
  const parts = [letter.heading, ...letter.paragraphs, link, letter.notes.join('\n'), `-- \n${letter.footer}`]
  return { to, locale, subject: letter.subject, html, text: `${parts.filter(Boolean).join('\n\n')}\n` }
}

/** The words that stand for `unknown` when a device said nothing. */
export const deviceIn = (locale: MailLocale, device: string): string => device || copies[locale].unknownDevice

const fill = (line: string, slots: Readonly<Record<string, string>>) =>
  line.replaceAll(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
