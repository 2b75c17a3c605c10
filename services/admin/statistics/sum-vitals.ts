import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { LanguageTag } from '../../../contract/locale.ts'
import { hobartDay } from '../content/legal/hobart-day.ts'
import type { AdminTables } from '../schema.ts'
import { type Bucket, packedBuckets, readBuckets } from './histogram.ts'
import type { VitalKind } from './schema.ts'
import { daysAfter } from './spans.ts'

/** As many as in the Chrome UX Report: https://developer.chrome.com/docs/crux/methodology */
const measuredDays = 28
/** Today and yesterday are read as they are: processes may differ by a moment about when a day is over. */
const openDays = 2

/** The histograms of the vitals of one page in one language. */
export interface VitalSum {
  readonly name: string
  readonly iso: LanguageTag
  readonly kinds: Readonly<Record<VitalKind, readonly Bucket[]>>
}

/** Times by bucket, by kind, by the key of a page and a language. */
type VitalSums = Record<string, Partial<Record<VitalKind, Record<number, number>>>>

/** The first of the days whose web vitals are shown. */
export const firstVitalDay = (today: string): string => daysAfter(today, 1 - measuredDays)

/** Sums the web vitals of the days that are over, unless it is done; a job does it before anybody looks. */
export const prepareVitals = async (db: Kysely<AdminTables>, now: Date): Promise<void> =>
  void (await closedSums(db, hobartDay(now)))

/** The web vitals of the last 28 days, by page and language. */
export async function sumVitals(db: Kysely<AdminTables>, today: string): Promise<VitalSum[]> {
  const sums = await closedSums(db, today)
  for (let back = openDays - 1; back >= 0; back--) await addDay(db, sums, daysAfter(today, -back))
  return Object.entries(sums).map(([key, kinds]) => {
    const [iso, name] = JSON.parse(key) as [LanguageTag, string]
    return {
      name,
      iso,
      kinds: { lcp: bucketsOf(kinds.lcp), inp: bucketsOf(kinds.inp), cls: bucketsOf(kinds.cls) },
    }
  })
}

const bucketsOf = (times: Readonly<Record<number, number>> = {}): Bucket[] =>
  Object.entries(times).map(([bucket, times]) => ({ bucket: Number(bucket), times }))

/** The sums of the days before those that are open; they are made once, day by day, and stored. */
async function closedSums(db: Kysely<AdminTables>, today: string): Promise<VitalSums> {
  const until = daysAfter(today, -openDays)
  const stored = await db
    .selectFrom('vital_sums')
    .select('sums')
    .where('until', '=', until)
    .executeTakeFirst()
  if (stored) return JSON.parse(stored.sums) as VitalSums
  const sums: VitalSums = {}
  for (let day = firstVitalDay(today); day <= until; day = daysAfter(day, 1)) {
    await addDay(db, sums, day)
    await setImmediate()
  }
  await db.transaction().execute(async trx => {
    await trx.deleteFrom('vital_sums').where('until', '<', until).execute()
    await trx
      .insertInto('vital_sums')
      .values({ until, sums: JSON.stringify(sums) })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  })
  return sums
}

async function addDay(db: Kysely<AdminTables>, sums: VitalSums, day: string) {
  const rows = await db
    .selectFrom('histograms')
    .select(['kind', 'name', 'iso', packedBuckets.as('buckets')])
    .where('span', '=', 'day')
    .where('kind', 'in', ['lcp', 'inp', 'cls'])
    .where('start', '=', day)
    .groupBy(['kind', 'name', 'iso'])
    .execute()
  for (const { kind, name, iso, buckets } of rows) {
    const key = JSON.stringify([iso, name])
    const kinds = sums[key] ?? {}
    const own = kinds[kind as VitalKind] ?? {}
    for (const { bucket, times } of readBuckets(buckets)) own[bucket] = (own[bucket] ?? 0) + times
    sums[key] = { ...kinds, [kind]: own }
  }
}
