import { createElement as h, type ReactElement, type ReactNode } from 'react'
import type { Inline, Segment } from '../../../contract/document.ts'
import { footerStyle, headingOf, press, sheetOf, small, text, title } from '../../mail/layout.ts'
import { buttonOf } from './issue-text.ts'

/** A link below an issue. */
interface FooterLink {
  readonly label: string
  readonly href: string
}

interface IssueLayout {
  readonly language: string
  readonly subject: string
  readonly preheader: string
  readonly segments: readonly Segment[]
  readonly hrefOf: (to: string) => string
  /** Says who sent it. */
  readonly footer: string
  readonly links: readonly FooterLink[]
}

/** The HTML of an issue of the newsletter. */
export function layOutIssue(issue: IssueLayout): ReactElement {
  const { language, subject, preheader, segments, hrefOf, footer, links } = issue
  return sheetOf(
    { language, subject },
    preheader === '' ? null : h('div', { key: 'preheader', style: hidden }, preheader, padding),
    h('div', { key: 'heading' }, headingOf(subject)),
    h('div', { key: 'content' }, ...partsOf(segments, hrefOf)),
    h(
      'p',
      { key: 'footer', className: 'faint rule', style: ruled },
      footer,
      ...links.flatMap(({ label, href }) => [
        h('br', { key: `b${href}` }),
        h('a', { key: href, href, className: 'faint', style: { color: small.color } }, label),
      ]),
    ),
  )
}

/** Mail programs show it in their list, and nobody sees it in the mail. */
const hidden = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  fontSize: '1px',
  lineHeight: '1px',
  color: '#fbf7f0',
}
/** Keeps the first words of the mail out of the list. */
const padding = '\u2007\u034f '.repeat(60)
const ruled = { ...footerStyle, borderTop: '1px solid #d9cfc0', paddingTop: '16px', lineHeight: 1.9 }
const linkStyle = { color: '#a92f1c', textDecoration: 'underline' }
const quoteStyle = {
  margin: '0 0 16px',
  padding: '0 0 0 16px',
  borderLeft: '3px solid #c8402a',
}

type HrefOf = (to: string) => string

const partsOf = (segments: readonly Segment[], hrefOf: HrefOf): ReactElement[] =>
  segments.map((segment, key) => h('div', { key }, partOf(segment, hrefOf)))

function partOf(segment: Segment, hrefOf: HrefOf): ReactElement | null {
  switch (segment.kind) {
    case 'title': {
      const fontSize = segment.level === 2 ? '21px' : '17px'
      const style = { ...title, fontSize, margin: '28px 0 10px' }
      return h(`h${segment.level}`, { className: 'ink', style }, ...lineOf(segment.content, hrefOf))
    }
    case 'text': {
      const button = buttonOf(segment)
      return button
        ? press(button.label, hrefOf(button.to))
        : h('p', { className: 'ink', style: text }, ...lineOf(segment.content, hrefOf))
    }
    case 'list':
      return h(
        segment.ordered ? 'ol' : 'ul',
        { className: 'ink', style: { ...text, paddingLeft: '24px' } },
        ...segment.items.map((item, key) =>
          h('li', { key, style: { margin: '0 0 6px' } }, ...itemOf(item, hrefOf)),
        ),
      )
    case 'quote':
      return h('blockquote', { style: quoteStyle }, ...partsOf(segment.segments, hrefOf))
    default:
      return null
  }
}

/** An item of one paragraph is a line. */
function itemOf(item: readonly Segment[], hrefOf: HrefOf): ReactNode[] {
  const [only, ...others] = item
  return only?.kind === 'text' && others.length === 0 ? lineOf(only.content, hrefOf) : partsOf(item, hrefOf)
}

const lineOf = (content: readonly Inline[], hrefOf: HrefOf): ReactNode[] =>
  content.map((inline, key) => runOf(inline, key, hrefOf))

function runOf(inline: Inline, key: number, hrefOf: HrefOf): ReactNode {
  switch (inline.kind) {
    case 'words':
      return inline.text
    case 'strong':
      return h('strong', { key }, ...lineOf(inline.content, hrefOf))
    case 'emphasis':
      return h('em', { key }, ...lineOf(inline.content, hrefOf))
    case 'code':
      return h('code', { key }, inline.text)
    case 'break':
      return h('br', { key })
    case 'link':
      return h(
        'a',
        { key, href: hrefOf(inline.to), className: 'link', style: linkStyle },
        ...lineOf(inline.content, hrefOf),
      )
  }
}
