import type { Kysely } from 'kysely'
import type { AdminTables } from '../schema.ts'
import type { CountRow, CountSpanRow } from './schema.ts'
import { spans, startOf } from './spans.ts'

export type NewCount = Pick<CountRow, 'day' | 'kind' | 'name' | 'iso'> &
  Partial<Pick<CountRow, 'depth' | 'times' | 'total'>>

/**
 * Adds to the raw counts and to their sums, in the caller's transaction; fewer than none takes away from what is there.
 * Rows are locked in one order, so that two transactions never wait for each other.
 */
export async function addCounts(trx: Kysely<AdminTables>, added: readonly NewCount[]): Promise<void> {
  for (const { depth = 0, times = 1, total = 0, ...key } of added.toSorted(byKey)) {
    await (times < 0 ? takeAway(trx, key, times) : addOne(trx, { ...key, depth, times, total }))
  }
}

const byKey = (a: NewCount, b: NewCount) => {
  const [one, other] = [a, b].map(({ day, kind, name, iso }) => `${kind} ${name} ${iso} ${day}`)
  return String(one) < String(other) ? -1 : 1
}

async function addOne(trx: Kysely<AdminTables>, row: CountRow) {
  await trx
    .insertInto('counts')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['day', 'kind', 'name', 'iso', 'depth']).doUpdateSet(({ eb, ref }) => ({
        times: eb('counts.times', '+', ref('excluded.times')),
        total: eb('counts.total', '+', ref('excluded.total')),
      })),
    )
    .execute()
  const { day, kind, name, iso, depth, times, total } = row
  for (const span of spans)
    await addToSpan(trx, {
      ...{ span, start: startOf(span, day), kind, name, iso, times, total },
      depths: depth * times,
    })
}

/** Adds to a sum of raw counts. */
export const addToSpan = (trx: Kysely<AdminTables>, row: CountSpanRow) =>
  trx
    .insertInto('count_spans')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['span', 'kind', 'start', 'name', 'iso']).doUpdateSet(({ eb, ref }) => ({
        times: eb('count_spans.times', '+', ref('excluded.times')),
        depths: eb('count_spans.depths', '+', ref('excluded.depths')),
        total: eb('count_spans.total', '+', ref('excluded.total')),
      })),
    )
    .execute()

async function takeAway(
  trx: Kysely<AdminTables>,
  { day, kind, name, iso }: Pick<CountRow, 'day' | 'kind' | 'name' | 'iso'>,
  times: number,
) {
  await trx
    .updateTable('counts')
    .set(({ eb }) => ({ times: eb('times', '+', times) }))
    .where('day', '=', day)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('iso', '=', iso)
    .where('depth', '=', 0)
    .execute()
  for (const span of spans)
    await trx
      .updateTable('count_spans')
      .set(({ eb }) => ({ times: eb('times', '+', times) }))
      .where('span', '=', span)
      .where('kind', '=', kind)
      .where('start', '=', startOf(span, day))
      .where('name', '=', name)
      .where('iso', '=', iso)
      .execute()
}
