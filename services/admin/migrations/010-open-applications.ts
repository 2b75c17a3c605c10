import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const open = sql`kind = 'beta-application' and state in ('received', 'in-review', 'invited')`

/** An address has at most one open beta application, with an account and without one. */
export const openApplications: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create unique index open_applications_of_account on requests (email_key, account_id)
      where ${open}`.execute(db)
    // NULLs are distinct in a unique index, so rows without an account need one of their own.
    await sql`create unique index open_applications_without_account on requests (email_key)
      where account_id is null and ${open}`.execute(db)
  },
}
