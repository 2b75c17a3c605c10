import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { LanguageTag } from '../../../contract/locale.ts'
import { hobartDay } from '../content/legal/hobart-day.ts'
import type { AdminTables } from '../schema.ts'
import { addPacked, type Histogram, pack, packedBuckets } from './histogram.ts'
import type { VitalKind } from './schema.ts'
import { daysAfter } from './spans.ts'

/** As many as in the Chrome UX Report: https://developer.chrome.com/docs/crux/methodology */
const measuredDays = 28
/** Today and yesterday are read as they are: processes may differ by a moment about when a day is over. */
const openDays = 2
const vitalKinds = ['lcp', 'inp', 'cls'] as const

/** The vitals of one page in one language. */
interface VitalSum {
  readonly name: string
  readonly iso: LanguageTag
  readonly lcp: Histogram
  readonly inp: Histogram
  readonly cls: Histogram
}

/** By page and language. */
type VitalSums = Map<string, VitalSum>
/** A `VitalSum` as it is stored: each histogram is packed. */
type StoredSum = Record<keyof VitalSum, string>

/** The first of the days whose web vitals are shown. */
export const firstVitalDay = (today: string): string => daysAfter(today, 1 - measuredDays)

/** Sums the web vitals of the days that are over, unless it is done; a job does it before anybody looks. */
export const prepareVitals = async (db: Kysely<AdminTables>, now: Date): Promise<void> =>
  void (await closedSums(db, hobartDay(now)))

/** The web vitals of the last 28 days, by page and language. */
export async function sumVitals(db: Kysely<AdminTables>, today: string): Promise<VitalSum[]> {
  const sums = await closedSums(db, today)
  for (let back = openDays - 1; back >= 0; back--) await addDay(db, sums, daysAfter(today, -back))
  return [...sums.values()]
}

/** The sums of the days before those that are open; they are made once, day by day, and stored. */
async function closedSums(db: Kysely<AdminTables>, today: string): Promise<VitalSums> {
  const until = daysAfter(today, -openDays)
  const sums: VitalSums = new Map()
  const stored = await db
    .selectFrom('vital_sums')
    .select('sums')
    .where('until', '=', until)
    .executeTakeFirst()
  if (stored) {
    for (const { name, iso, ...packed } of JSON.parse(stored.sums) as StoredSum[])
      for (const kind of vitalKinds) add(sums, { name, iso: iso as LanguageTag, kind, buckets: packed[kind] })
    return sums
  }
  for (let day = firstVitalDay(today); day <= until; day = daysAfter(day, 1)) {
    await addDay(db, sums, day)
    await setImmediate()
  }
  await store(db, until, sums)
  return sums
}

const store = (db: Kysely<AdminTables>, until: string, sums: VitalSums): Promise<void> =>
  db.transaction().execute(async trx => {
    const rows = [...sums.values()].map(
      ({ name, iso, lcp, inp, cls }): StoredSum => ({
        ...{ name, iso, lcp: pack(lcp), inp: pack(inp), cls: pack(cls) },
      }),
    )
    await trx.deleteFrom('vital_sums').where('until', '<', until).execute()
    await trx
      .insertInto('vital_sums')
      .values({ until, sums: JSON.stringify(rows) })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  })

async function addDay(db: Kysely<AdminTables>, sums: VitalSums, day: string) {
  const rows = await db
    .selectFrom('histograms')
    .select(['kind', 'name', 'iso', packedBuckets.as('buckets')])
    .where('span', '=', 'day')
    .where('kind', 'in', vitalKinds)
    .where('start', '=', day)
    .groupBy(['kind', 'name', 'iso'])
    .execute()
  for (const { kind, ...row } of rows) add(sums, { ...row, kind: kind as VitalKind })
}

interface PackedVital extends Pick<VitalSum, 'name' | 'iso'> {
  readonly kind: VitalKind
  readonly buckets: string
}

function add(sums: VitalSums, { name, iso, kind, buckets }: PackedVital) {
  const key = `${iso} ${name}`
  const sum = sums.get(key) ?? { name, iso, lcp: [], inp: [], cls: [] }
  if (buckets !== '') addPacked(sum[kind], buckets)
  sums.set(key, sum)
}
