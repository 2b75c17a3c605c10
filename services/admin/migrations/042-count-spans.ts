import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { AdminTables } from '../schema.ts'
import { addToSpan } from '../statistics/add-counts.ts'
import { spans, startOf } from '../statistics/spans.ts'

/** The sums of counts by day, week and month, and the histograms of measures. */
export const countSpans: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('count_spans')
      .addColumn('span', 'text', column => column.notNull())
      .addColumn('start', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('iso', 'text', column => column.notNull())
      .addColumn('times', 'integer', column => column.notNull())
      .addColumn('depths', 'bigint', column => column.notNull())
      .addColumn('total', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('count_spans_key', ['span', 'kind', 'start', 'name', 'iso'])
      .execute()
    await db.schema
      .createTable('histograms')
      .addColumn('span', 'text', column => column.notNull())
      .addColumn('start', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('iso', 'text', column => column.notNull())
      .addColumn('bucket', 'integer', column => column.notNull())
      .addColumn('times', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('histograms_key', ['span', 'kind', 'start', 'name', 'iso', 'bucket'])
      .execute()
    await fill(db as Kysely<AdminTables>)
  },
}

/** The sums of what was counted so far, day by day. */
async function fill(db: Kysely<AdminTables>) {
  const days = await db.selectFrom('counts').select('day').distinct().orderBy('day').execute()
  for (const { day } of days) {
    const rows = await db
      .selectFrom('counts')
      .select(['kind', 'name', 'iso'])
      .select(({ fn, eb, ref }) => [
        fn.sum('times').as('times'),
        fn.sum('total').as('total'),
        fn.sum(eb('depth', '*', ref('times'))).as('depths'),
      ])
      .where('day', '=', day)
      .groupBy(['kind', 'name', 'iso'])
      .execute()
    for (const { kind, name, iso, ...sums } of rows) {
      const [times, total, depths] = [sums.times, sums.total, sums.depths].map(Number) as [
        number,
        number,
        number,
      ]
      for (const span of spans)
        await addToSpan(db, { span, start: startOf(span, day), kind, name, iso, times, total, depths })
    }
  }
}
