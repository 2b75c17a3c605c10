import type { Kysely } from 'kysely'
import type { AdminTables } from '../schema.ts'

/** The number of the content as it stands: kept pages are good as long as it stays the same. */
export async function readRevision(db: Kysely<AdminTables>): Promise<number> {
  const row = await db.selectFrom('content_revision').select('revision').executeTakeFirst()
  return row?.revision ?? 0
}

/** Makes other processes that hold the revision wait until this transaction ends. */
export async function holdRevision(db: Kysely<AdminTables>): Promise<void> {
  const row = { id: 1, revision: 0 } as const
  await db
    .insertInto('content_revision')
    .values(row)
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
  await db
    .updateTable('content_revision')
    .set(current => ({ revision: current.ref('revision') }))
    .execute()
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
