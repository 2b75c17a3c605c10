import type { Inline, Segment } from '../../../../contract/document.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { formatDate, formatNumber, interpolate } from '../../../../ui/language/format.ts'
import type { FiguresCopy } from './copy/en.ts'
import figures from './figures.json' with { type: 'json' }

/** The slot `figures` of a text becomes a table of what the last run of `npm run bench -- accessibility` found. */
export const fillFigures = (segments: readonly Segment[], copy: FiguresCopy, locale: Locale): Segment[] =>
  segments.map(segment =>
    segment.kind === 'slot' && segment.name === 'figures' ? tableOf(copy, locale) : segment,
  )

function tableOf(copy: FiguresCopy, locale: Locale): Segment {
  const { date, pages, languages, looks, widths, axe, findings } = figures
  const number = (value: number) => formatNumber(value, locale)
  const rows = [
    [copy.day, formatDate(date, locale)],
    [copy.pages, interpolate(copy.inLanguages, { pages: number(pages), languages: number(languages) })],
    [copy.looks, interpolate(copy.atWidths, { looks: number(looks), widths })],
    [copy.rules, interpolate(copy.byAxe, { axe })],
    [copy.findings, number(findings)],
  ]
  const line = (text: string): Inline[] => [{ kind: 'words', text }]
  return {
    kind: 'table',
    head: [line(copy.what), line(copy.figure)],
    rows: rows.map(cells => cells.map(line)),
  }
}
