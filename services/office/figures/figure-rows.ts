import type { Kysely } from 'kysely'
import { everyLocale } from '../../../contract/locale.ts'
import type { FigureTable } from '../../../contract/office/figure-periods.ts'
import type { Figures } from '../../../contract/office/figures.ts'
import type { Team } from '../../../contract/office/permissions.ts'
import type { OfficeTables } from '../schema.ts'
import { getFigures } from './get-figures.ts'
import { getResponseTimes } from './get-response-times.ts'
import type { Period } from './period.ts'

type Rows = readonly (readonly unknown[])[]

/** A table of the figures, with its heading; response times and forms are those of the teams. */
export async function figureRows(
  db: Kysely<OfficeTables>,
  period: Period,
  table: FigureTable,
  teams: readonly Team[],
): Promise<Rows> {
  if (table !== 'response-times') return tables[table](await getFigures(db, period, teams))
  const first = await getResponseTimes(db, period, 'first-reply', teams)
  const close = await getResponseTimes(db, period, 'close', teams)
  return [
    [period.span, 'first_reply_median_s', 'first_reply_p90_s', 'close_median_s', 'close_p90_s'],
    ...period.starts.map((start, at) => [
      ...[start, first.median[at], first.p90[at], close.median[at], close.p90[at]],
    ]),
  ]
}

/** Columns of series by span, with those of the period before. */
function bySpan(
  { starts, series }: Figures,
  columns: Readonly<Record<string, keyof Figures['series']>>,
): Rows {
  const lines = Object.entries(columns).flatMap(([title, name]) => [
    { title, values: series[name].now },
    { title: `${title}_before`, values: series[name].before ?? [] },
  ])
  return [
    ['start', ...lines.map(({ title }) => title)],
    ...starts.map((start, at) => [start, ...lines.map(({ values }) => values[at])]),
  ]
}

const tables: Readonly<Record<Exclude<FigureTable, 'response-times'>, (figures: Figures) => Rows>> = {
  reading: figures => bySpan(figures, { pages: 'pages', depth_percent: 'depth' }),
  'sign-ups': figures =>
    bySpan(figures, { newsletter_joined: 'joined', newsletter_left: 'left', accounts: 'registered' }),
  forms: figures => bySpan(figures, { sent: 'sent', finished: 'finished' }),
  searches: figures => bySpan(figures, { found: 'found', without_result: 'nothing' }),
  pages: ({ pages }) => [
    ['page', 'times', 'times_before', 'depth_percent', ...everyLocale],
    ...pages.map(({ name, times, before, depth, byLocale }) => [
      ...[name, times, before, depth, ...everyLocale.map(locale => byLocale[locale])],
    ]),
  ],
  goals: ({ goals }) => [
    ['goal', 'times', 'times_before', 'value', ...everyLocale],
    ...goals.map(({ name, times, before, total, byLocale }) => [
      ...[name, times, before, total, ...everyLocale.map(locale => byLocale[locale])],
    ]),
  ],
  sites: ({ referrers }) => [
    ['site', 'times', 'times_before'],
    ...referrers.map(({ name, times, before }) => [name, times, before]),
  ],
  languages: ({ languages }) => [
    ['language', 'pages', 'pages_before', 'depth_percent'],
    ...languages.map(({ locale, times, before, depth }) => [locale, times, before, depth]),
  ],
  published: ({ publishes }) => [
    ['at', 'title', 'path', 'parts'],
    ...publishes.map(({ at, title, path, parts }) => [at, title, path, parts]),
  ],
  'web-vitals': ({ vitals }) => [
    ['page', 'language', 'lcp_ms', 'lcp_visits', 'inp_ms', 'inp_visits', 'cls', 'cls_visits'],
    ...vitals.pages.map(({ name, locale, lcp, inp, cls }) => [
      ...[name, locale, lcp && Math.round(lcp.value), lcp?.times, inp && Math.round(inp.value), inp?.times],
      ...[cls && Number(cls.value.toFixed(3)), cls?.times],
    ]),
  ],
}
