import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const open = sql`kind = 'beta-application' and state in ('received', 'in-review', 'invited')`

/** One beta application at a time is open for an address, with an account and without one. */
export const openApplications: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create unique index open_applications_of_account on requests (email_key, account_id)
      where ${open}`.execute(db)
    // No account is not the same as no account: the index above lets any number of those by.
    await sql`create unique index open_applications_without_account on requests (email_key)
      where account_id is null and ${open}`.execute(db)
  },
}
