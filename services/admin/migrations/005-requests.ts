import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Requests, their events, and drafts of forms. */
export const requests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('requests')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('reference', 'text', column => column.notNull().unique())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('locale', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('email_key', 'text', column => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('answers', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('updated_at', 'text', column => column.notNull())
      .addColumn('erase_at', 'text')
      .execute()
    await db.schema.createIndex('requests_by_sender').on('requests').columns(['kind', 'email_key']).execute()
    await db.schema.createIndex('requests_by_account').on('requests').columns(['account_id']).execute()
    await db.schema.createIndex('requests_by_end').on('requests').columns(['erase_at']).execute()
    await db.schema
      .createTable('request_events')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('request_id', 'text', column =>
        column.notNull().references('requests.id').onDelete('cascade'),
      )
      .addColumn('at', 'text', column => column.notNull())
      .addColumn('by', 'text', column => column.notNull())
      .addColumn('state', 'text')
      .addColumn('text', 'text')
      .execute()
    await db.schema
      .createIndex('request_events_in_order')
      .on('request_events')
      .columns(['request_id', 'id'])
      .execute()
    await db.schema
      .createTable('drafts')
      .addColumn('token_hash', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('locale', 'text', column => column.notNull())
      .addColumn('answers', 'text', column => column.notNull())
      .addColumn('updated_at', 'text', column => column.notNull())
      .addColumn('expires_at', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('spent_proofs')
      .addColumn('proof_hash', 'text', column => column.primaryKey())
      .addColumn('body_hash', 'text', column => column.notNull())
      .addColumn('answer', 'text', column => column.notNull())
      .addColumn('expires_at', 'text', column => column.notNull())
      .execute()
  },
}
