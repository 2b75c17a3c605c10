import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const entry = sql`kind = 'media-list' and state = 'received'`

/**
 * An address has one entry of the media list; of several the newest stays, and the others become replaced changes of
 * it.
 */
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
