import type { Kysely } from 'kysely'
import type { AdminTables } from './schema.ts'

/** The number of the content as it stands: kept pages are good as long as it stays the same. */
export async function readRevision(db: Kysely<AdminTables>): Promise<number> {
  const row = await db.selectFrom('content_revision').select('revision').executeTakeFirst()
  return row?.revision ?? 0
}

/** Says, in the writer's own transaction, that something a visitor may read has changed. */
export async function bumpRevision(db: Kysely<AdminTables>): Promise<void> {
  await db
    .insertInto('content_revision')
    .values({ id: 1, revision: 1 })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(row => ({ revision: row('content_revision.revision', '+', 1) })),
    )
    .execute()
}
