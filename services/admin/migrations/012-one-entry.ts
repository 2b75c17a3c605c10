import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const entry = sql`kind = 'media-list' and state = 'received'`

/** One entry of the media list for an address. Of several the newest stays; the others are kept beside it as replaced. */
export const oneEntry: Migration = {
  async up(db: Kysely<unknown>) {
    const newest = sql`(select newest.id from requests as newest
      where newest.kind = 'media-list' and newest.state = 'received' and newest.email_key = requests.email_key
      order by newest.updated_at desc, newest.id desc limit 1)`
    await sql`update requests set state = 'replaced', changes_id = ${newest}
      where ${entry} and id <> ${newest}`.execute(db)
    await sql`create unique index media_list_by_address on requests (email_key) where ${entry}`.execute(db)
  },
}
