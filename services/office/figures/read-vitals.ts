import type { Kysely } from 'kysely'
import { localeOfTag } from '../../../contract/locale.ts'
import type { Figures } from '../../../contract/office/figures.ts'
import type { AdminTables } from '../../admin/schema.ts'
import { bucketError, countOf, type Histogram, percentileOf } from '../../admin/statistics/histogram.ts'
import { firstVitalDay, sumVitals } from '../../admin/statistics/sum-vitals.ts'
import { shiftUnit } from '../../admin/statistics/vital-measures.ts'
import type { OfficeTables } from '../schema.ts'

const percentile = 0.75

/** Web vitals by page and language at the 75th percentile, of the last 28 days; pages measured most often first. */
export async function readVitals(db: Kysely<OfficeTables>, today: string): Promise<Figures['vitals']> {
  const sums = await sumVitals(db as unknown as Kysely<AdminTables>, today)
  const pages = sums.map(({ name, iso, ...sum }) => {
    const cls = vitalIn(sum.cls)
    return {
      ...{ name, locale: localeOfTag(iso), lcp: vitalIn(sum.lcp), inp: vitalIn(sum.inp) },
      cls: cls && { ...cls, value: cls.value / shiftUnit },
    }
  })
  const measuresOf = ({ lcp, cls }: (typeof pages)[number]) => Math.max(lcp?.times ?? 0, cls?.times ?? 0)
  return {
    ...{ from: firstVitalDay(today), error: bucketError },
    pages: pages.toSorted((a, b) => measuresOf(b) - measuresOf(a) || (a.name < b.name ? -1 : 1)),
  }
}

function vitalIn(histogram: Histogram) {
  const value = percentileOf(histogram, percentile)
  return value === null ? null : { value, times: countOf(histogram) }
}
