import type { Kysely } from 'kysely'
import { localeOfTag } from '../../../contract/locale.ts'
import type { Figures } from '../../../contract/office/figures.ts'
import { bucketError, percentileOf } from '../../admin/statistics/histogram.ts'
import type { HistogramRow, VitalKind } from '../../admin/statistics/schema.ts'
import { daysAfter } from '../../admin/statistics/spans.ts'
import { shiftUnit } from '../../admin/statistics/vital-measures.ts'
import type { OfficeTables } from '../schema.ts'

/** As many as in the Chrome UX Report: https://developer.chrome.com/docs/crux/methodology */
const measuredDays = 28
const percentile = 0.75

/** Web vitals by page and language at the 75th percentile, of the last 28 days; pages measured most often first. */
export async function readVitals(db: Kysely<OfficeTables>, today: string): Promise<Figures['vitals']> {
  const from = daysAfter(today, 1 - measuredDays)
  const rows = await db
    .selectFrom('histograms')
    .select(['kind', 'name', 'iso', 'bucket'])
    .select(({ fn }) => fn.sum('times').as('times'))
    .where('span', '=', 'day')
    .where('kind', 'in', ['lcp', 'inp', 'cls'])
    .where('start', '>=', from)
    .groupBy(['kind', 'name', 'iso', 'bucket'])
    .execute()
  const measured = rows.map(row => ({ ...row, times: Number(row.times) }))
  const pages = [...Map.groupBy(measured, ({ name, iso }) => `${name} ${iso}`).values()].flatMap(own => {
    const [first] = own
    if (!first) return []
    const vitalOf = (kind: VitalKind) => vitalIn(own.filter(row => row.kind === kind))
    const cls = vitalOf('cls')
    return {
      ...{ name: first.name, locale: localeOfTag(first.iso), lcp: vitalOf('lcp'), inp: vitalOf('inp') },
      cls: cls && { ...cls, value: cls.value / shiftUnit },
    }
  })
  const measuresOf = ({ lcp, cls }: (typeof pages)[number]) => Math.max(lcp?.times ?? 0, cls?.times ?? 0)
  return {
    ...{ from, error: bucketError },
    pages: pages.toSorted((a, b) => measuresOf(b) - measuresOf(a) || (a.name < b.name ? -1 : 1)),
  }
}

function vitalIn(rows: readonly Pick<HistogramRow, 'bucket' | 'times'>[]) {
  const value = percentileOf(rows, percentile)
  return value === null ? null : { value, times: rows.reduce((sum, { times }) => sum + times, 0) }
}
