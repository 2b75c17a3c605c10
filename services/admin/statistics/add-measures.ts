import type { Kysely } from 'kysely'
import type { AdminTables } from '../schema.ts'
import type { HistogramRow } from './schema.ts'

export type NewMeasure = Omit<HistogramRow, 'times'> & { readonly times?: number }

/** Adds measures to their buckets, in the caller's transaction; fewer than none takes away from what is there. */
export async function addMeasures(trx: Kysely<AdminTables>, added: readonly NewMeasure[]): Promise<void> {
  for (const { times = 1, ...row } of added)
    await (times < 0 ? takeAway(trx, { ...row, times }) : addOne(trx, { ...row, times }))
}

const addOne = (trx: Kysely<AdminTables>, row: HistogramRow) =>
  trx
    .insertInto('histograms')
    .values(row)
    .onConflict(conflict =>
      conflict
        .columns(['span', 'kind', 'start', 'name', 'iso', 'bucket'])
        .doUpdateSet(({ eb, ref }) => ({ times: eb('histograms.times', '+', ref('excluded.times')) })),
    )
    .execute()

const takeAway = (trx: Kysely<AdminTables>, { times, ...key }: HistogramRow) =>
  trx
    .updateTable('histograms')
    .set(({ eb }) => ({ times: eb('times', '+', times) }))
    .where('span', '=', key.span)
    .where('kind', '=', key.kind)
    .where('start', '=', key.start)
    .where('name', '=', key.name)
    .where('iso', '=', key.iso)
    .where('bucket', '=', key.bucket)
    .execute()
