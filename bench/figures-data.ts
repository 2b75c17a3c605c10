import type { Kysely } from 'kysely'
import { everyLocale, languageTagOf } from '../contract/locale.ts'
import { teams } from '../contract/office/permissions.ts'
import { bucketOf } from '../services/admin/statistics/histogram.ts'
import type { CountRow, CountSpanRow, HistogramRow } from '../services/admin/statistics/schema.ts'
import { daysAfter, spans, startOf } from '../services/admin/statistics/spans.ts'
import type { OfficeTables } from '../services/office/schema.ts'
import { createDice } from './made-text.ts'

/** How much there is of everything. */
export interface FigureScale {
  readonly days: number
  /** Pages that are read each day, in every language. */
  readonly pages: number
  readonly requests: number
  /** Measured documents of each of the last 28 days. */
  readonly measured: number
  readonly publishes: number
}

type Db = Kysely<OfficeTables>
const rowsAtOnce = 2000
const depths = [10, 60, 100]
const sites = Array.from({ length: 60 }, (_, at) => `site-${at}.example`)

/** Fills the tables of figures until today; `page` rows of the raw counts are those that the sums are made of. */
export async function fillFigures(db: Db, today: string, scale: FigureScale): Promise<void> {
  const dice = createDice(5)
  const sums = new Map<string, CountSpanRow>()
  let raw: CountRow[] = []
  const add = async (row: CountRow) => {
    raw.push(row)
    for (const span of spans) addSum(sums, row, span)
    if (raw.length < rowsAtOnce) return
    await insert(db, 'counts', raw)
    raw = []
  }
  for (let back = scale.days - 1; back >= 0; back--) {
    const day = daysAfter(today, -back)
    for (const locale of everyLocale) {
      const of = { day, iso: languageTagOf(locale), depth: 0, total: 0 }
      for (let page = 0; page < scale.pages; page++)
        for (const depth of depths)
          await add({ ...of, kind: 'page', name: `/page-${page}`, depth, times: 1 + dice(40) })
      for (const name of sites) await add({ ...of, kind: 'referrer', name, times: 1 + dice(9) })
      for (const name of ['registered', 'newsletter', '404'])
        await add({ ...of, kind: 'goal', name, times: 1 + dice(9), total: dice(50) })
      for (const name of ['found', 'nothing']) await add({ ...of, kind: 'search', name, times: 1 + dice(90) })
      for (const kind of ['sent', 'finished'] as const)
        for (const name of ['support', 'permission']) await add({ ...of, kind, name, times: 1 + dice(30) })
    }
  }
  await insert(db, 'counts', raw)
  await insert(db, 'count_spans', [...sums.values()])
  await insert(db, 'histograms', measuresOf(today, scale, dice))
  await addPublishes(db, today, scale, dice)
}

function addSum(sums: Map<string, CountSpanRow>, row: CountRow, span: CountSpanRow['span']) {
  const { day, kind, name, iso, depth, times, total } = row
  const start = startOf(span, day)
  const key = `${span} ${start} ${kind} ${name} ${iso}`
  const sum = sums.get(key) ?? { span, start, kind, name, iso, times: 0, depths: 0, total: 0 }
  sums.set(key, {
    ...sum,
    times: sum.times + times,
    depths: sum.depths + depth * times,
    total: sum.total + total,
  })
}

function measuresOf(today: string, scale: FigureScale, dice: (sides: number) => number): HistogramRow[] {
  const measures = new Map<string, HistogramRow>()
  const add = (row: Omit<HistogramRow, 'times'>) => {
    const key = JSON.stringify(row)
    measures.set(key, { ...row, times: (measures.get(key)?.times ?? 0) + 1 })
  }
  const languageOf = () => languageTagOf(everyLocale[dice(everyLocale.length)] ?? 'en')
  for (let request = 0; request < scale.requests; request++) {
    const day = daysAfter(today, -dice(scale.days))
    const name = teams[dice(teams.length)] ?? 'support'
    for (const kind of ['first-reply', 'close'] as const)
      for (const span of spans) {
        const bucket = bucketOf(60 * (1 + dice(4000)))
        add({ span, start: startOf(span, day), kind, name, iso: languageOf(), bucket })
      }
  }
  for (let back = 0; back < 28; back++)
    for (let visit = 0; visit < scale.measured; visit++) {
      const of = {
        span: 'day',
        start: daysAfter(today, -back),
        name: `/page-${dice(60)}`,
        iso: languageOf(),
      } as const
      add({ ...of, kind: 'lcp', bucket: bucketOf(400 + dice(4000)) })
      add({ ...of, kind: 'inp', bucket: bucketOf(8 + dice(400)) })
      add({ ...of, kind: 'cls', bucket: bucketOf(dice(200)) })
    }
  return [...measures.values()]
}

async function addPublishes(db: Db, today: string, scale: FigureScale, dice: (sides: number) => number) {
  const entries = await db.selectFrom('entries').select('id').execute()
  const rows = Array.from({ length: scale.publishes }, () => ({
    at: `${daysAfter(today, -dice(scale.days))}T01:00:00.000Z`,
    entry_id: entries[dice(entries.length)]?.id ?? '',
    part: everyLocale[dice(everyLocale.length)] ?? 'en',
  }))
  await insert(db, 'publishes', rows)
}

async function insert<Name extends keyof OfficeTables>(db: Db, table: Name, rows: readonly object[]) {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + rowsAtOnce) as never)
      .execute()
}
