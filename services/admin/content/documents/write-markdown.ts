import { isDeepStrictEqual } from 'node:util'
import type { Inline, Segment, WrittenSegment } from '../../../../contract/document.ts'
import { mediaIdOf } from '../../../../contract/media.ts'
import { parseText } from './parse-text.ts'
import { parseWrittenText } from './parse-written-text.ts'
import { findLabel, findLine, UnwritableText } from './write-line.ts'

/**
 * Writes segments as the Markdown of `content/`: what `parseWrittenText` reads as the same segments. Syntax in words is
 * escaped only where the parser would take it for syntax. Throws `UnwritableText` for segments without such Markdown: an
 * empty paragraph, a line break in a title, a character NUL.
 */
export function writeMarkdown(segments: readonly WrittenSegment[]): string {
  const titles = { count: 0 }
  const blocks = segments.map((segment, at) => {
    const block = segment.kind === 'when' ? writeCondition(segment, titles) : writeSegment(segment, titles)
    if (block === undefined) throw new UnwritableText(at, `there is no Markdown for this ${segment.kind}`)
    return block
  })
  const markdown = blocks
    .map((block, at) => (at === 0 ? block : gapBetween(segments[at - 1], segments[at]) + block))
    .join('')
  const different = blocks.findIndex(block => !block.isWellFormed())
  const at =
    different === -1
      ? findDifference(
          segments,
          parseWrittenText(markdown, () => {}),
        )
      : different
  if (at !== undefined) throw new UnwritableText(at, `there is no Markdown for this ${segments[at]?.kind}`)
  return markdown
}

/** The first segment that is not read back. */
function findDifference(
  segments: readonly WrittenSegment[],
  read: readonly WrittenSegment[],
): number | undefined {
  const at = segments.findIndex((segment, at) => !isDeepStrictEqual(segment, read[at]))
  if (at !== -1) return at
  return read.length === segments.length ? undefined : segments.length - 1
}

/** The titles so far: a title without an id of its own is named by its number. */
interface Titles {
  count: number
}

/** Items of a list that hold under a condition stay in the run of their list. */
const gapBetween = (before: WrittenSegment | undefined, after: WrittenSegment | undefined): string =>
  (before?.kind === 'when' || after?.kind === 'when') && isListAt(before, -1) && isListAt(after, 0)
    ? '\n'
    : '\n\n'

const isListAt = (segment: WrittenSegment | undefined, at: number): boolean =>
  (segment?.kind === 'when' ? segment.segments.at(at) : segment)?.kind === 'list'

function writeCondition(
  { condition, segments }: Extract<WrittenSegment, { kind: 'when' }>,
  titles: Titles,
): string | undefined {
  const inside = writePart(segments, titles)
  return inside === undefined ? undefined : `:::when ${condition}\n${inside}\n:::`
}

/** The blocks of a part; undefined where one has no Markdown. */
function writePart(segments: readonly Segment[], titles: Titles, isTight = false): string | undefined {
  let part = ''
  let isOther = false
  for (const [at, segment] of segments.entries()) {
    const before = segments[at - 1]
    // Two lists in a row are told apart by their signs.
    isOther = before?.kind === 'list' && segment.kind === 'list' && !isOther
    const block = writeSegment(segment, titles, isOther)
    if (block === undefined) return undefined
    if (before) part += isTight && before.kind === 'text' && segment.kind === 'list' ? '\n' : '\n\n'
    part += block
  }
  return part
}

