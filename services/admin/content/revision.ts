import type { Kysely } from 'kysely'
import type { AdminTables } from '../schema.ts'

/** What a change touches: keys of `contract/content-keys.ts`, or what cannot be told apart. */
export type Touched = readonly string[] | 'everything'

/** The revision of the content, and what has changed after another one. */
export interface ContentChanges {
  readonly revision: number
  /** How many changes named no keys: when it differs, anything may have changed. */
  readonly unnamed: number
  /** The last revision of each key; null: too many. */
  readonly changes: readonly { readonly key: string; readonly revision: number }[] | null
}

/** With more changed keys all pages are as good as changed. */
const maxChanges = 2000
const rowsAtOnce = 200

/** The content revision, which each change increments. */
export async function readRevision(db: Kysely<AdminTables>): Promise<number> {
  const row = await db.selectFrom('content_revision').select('revision').executeTakeFirst()
  return row?.revision ?? 0
}

/** The revision, and the keys that were touched after the revision `since`: one statement, so that they belong together. */
export async function readChanges(db: Kysely<AdminTables>, since: number): Promise<ContentChanges> {
  const rows = await db
    .selectFrom('content_revision as current')
    .leftJoin('content_changes as change', join => join.on('change.revision', '>', since))
    .select(['current.revision', 'current.named', 'change.key', 'change.revision as changed'])
    .limit(maxChanges + 1)
    .execute()
  const { revision, named } = rows[0] ?? { revision: 0, named: 0 }
  const changes = rows.flatMap(({ key, changed }) =>
    key === null || changed === null ? [] : [{ key, revision: changed }],
  )
  return { revision, unnamed: revision - named, changes: rows.length > maxChanges ? null : changes }
}

/** A text that changes whenever a key is touched: what was made of it is valid while the mark stays the same. */
export async function readMark(db: Kysely<AdminTables>, key: string): Promise<string> {
  const row = await db
    .selectFrom('content_revision')
    .select(['revision', 'named'])
    .select(current =>
      current
        .selectFrom('content_changes')
        .select('content_changes.revision')
        .where('key', '=', key)
        .as('last'),
    )
    .executeTakeFirst()
  return row ? `${row.revision - row.named} ${row.last ?? 0}` : '0 0'
}

/** `readMark` for keys and those below them: `insight` is touched with each `insight/…`. */
export async function readMarks(db: Kysely<AdminTables>, keys: readonly string[]): Promise<string> {
  const row = await db
    .selectFrom('content_revision')
    .select(['revision', 'named'])
    .select(current =>
      current
        .selectFrom('content_changes')
        .select(({ fn }) => fn.max('content_changes.revision').as('last'))
        .where(({ eb, or }) => or(keys.flatMap(key => [eb('key', '=', key), eb('key', 'like', `${key}/%`)])))
        .as('last'),
    )
    .executeTakeFirst()
  return row ? `${row.revision - row.named} ${row.last ?? 0}` : '0 0'
}

/**
 * The keys of `readMarks` and below that were touched after one of its marks; null where anything may have changed, or too
 * much.
 */
export async function listTouched(
  db: Kysely<AdminTables>,
  keys: readonly string[],
  mark: string,
): Promise<readonly string[] | null> {
  const [unnamed, last] = mark.split(' ').map(Number)
  const { unnamed: now, changes } = await readChanges(db, last ?? 0)
  if (now !== unnamed || changes === null) return null
  return changes
    .map(({ key }) => key)
    .filter(touched => keys.some(key => touched === key || touched.startsWith(`${key}/`)))
}

/** Locks the revision until the transaction ends. */
export async function holdRevision(db: Kysely<AdminTables>): Promise<void> {
  const row = { id: 1, revision: 0, named: 0 } as const
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

/**
 * Increments the content revision in the transaction of a change, and gives the new one to the keys that the change touches.
 * The lock of the revision is held until the transaction ends: revisions are committed in their order.
 */
export async function bumpRevision(db: Kysely<AdminTables>, touched: Touched): Promise<void> {
  const named = touched === 'everything' ? 0 : 1
  const { revision } = await db
    .insertInto('content_revision')
    .values({ id: 1, revision: 1, named })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(row => ({
        revision: row('content_revision.revision', '+', 1),
        named: row('content_revision.named', '+', named),
      })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  if (touched === 'everything') return
  const rows = [...new Set(touched)].toSorted().map(key => ({ key, revision }))
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db
      .insertInto('content_changes')
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflict(conflict => conflict.column('key').doUpdateSet({ revision }))
      .execute()
}
