import type { Kysely } from 'kysely'
import type { Depth, GoalName, Vitals } from '../../../contract/counts.ts'
import type { LanguageTag } from '../../../contract/locale.ts'
import { hobartDay } from '../content/legal/hobart-day.ts'
import type { AdminTables } from '../schema.ts'
import { addCounts, type NewCount } from './add-counts.ts'
import { addMeasures } from './add-measures.ts'
import { referrerCount } from './count-referrer.ts'
import { isCountedPage } from './is-counted-page.ts'
import { vitalMeasures } from './vital-measures.ts'

interface Visit {
  readonly languageTag: LanguageTag
  /** The path without the locale; undefined when the page is counted already, and only goals were added. */
  readonly page?: string | undefined
  readonly depth?: Depth | undefined
  readonly goals?: readonly { readonly name: GoalName; readonly value?: number | undefined }[] | undefined
  /** The host that the visitor came from; empty: from none. Of the first page of a visit alone. */
  readonly referrer?: string | undefined
  readonly vitals?: Vitals | undefined
}

interface CountOptions {
  readonly db: Kysely<AdminTables>
  /** Paths that are counted besides those in the database. */
  readonly countedPages: ReadonlySet<string>
  /** The host of the site. */
  readonly host: string
}

/** Adds a visit to today's counts; an unknown page is ignored, with what was measured on it. */
export async function countVisit(
  { db, countedPages, host: own }: CountOptions,
  { languageTag: iso, page, depth = 0, goals = [], referrer: host, vitals }: Visit,
  now: Date,
): Promise<void> {
  const day = hobartDay(now)
  const counts: NewCount[] = goals.map(({ name, value = 0 }) => ({
    ...{ day, iso, kind: 'goal', name, total: value },
  }))
  const isPage = page !== undefined && (await isCountedPage(db, countedPages, page))
  if (isPage) counts.push({ day, iso, kind: 'page', name: page, depth })
  const site = isPage && host !== undefined ? await referrerCount(db, { host, own, day, iso }) : null
  if (site) counts.push(site)
  if (counts.length === 0) return
  await db.transaction().execute(async trx => {
    await addCounts(trx, counts)
    if (isPage && vitals) await addMeasures(trx, vitalMeasures(vitals, { page, day, iso }))
  })
}
