import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import type { IssueText } from '../../../contract/office/newsletter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { addressIn } from '../../mail/write-email.ts'
import { parseText } from '../content/documents/parse-text.ts'
import type { Dependencies } from '../requests/dependencies.ts'
import { issueFooters } from './issue-footers.ts'
import { layOutIssue } from './issue-layout.ts'
import { plainTextOf } from './issue-text.ts'
import type { Reader } from './readers.ts'
import { newsletterToken } from './tokens.ts'

type Sender = Pick<Dependencies, 'origin' | 'secret' | 'mailHost'>

/** An issue in the language of its text, for readers of a language. */
interface WrittenIssue {
  readonly text: IssueText
  /** That of the text; English on purpose for readers of another. */
  readonly language: Locale
  /** That of the readers: of the links below the text. */
  readonly locale: Locale
  /** Its address in the archive; null: it has none yet, and the link leads to the list. */
  readonly slug: string | null
}

/** The mail of an issue, the same for all readers of a language but for one link. */
export interface IssueMailBody {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Stands for the address of a reader's preferences. */
const preferencesMark = 'https://preferences.invalid/'

/** Renders an issue once for all readers of a language. */
export async function renderIssue(
  origin: string,
  { text: { subject, preheader, text }, language, locale, slug }: WrittenIssue,
): Promise<IssueMailBody> {
  const segments = parseText(text, () => {})
  const hrefOf = (to: string) => (to.startsWith('page:') ? addressIn(origin, language, to.slice(5)) : to)
  const { sent, browser, preferences } = issueFooters[locale]
  const footer = sent.replace('{host}', new URL(origin).host)
  const archived = slug === null ? '/newsletter/archive' : `/newsletter/archive/${slug}`
  const links = [
    { label: browser, href: addressIn(origin, language, archived) },
    { label: preferences, href: preferencesMark },
  ]
  const { render } = await import('@react-email/render')
  const html = await render(
    layOutIssue({
      ...{ language: languageTagOf(language), subject, preheader, segments, hrefOf, footer, links },
    }),
  )
  const below = [`-- \n${footer}`, ...links.map(({ label, href }) => `${label}:\n${href}`)]
  const parts = [subject, plainTextOf(segments, hrefOf), below.join('\n')]
  // Unicode's line separators would end the header.
  const line = subject.replaceAll(/[\u2028\u2029]/g, ' ')
  return { subject: line, html, text: `${parts.join('\n\n')}\n` }
}

/** The mail to a reader, with one-click unsubscribe. https://www.rfc-editor.org/rfc/rfc8058 */
export function addressIssue(
  { origin, secret, mailHost }: Sender,
  { subject, html, text }: IssueMailBody,
  { id, email, locale }: Pick<Reader, 'id' | 'email' | 'locale'>,
): Mail {
  const token = newsletterToken(secret, 'manage', id, null)
  const preferences = addressIn(origin, locale, `/newsletter/preferences?token=${token}`)
  return {
    ...{ to: email, locale, subject },
    html: html.replaceAll(preferencesMark, preferences),
    text: text.replaceAll(preferencesMark, preferences),
    replyTo: `support@${mailHost}`,
    headers: {
      'List-Unsubscribe': `<${origin}/api/admin/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** The mail without a reader, for tests and previews: the last link leads to the sign-up. */
export function addressNobody(
  { origin, mailHost }: Pick<Sender, 'origin' | 'mailHost'>,
  { subject, html, text }: IssueMailBody,
  { to, locale }: { readonly to: string; readonly locale: Locale },
): Mail {
  const page = addressIn(origin, locale, '/newsletter')
  return {
    ...{ to, locale, subject, replyTo: `support@${mailHost}` },
    html: html.replaceAll(preferencesMark, page),
    text: text.replaceAll(preferencesMark, page),
  }
}
