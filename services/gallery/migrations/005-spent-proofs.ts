import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Proofs that registrations have spent, each with its user. */
export const spentProofs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('registration_proofs')
      .addColumn('proof_hash', 'text', column => column.primaryKey())
      .addColumn('body_hash', 'text', column => column.notNull())
      .addColumn('user_id', 'text', column => column.references('users.id').onDelete('set null'))
      .addColumn('expires_at', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('registration_proofs_user')
      .on('registration_proofs')
      .column('user_id')
      .execute()
  },
}
