import type { Kysely } from 'kysely'
import { type Locale, languageTagOf, mapLocales } from '../../../contract/locale.ts'
import type { AdminTables } from '../schema.ts'
import type { CountRow } from './schema.ts'

export interface CountSummary {
  readonly name: string
  readonly times: number
  readonly byLocale: Readonly<Record<Locale, number>>
  /** The average scroll depth of a page, in percent. */
  readonly depth: number
  /** The sum of the values of a goal. */
  readonly total: number
}

/** The counts since `day` (`2026-11-21`), most frequent first. */
export async function listCounts(db: Kysely<AdminTables>, kind: CountRow['kind'], day: string) {
  const rows = await db
    .selectFrom('counts')
    .select(({ fn, eb }) => [
      'name',
      'iso',
      fn.sum('times').as('times'),
      fn.sum('total').as('total'),
      fn.sum(eb('depth', '*', eb.ref('times'))).as('depths'),
    ])
    .where('kind', '=', kind)
    .where('day', '>=', day)
    .groupBy(['name', 'iso'])
    .execute()
  return [...Map.groupBy(rows, ({ name }) => name)]
    .map(([name, own]): CountSummary => {
      const sum = (of: readonly (typeof rows)[number][], column: 'times' | 'total' | 'depths') =>
        of.reduce((before, row) => before + Number(row[column]), 0)
      const timesIn = (locale: Locale) =>
        sum(
          own.filter(row => row.iso === languageTagOf(locale)),
          'times',
        )
      const times = sum(own, 'times')
      return {
        name,
        times,
        byLocale: mapLocales(timesIn),
        depth: Math.round(sum(own, 'depths') / times),
        total: sum(own, 'total'),
      }
    })
    .sort((one, other) => other.times - one.times || one.name.localeCompare(other.name))
}
