import type { Kysely } from 'kysely'
import type { AdminTables } from '../schema.ts'

/** The content revision: cached pages are valid while it is unchanged. */
export async function readRevision(db: Kysely<AdminTables>): Promise<number> {
  const row = await db.selectFrom('content_revision').select('revision').executeTakeFirst()
  return row?.revision ?? 0
}

/** Locks the revision until the transaction ends. */
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

/** Increments the content revision, in the transaction of a change. */
export async function bumpRevision(db: Kysely<AdminTables>): Promise<void> {
  await db
    .insertInto('content_revision')
    .values({ id: 1, revision: 1 })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(row => ({ revision: row('content_revision.revision', '+', 1) })),
    )
    .execute()
}
