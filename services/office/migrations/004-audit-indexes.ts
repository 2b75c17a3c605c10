import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The filters of the audit log, each in the order of its rows. */
export const auditIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['staff_id', 'act', 'subject'])
      await db.schema.createIndex(`audit_${column}`).on('audit').columns([column, 'number']).execute()
  },
}
