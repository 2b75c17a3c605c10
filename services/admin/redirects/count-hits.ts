import type { Kysely } from 'kysely'
import type { AdminTables } from '../schema.ts'

/** Adds to the hits of redirects; unknown ones are ignored. */
export const countHits = (
  db: Kysely<AdminTables>,
  hits: readonly { readonly from: string; readonly times: number }[],
  today: string,
): Promise<void> =>
  db.transaction().execute(async trx => {
    for (const { from, times } of hits) {
      const { numUpdatedRows } = await trx
        .updateTable('redirects')
        .set(({ eb }) => ({ hits: eb('hits', '+', times), last_hit_on: today }))
        .where('from_path', '=', from)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) continue
      await trx
        .insertInto('redirect_days')
        .values({ from_path: from, day: today, hits: times })
        .onConflict(conflict =>
          conflict
            .columns(['from_path', 'day'])
            .doUpdateSet(({ eb }) => ({ hits: eb('redirect_days.hits', '+', times) })),
        )
        .execute()
    }
  })
