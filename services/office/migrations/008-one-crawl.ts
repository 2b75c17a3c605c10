import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Lets one crawl be under way. */
export const oneCrawl: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update crawls set ended_at = began_at, fault = 'Another began at the same time.'
      where ended_at is null and id <> (select max(id) from crawls where ended_at is null)
    `.execute(db)
    await db.schema
      .createIndex('crawls_under_way')
      .unique()
      .on('crawls')
      .expression(sql`(ended_at is null)`)
      .where(sql<SqlBool>`ended_at is null`)
      .execute()
  },
}
