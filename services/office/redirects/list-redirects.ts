import { type Kysely, sql } from 'kysely'
import type { Redirect } from '../../../contract/office/redirects.ts'
import type { OfficeTables } from '../schema.ts'

interface RedirectFilter {
  readonly words?: string | undefined
  /** The path after which the page begins. */
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/** A page of the redirects by path, and their number. */
export async function listRedirects(
  db: Kysely<OfficeTables>,
  { words, cursor, limit = 50 }: RedirectFilter,
): Promise<{ redirects: Redirect[]; next_cursor: string | null; total: number }> {
  let query = db.selectFrom('redirects')
  if (words?.trim()) {
    const wanted = words.trim().toLowerCase()
    const has = (path: 'from_path' | 'to_path') =>
      sql<boolean>`replace(${sql.ref(path)}, ${wanted}, '') <> ${sql.ref(path)}`
    query = query.where(({ or }) => or([has('from_path'), has('to_path')]))
  }
  const { count } = await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await query
    .leftJoin('staff', 'staff.id', 'redirects.made_by')
    .select(['from_path as from', 'to_path as to', 'staff.name as made_by', 'redirects.at'])
    .select(['hits', 'last_hit_on'])
    .$if(cursor !== undefined, after => after.where('from_path', '>', String(cursor)))
    .orderBy('from_path')
    .limit(limit + 1)
    .execute()
  const redirects = rows.slice(0, limit)
  return {
    redirects,
    next_cursor: rows.length > limit ? (redirects.at(-1)?.from ?? null) : null,
    total: Number(count),
  }
}
