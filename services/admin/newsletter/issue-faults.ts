import type { Inline, Segment } from '../../../contract/document.ts'
import { defaultLocale, everyLocale, type Locale } from '../../../contract/locale.ts'
import type { IssueFault, IssueFields } from '../../../contract/office/newsletter.ts'
import { parseText } from '../content/documents/parse-text.ts'
import type { DocumentFault } from '../content/documents/read-inlines.ts'

/** Whether a path of the site, without a language, is a page. */
type IsPage = (path: string) => Promise<boolean>

/** Why an issue cannot go out: what is missing, what a mail has no place for, links that lead nowhere. */
export async function findIssueFaults(
  { texts, in_english }: IssueFields,
  isPage: IsPage,
): Promise<IssueFault[]> {
  const faults: IssueFault[] = []
  for (const language of everyLocale) {
    if (language !== defaultLocale && in_english.includes(language)) continue
    const { subject, text } = texts[language]
    const add = (field: IssueFault['field'], reason: string, line: number | null = null) =>
      faults.push({ language, field, line, reason })
    if (isUnwritten(texts, language) && language !== defaultLocale) {
      add('text', 'It is not written. Write it, or send these readers English on purpose.')
      continue
    }
    if (subject.trim() === '') add('subject', 'It needs a subject.')
    if (text.trim() === '') add('text', 'It needs a text.')
    for (const { line, message } of textFaults(text)) add('text', message, line)
    for (const path of pagesIn(text))
      if (!(await isPage(path))) add('text', `${path} is no page of the site.`)
  }
  return faults
}

const isUnwritten = (texts: IssueFields['texts'], language: Locale) => {
  const { subject, preheader, text } = texts[language]
  return `${subject}${preheader}${text}`.trim() === ''
}

/** What a mail has a place for. */
const kinds: readonly Segment['kind'][] = ['title', 'text', 'list', 'quote']

function textFaults(text: string): Pick<DocumentFault, 'line' | 'message'>[] {
  const faults: Pick<DocumentFault, 'line' | 'message'>[] = []
  const segments = parseText(text, ({ line, message }) => faults.push({ line, message: sentence(message) }))
  const refuse = (message: string) => faults.push({ line: 1, message })
  const check = (parts: readonly Segment[]) => {
    for (const part of parts) {
      if (!kinds.includes(part.kind)) refuse(`A mail has no place for a ${nameOf(part.kind)}.`)
      for (const to of linksIn([part]))
        if (!/^(?:page:\/|https:\/\/|mailto:)/.test(to))
          refuse(`“${to}” leads nowhere from a mail: page:/…, https://… or mailto:…`)
    }
  }
  check(segments)
  return faults
}

const nameOf = (kind: Segment['kind']) => (kind === 'image' ? 'picture' : kind)
const sentence = (message: string) => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`

/** The paths that a text links to. */
const pagesIn = (text: string): string[] => [
  ...new Set(
    linksIn(parseText(text, () => {})).flatMap(to =>
      to.startsWith('page:') ? [to.slice(5).replace(/[?#].*$/s, '')] : [],
    ),
  ),
]

const linksIn = (segments: readonly Segment[]): string[] =>
  segments.flatMap(segment => {
    switch (segment.kind) {
      case 'title':
      case 'text':
        return linksOf(segment.content)
      case 'list':
        return segment.items.flatMap(linksIn)
      case 'quote':
        return linksIn(segment.segments)
      default:
        return []
    }
  })

const linksOf = (content: readonly Inline[]): string[] =>
  content.flatMap(inline => {
    if (!('content' in inline)) return []
    return [...(inline.kind === 'link' ? [inline.to] : []), ...linksOf(inline.content)]
  })