function writeSegment(segment: Segment, titles: Titles, isOther = false): string | undefined {
  switch (segment.kind) {
    case 'title':
      return writeTitle(segment, titles)
    case 'text':
      return findLine(segment.content, line => isReadAs(line, segment))
    case 'list':
      return writeList(segment.items, titles, segment.ordered, isOther)
    case 'steps':
      return fence('steps', writeList(segment.items, titles, true))
    case 'quote':
      return prefix(writePart(segment.segments, titles), '> ', '> ')
    case 'profile':
    case 'note':
      return fence(segment.kind, writePart(segment.segments, titles))
    case 'columns': {
      const columns = segment.columns.map(column => writePart(column, titles))
      return columns.includes(undefined) ? undefined : fence('columns', columns.join('\n\n---\n\n'))
    }
    case 'image':
      return findLabel(
        label => isReadAs(label, segment),
        guard => {
          const credit = segment.credit === '' ? '' : ` "${guard(segment.credit)}"`
          const scheme = mediaIdOf(segment.picture) === null ? 'picture:' : ''
          return `![${guard(segment.alt)}](${scheme}${segment.picture}${credit})`
        },
      )
    case 'video':
      return findLabel(
        label => isReadAs(label, segment),
        guard => `![${guard(segment.title)}](film:${segment.film})`,
      )
    case 'embed':
      return findLabel(
        label => isReadAs(label, segment),
        guard => `![${guard(segment.title)}](https://www.youtube.com/watch?v=${segment.id})`,
      )
    case 'table':
      return writeTable(segment)
    case 'slot':
      return fence(segment.name, '')
  }
}

const isReadAs = (markdown: string, ...segments: readonly Segment[]): boolean =>
  isDeepStrictEqual(
    parseText(markdown, () => {}),
    segments,
  )

function writeTitle(title: Extract<Segment, { kind: 'title' }>, titles: Titles): string | undefined {
  titles.count += 1
  const sign = '#'.repeat(title.level)
  const named = (line: string) => `${sign} ${line}${line === '' ? '' : ' '}{#${title.id}}`
  const isNumbered = title.id === `section-${titles.count}`
  const unnamed =
    isNumbered && findLine(title.content, line => isReadAs(`${sign} ${line}`, { ...title, id: 'section-1' }))
  if (typeof unnamed === 'string') return `${sign} ${unnamed}`
  const line = findLine(title.content, line => isReadAs(named(line), title))
  return line === undefined ? undefined : named(line)
}

function writeList(
  items: readonly (readonly Segment[])[],
  titles: Titles,
  ordered: boolean,
  isOther = false,
): string | undefined {
  const written = items.map((item, at) => {
    const sign = ordered ? `${at + 1}${isOther ? ')' : '.'} ` : isOther ? '* ' : '- '
    return prefix(writePart(item, titles, true), sign, ' '.repeat(sign.length))
  })
  return written.includes(undefined) ? undefined : written.join('\n')
}

/** Prefixes the first line and the others; a line that is empty then has no space at its end. */
const prefix = (text: string | undefined, first: string, rest: string): string | undefined =>
  text
    ?.split('\n')
    .map((line, at) => (line === '' ? (at === 0 ? first : rest).trimEnd() : (at === 0 ? first : rest) + line))
    .join('\n')

/** A block between fences, which are longer than those inside. */
function fence(name: string, inside: string | undefined): string | undefined {
  if (inside === undefined) return undefined
  const longest = Math.max(
    2,
    ...[...inside.matchAll(/^[\s>]*(?:[-*] |\d+[.)] )*(:{3,})/gm)].map(it => it[1]?.length ?? 0),
  )
  const colons = ':'.repeat(longest + 1)
  return `${colons}${name}\n${inside}${inside === '' ? '' : '\n'}${colons}`
}

function writeTable({ head, rows }: Extract<Segment, { kind: 'table' }>): string | undefined {
  const lines = [head, ...rows].map(row => {
    const cells = row.map(writeCell)
    return cells.includes(undefined) ? undefined : `| ${cells.join(' | ')} |`
  })
  if (lines.includes(undefined)) return undefined
  const [first, ...others] = lines
  return [first, `| ${head.map(() => '---').join(' | ')} |`, ...others].join('\n')
}

const guardPipes = (line: string) => line.replaceAll(/\\?\|/g, '\\|')

function writeCell(content: readonly Inline[]): string | undefined {
  const line = findLine(content, line =>
    isReadAs(`| ${guardPipes(line)} |\n| --- |`, { kind: 'table', head: [content], rows: [] }),
  )
  return line === undefined ? undefined : guardPipes(line)
}
