import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { draftKeyOf } from '../requests/draft-key.ts'

/** The owner of a draft, for export and erasure with an account; suppressions by age. */
export const accountRecords: Migration = {
  async up(db: Kysely<unknown>) {
    // One column a statement: SQLite allows no more.
    for (const column of ['account_id', 'email_key', 'mailed_key'])
      await db.schema.alterTable('drafts').addColumn(column, 'text').execute()
    await fillKeys(db as Kysely<Tables>)
    for (const column of ['account_id', 'email_key', 'mailed_key'])
      await db.schema.createIndex(`drafts_by_${column}`).on('drafts').column(column).execute()
    await db.schema.createIndex('requests_by_address').on('requests').column('email_key').execute()
    await db.schema.createIndex('suppressions_by_age').on('suppressions').column('since').execute()
  },
}

interface Tables {
  drafts: { token_hash: string; answers: string; email_key: string | null }
}

const draftsAtOnce = 500

/** Sets the address keys of existing drafts. */
async function fillKeys(db: Kysely<Tables>): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const drafts = await db
      .selectFrom('drafts')
      .select(['token_hash', 'answers'])
      .where('token_hash', '>', after)
      .orderBy('token_hash')
      .limit(draftsAtOnce)
      .execute()
    for (const { token_hash, answers } of drafts) {
      const email_key = draftKeyOf(JSON.parse(answers))
      if (email_key !== null)
        await db.updateTable('drafts').set({ email_key }).where('token_hash', '=', token_hash).execute()
    }
    after = drafts.at(-1)?.token_hash
  }
}
