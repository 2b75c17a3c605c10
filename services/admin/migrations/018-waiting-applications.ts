import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const waiting = sql`kind = 'beta-application' and state in ('received', 'in-review')`

/** One beta application of an address and account waits for a decision at a time; beside one that is decided there may be another. */
export const waitingApplications: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index open_applications_of_account`.execute(db)
    await sql`drop index open_applications_without_account`.execute(db)
    await sql`create unique index waiting_applications_of_account on requests (email_key, account_id)
      where ${waiting}`.execute(db)
    await sql`create unique index waiting_applications_without_account on requests (email_key)
      where account_id is null and ${waiting}`.execute(db)
  },
}
