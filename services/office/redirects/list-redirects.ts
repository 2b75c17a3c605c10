import { type Kysely, sql } from 'kysely'
import type { Redirect } from '../../../contract/office/redirects.ts'
import { isoAfter } from '../../../platform/clock.ts'
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
  now: Date,
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
  const redirects = await addRecent(db, rows.slice(0, limit), now)
  return {
    redirects,
    next_cursor: rows.length > limit ? (redirects.at(-1)?.from ?? null) : null,
    total: Number(count),
  }
}

const recentMs = 30 * 24 * 3_600_000

/** The redirects with their hits of the last 30 days. */
async function addRecent(
  db: Kysely<OfficeTables>,
  rows: readonly Omit<Redirect, 'recent_hits'>[],
  now: Date,
): Promise<Redirect[]> {
  if (rows.length === 0) return []
  const paths = rows.map(({ from }) => from)
  const recent = await db
    .selectFrom('redirect_days')
    .select(({ fn }) => ['from_path', fn.sum('hits').as('hits')])
    .where('from_path', 'in', paths)
    .where('day', '>', isoAfter(now, -recentMs).slice(0, 10))
    .groupBy('from_path')
    .execute()
  const hitsOf = new Map(recent.map(({ from_path, hits }) => [from_path, Number(hits)]))
  return rows.map(row => ({ ...row, recent_hits: hitsOf.get(row.from) ?? 0 }))
}
