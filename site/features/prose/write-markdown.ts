import type { Inline, Segment } from '../../../contract/document.ts'
import { type FilmId, films } from '../../pictures/manifest.ts'
import { collectionFilm } from '../media/film.ts'
import { findCollectionPicture, mediaPicture } from '../media/picture.ts'
import { type ProsePlace, resolveLink } from './prepare-prose.ts'

export interface MarkdownPlace extends ProsePlace {
  /** Such as `https://host`; resolves every path to an absolute URL. */
  readonly origin: string
}

/** A text as a Markdown document: CommonMark with tables. */
export const writeMarkdown = (segments: readonly Segment[], place: MarkdownPlace): string =>
  segments
    .map(segment => writeSegment(segment, place))
    .filter(block => block !== '')
    .join('\n\n')

function writeSegment(segment: Segment, place: MarkdownPlace): string {
  const line = (content: readonly Inline[]) => writeLine(content, place)
  switch (segment.kind) {
    case 'title':
      return `${'#'.repeat(segment.level)} ${line(segment.content)}`
    case 'text':
      return guardStart(line(segment.content))
    case 'list':
      return writeList(segment.items, segment.ordered, place)
    case 'steps':
      return writeList(segment.items, true, place)
    case 'quote':
    case 'profile':
    case 'note':
      return prefix(writeMarkdown(segment.segments, place), '> ', '> ')
    case 'columns':
      return segment.columns.map(column => writeMarkdown(column, place)).join('\n\n')
    case 'image':
      return writeImage(segment, place)
    case 'video':
      return Object.hasOwn(films, segment.film) ? writeFilm(segment, place) : ''
    case 'embed':
      return `[${guardSigns(segment.title)}](https://www.youtube.com/watch?v=${segment.id})`
    case 'table':
      return writeTable(
        segment.head.map(line),
        segment.rows.map(row => row.map(line)),
      )
    case 'slot':
      return ''
  }
}

function writeList(items: readonly (readonly Segment[])[], ordered: boolean, place: MarkdownPlace): string {
  return items
    .map((item, at) => {
      const mark = ordered ? `${at + 1}. ` : '- '
      return prefix(writeMarkdown(item, place), mark, ' '.repeat(mark.length))
    })
    .join('\n')
}

/** Prefixes the first line and indents the others. Empty lines stay empty, except in a block quote. */
const prefix = (text: string, first: string, rest: string): string =>
  text
    .split('\n')
    .map((line, at) => `${at === 0 ? first : rest}${line}`.trimEnd())
    .join('\n')

function writeImage(segment: Extract<Segment, { kind: 'image' }>, { locale, origin }: MarkdownPlace): string {
  const { picture: id, media } = segment
  const picture = media ? mediaPicture(media) : findCollectionPicture(id, locale)
  if (!picture) return ''
  const { alt, fallback } = picture
  return `![${guardSigns(segment.alt || alt)}](${origin}${fallback})`
}

function writeFilm(segment: Extract<Segment, { kind: 'video' }>, { locale, origin }: MarkdownPlace): string {
  const { alt, sources } = collectionFilm(segment.film as FilmId, locale)
  return `[${guardSigns(segment.title || alt)}](${origin}${sources.at(-1)?.src ?? ''})`
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map(cell => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}

const writeLine = (content: readonly Inline[], place: MarkdownPlace): string =>
  content.map(inline => writeInline(inline, place)).join('')

function writeInline(inline: Inline, place: MarkdownPlace): string {
  switch (inline.kind) {
    case 'words':
      return guardSigns(inline.text)
    case 'strong':
      return `**${writeLine(inline.content, place)}**`
    case 'emphasis':
      return `*${writeLine(inline.content, place)}*`
    case 'code':
      return writeCode(inline.text)
    case 'break':
      return '\\\n'
    case 'link':
      return `[${writeLine(inline.content, place)}](${addressOf(inline.to, place)})`
  }
}

/** A code span with a delimiter longer than any run of backticks in it. */
function writeCode(text: string): string {
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 0)
  const fence = '`'.repeat(longest + 1)
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`
}

function addressOf(to: string, place: MarkdownPlace): string {
  const { href } = resolveLink(to, place)
  const whole = href.startsWith('/') ? `${place.origin}${href}` : href
  return whole.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29')
}

/** Escapes inline Markdown syntax. */
const guardSigns = (text: string): string => text.replaceAll(/[\\`*_[\]<>#]/g, '\\$&')

/** Escapes Markdown block syntax at the start of a paragraph. */
const guardStart = (text: string): string =>
  text.replace(/^(\d+)([.)]\s)/, '$1\\$2').replace(/^([-+=~]|:::)/, '\\$1')
