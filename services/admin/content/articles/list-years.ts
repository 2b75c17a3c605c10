import type { Kysely } from 'kysely'
import type { AdminTables } from '../../schema.ts'

/** The years with published articles, latest first. */
export async function listYears(db: Kysely<AdminTables>, today: string) {
  const rows = await db
    .selectFrom('articles')
    .select(({ fn }) => ['year', fn.countAll().as('count')])
    .where('date', '<=', today)
    .groupBy('year')
    .orderBy('year', 'desc')
    .execute()
  return rows.map(({ year, count }) => ({ year, count: Number(count) }))
}
