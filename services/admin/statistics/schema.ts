import type { LanguageTag } from '../../../contract/locale.ts'
import type { Team } from '../../../contract/office/permissions.ts'
import type { RequestKind } from '../../../contract/requests.ts'
import type { Span } from './spans.ts'

/** The tables of statistics, without data of individual visitors. Days are those of Hobart. */
export interface StatisticsTables {
  counts: CountRow
  count_spans: CountSpanRow
  histograms: HistogramRow
  vital_sums: VitalSumsRow
  request_figures: RequestFigureRow
  figures_progress: FiguresProgressRow
}

/** What is counted: `sent` and `finished` are requests by kind. */
export type CountKind = 'page' | 'goal' | 'referrer' | 'sign-up' | 'search' | 'sent' | 'finished'

/** The raw counts by day. */
export interface CountRow {
  day: string
  kind: CountKind
  /** The path of a page without its locale, the name of a goal, the host of a site, the kind of a request. */
  name: string
  iso: LanguageTag
  /** The scroll depth in tens of percent; 0 for everything but pages. */
  depth: number
  times: number
  /** The sum of the values of goals; 0 for everything else. */
  total: number
}

/** The sums of the raw counts by day, week and month, which the figures are read from. */
export interface CountSpanRow {
  span: Span
  /** The first day. */
  start: string
  kind: CountKind
  name: string
  iso: LanguageTag
  times: number
  /** The sum of the scroll depths. */
  depths: number
  total: number
}

export type VitalKind = 'lcp' | 'inp' | 'cls'
export type ResponseKind = 'first-reply' | 'close'

/** How often a measure fell into a bucket; web vitals by day, response times by day, week and month. */
export interface HistogramRow {
  span: Span
  start: string
  kind: VitalKind | ResponseKind
  /** A page or a group of pages; the team of a request. */
  name: string
  iso: LanguageTag
  bucket: number
  times: number
}

/** One row: the web vitals of the days until one, which do not change any more. */
interface VitalSumsRow {
  until: string
  /** JSON of `StoredSum`s. */
  sums: string
}

/** What of a request is in the counts and histograms, so that a change of the request corrects them. */
export interface RequestFigureRow {
  request_id: string
  figure: 'sent' | ResponseKind
  day: string
  kind: RequestKind
  team: Team
  iso: LanguageTag
  /** Since the request was sent. */
  seconds: number
}

/** One row: the last event of a request that is in the figures. */
interface FiguresProgressRow {
  id: 1
  event_id: string
}
