import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { dialectOf } from '../../../platform/database/dialect.ts'

/** The web vitals of the days that are over, summed once a day, and indexes that hold what figures read. */
export const vitalSums: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('vital_sums')
      .addColumn('until', 'text', column => column.primaryKey())
      .addColumn('sums', 'text', column => column.notNull())
      .execute()
    // On PostgreSQL an index of what changes with each visit would cost more than its scans do.
    if (dialectOf(db) === 'postgres') return
    await db.schema
      .createIndex('count_spans_read')
      .on('count_spans')
      .columns(['span', 'kind', 'start', 'name', 'iso', 'times', 'depths', 'total'])
      .execute()
    await db.schema
      .createIndex('histograms_read')
      .on('histograms')
      .columns(['span', 'kind', 'start', 'name', 'iso', 'bucket', 'times'])
      .execute()
  },
}
