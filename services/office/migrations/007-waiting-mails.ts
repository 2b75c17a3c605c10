import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who wants the mail about what waits, and the days on which it was sent. */
export const waitingMails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('staff')
      .addColumn('waiting_mail', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('waiting_mails')
      .addColumn('day', 'text', column => column.primaryKey())
      .addColumn('at', 'text', column => column.notNull())
      .addColumn('mails', 'integer', column => column.notNull())
      .execute()
  },
}
