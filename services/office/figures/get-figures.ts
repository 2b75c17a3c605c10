import type { Kysely } from 'kysely'
import { everyLocale, type Locale, languageTagOf, localeOfTag, mapLocales } from '../../../contract/locale.ts'
import type { FigureSeries, Figures } from '../../../contract/office/figures.ts'
import { type Team, teamOfKind } from '../../../contract/office/permissions.ts'
import { requestKinds } from '../../../contract/requests.ts'
import type { OfficeTables } from '../schema.ts'
import { listPublishes } from './list-publishes.ts'
import { endOfPrevious, type Period } from './period.ts'
import { type NameSum, readNames, readSpans, type SpanSum } from './read-sums.ts'
import { readVitals } from './read-vitals.ts'

const maxPages = 100
const maxReferrers = 50

/** The figures of a period; forms are those of the teams. */
export async function getFigures(
  db: Kysely<OfficeTables>,
  period: Period,
  teams: readonly Team[],
): Promise<Figures> {
  const { span, starts, before: startsBefore, today } = period
  const ranges = [{ span, starts }, ...(startsBefore ? [{ span, starts: startsBefore }] : [])]
  const [spans = [], spansBefore = null] = await Promise.all(ranges.map(range => readSpans(db, range)))
  const [names = [], namesBefore = null] = await Promise.all(
    ranges.map(range => readNames(db, range, ['page', 'goal', 'referrer'])),
  )
  const kinds = requestKinds.filter(kind => teams.includes(teamOfKind[kind]))
  const series = (select: (row: SpanSum) => boolean, measure = timesOf): FigureSeries => ({
    now: valuesOf(spans.filter(select), starts, measure),
    before: spansBefore && startsBefore && valuesOf(spansBefore.filter(select), startsBefore, measure),
  })
  const ofKind = (kind: SpanSum['kind'], name?: string) => (row: SpanSum) =>
    row.kind === kind && (name === undefined || row.name === name)
  const ofTeams = (kind: SpanSum['kind']) => (row: SpanSum) =>
    row.kind === kind && kinds.some(each => each === row.name)
  const pages = namesOf('page', names, namesBefore)
  return {
    ...{ starts: [...starts], today },
    previous: startsBefore && { from: String(startsBefore[0]), to: endOfPrevious(period) },
    series: {
      pages: series(ofKind('page')),
      depth: series(ofKind('page'), depthOf),
      joined: series(ofKind('sign-up', 'newsletter')),
      left: series(ofKind('sign-up', 'newsletter-ended')),
      registered: series(ofKind('goal', 'registered')),
      sent: series(ofTeams('sent')),
      finished: series(ofTeams('finished')),
      found: series(ofKind('search', 'found')),
      nothing: series(ofKind('search', 'nothing')),
    },
    pages: pages.slice(0, maxPages).map(({ rows, ...row }) => ({ ...row, depth: depthOf(rows) ?? 0 })),
    page_count: pages.length,
    goals: namesOf('goal', names, namesBefore).map(({ rows, ...row }) => ({
      ...row,
      total: sumOf(rows, 'total'),
    })),
    referrers: namesOf('referrer', names, namesBefore)
      .slice(0, maxReferrers)
      .map(({ name, times, before }) => ({ name, times, before })),
    languages: everyLocale.map(locale => {
      const own = names.filter(row => row.kind === 'page' && isOf(row, locale))
      const ownBefore = namesBefore?.filter(row => row.kind === 'page' && isOf(row, locale))
      const before = ownBefore ? sumOf(ownBefore, 'times') : null
      return { locale, times: sumOf(own, 'times'), before, depth: depthOf(own) ?? 0 }
    }),
    forms: kinds.map(kind => ({
      kind,
      sent: sumOf(spans.filter(ofKind('sent', kind)), 'times'),
      finished: sumOf(spans.filter(ofKind('finished', kind)), 'times'),
    })),
    publishes: await listPublishes(db, period),
    vitals: await readVitals(db, today),
  }
}

type Summed = Pick<SpanSum, 'times' | 'depths' | 'total' | 'iso'>

const isOf = ({ iso }: Summed, locale: Locale) => iso === languageTagOf(locale)

const sumOf = (rows: readonly Summed[], column: 'times' | 'depths' | 'total') =>
  rows.reduce((sum, row) => sum + row[column], 0)

const timesOf = (rows: readonly Summed[]): number | null => sumOf(rows, 'times')

/** The average depth, in percent; null: nothing was read. */
function depthOf(rows: readonly Summed[]): number | null {
  const times = sumOf(rows, 'times')
  return times === 0 ? null : Math.round(sumOf(rows, 'depths') / times)
}

/** One value for each span: of those without a row it is that of no rows. */
function valuesOf(
  rows: readonly SpanSum[],
  starts: readonly string[],
  measure: (rows: readonly Summed[]) => number | null,
): (number | null)[] {
  const byStart = Map.groupBy(rows, ({ start }) => start)
  return starts.map(start => measure(byStart.get(start) ?? []))
}

/** What was counted of each name, most often first. */
function namesOf(kind: NameSum['kind'], names: readonly NameSum[], before: readonly NameSum[] | null) {
  const ofKind = (rows: readonly NameSum[]) =>
    Map.groupBy(
      rows.filter(row => row.kind === kind),
      ({ name }) => name,
    )
  const earlier = before && ofKind(before)
  return [...ofKind(names)]
    .map(([name, rows]) => ({
      ...{ name, rows, times: sumOf(rows, 'times') },
      before: earlier && sumOf(earlier.get(name) ?? [], 'times'),
      byLocale: mapLocales(locale =>
        sumOf(
          rows.filter(row => localeOfTag(row.iso) === locale),
          'times',
        ),
      ),
    }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times - a.times || (a.name < b.name ? -1 : 1))
}
