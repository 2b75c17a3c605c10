import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { JobTables } from '../../../platform/jobs/tables.ts'

const waiting = sql`kind = 'beta-application' and state in ('received', 'in-review')`

interface Tables extends JobTables {
  requests: { id: string; kind: string; state: string }
}

/**
 * An address and account has at most one undecided beta application; decided ones may exist beside it. Earlier
 * invitations are delivered to the gallery service.
 */
export const waitingApplications: Migration = {
  async up(db: Kysely<Tables>) {
    await sql`drop index open_applications_of_account`.execute(db)
    await sql`drop index open_applications_without_account`.execute(db)
    await sql`create unique index waiting_applications_of_account on requests (email_key, account_id)
      where ${waiting}`.execute(db)
    await sql`create unique index waiting_applications_without_account on requests (email_key)
      where account_id is null and ${waiting}`.execute(db)
    const invited = await db
      .selectFrom('requests')
      .select('id')
      .where('kind', '=', 'beta-application')
      .where('state', '=', 'invited')
      .execute()
    for (const { id } of invited)
      await enqueue(db, { kind: 'beta-decision', payload: { request: id }, maxAttempts: 720 })
  },
}
