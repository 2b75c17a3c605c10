import type { Kysely } from 'kysely'
import type { OfficeTables } from '../../schema.ts'

/** Bundles, each with the count of its items. */
export const selectBundles = (db: Kysely<OfficeTables>) =>
  db
    .selectFrom('bundles as b')
    .selectAll('b')
    .select(({ selectFrom }) =>
      selectFrom('bundle_items as i')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('i.bundle_id', '=', 'b.id')
        .as('items'),
    )
