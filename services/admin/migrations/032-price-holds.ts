import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Prices that staff hold, each with what it would be without them. */
export const priceHolds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('price_holds')
      .addColumn('product', 'text', column => column.notNull())
      .addColumn('iso', 'text', column => column.notNull())
      .addColumn('followed_price', 'text', column => column.notNull())
      .addColumn('since', 'text', column => column.notNull())
      .addColumn('held_by', 'text')
      .addPrimaryKeyConstraint('price_holds_key', ['product', 'iso'])
      .execute()
  },
}
