import type { Kysely } from 'kysely'
import type { LanguageTag } from '../../../contract/locale.ts'
import type { CountKind } from '../../admin/statistics/schema.ts'
import type { Span } from '../../admin/statistics/spans.ts'
import type { OfficeTables } from '../schema.ts'

/** Spans of one kind that follow each other. */
export interface Range {
  readonly span: Span
  readonly starts: readonly string[]
}

interface Sums {
  readonly times: number
  readonly depths: number
  readonly total: number
}

/** Counts of a kind and a language in one span; of pages and referrers all names together. */
export interface SpanSum extends Sums {
  readonly start: string
  readonly kind: CountKind
  readonly name: string
  readonly iso: LanguageTag
}

/** Counts of a name in a whole range. */
export type NameSum = Omit<SpanSum, 'start'>

const within = (db: Kysely<OfficeTables>, { span, starts }: Range) =>
  db
    .selectFrom('count_spans')
    .select(({ fn }) => [
      fn.sum('times').as('times'),
      fn.sum('depths').as('depths'),
      fn.sum('total').as('total'),
    ])
    .where('span', '=', span)
    .where('start', '>=', starts[0] ?? '')
    .where('start', '<=', starts.at(-1) ?? '')

/** The sums of each span. */
export async function readSpans(db: Kysely<OfficeTables>, range: Range): Promise<SpanSum[]> {
  const pages = await within(db, range)
    .select(['start', 'kind', 'iso'])
    .where('kind', '=', 'page')
    .groupBy(['start', 'kind', 'iso'])
    .execute()
  const others = await within(db, range)
    .select(['start', 'kind', 'name', 'iso'])
    .where('kind', 'in', ['goal', 'sign-up', 'search', 'sent', 'finished'])
    .groupBy(['start', 'kind', 'name', 'iso'])
    .execute()
  return [...pages.map(row => ({ ...row, name: '' })), ...others].map(numbered)
}

/** The sums of each name. */
export async function readNames(
  db: Kysely<OfficeTables>,
  range: Range,
  kinds: readonly CountKind[],
): Promise<NameSum[]> {
  const rows = await within(db, range)
    .select(['kind', 'name', 'iso'])
    .where('kind', 'in', kinds)
    .groupBy(['kind', 'name', 'iso'])
    .execute()
  return rows.map(numbered)
}

/** PostgreSQL gives sums as text. */
const numbered = <T extends Readonly<Record<keyof Sums, unknown>>>(row: T): Omit<T, keyof Sums> & Sums => ({
  ...row,
  times: Number(row.times),
  depths: Number(row.depths),
  total: Number(row.total),
})
