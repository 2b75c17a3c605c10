import { isoAfter } from '../../../platform/clock.ts'
import { findUses } from '../media/media-uses.ts'
import { type CareQuery, type Findings, finding, shownFindings } from './care-query.ts'

const dayMs = 24 * 3_600_000

/** Redirects that nobody has followed for a year. */
export async function findRedirects({ db, now }: CareQuery): Promise<Findings> {
  const year = isoAfter(now, -365 * dayMs)
  const unused = db
    .selectFrom('redirects')
    .where('at', '<', year)
    .where(({ or, eb }) => or([eb('last_hit_on', 'is', null), eb('last_hit_on', '<', year.slice(0, 10))]))
  const { total } = await unused.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await unused
    .select(['from_path', 'to_path', 'last_hit_on'])
    .orderBy('from_path')
    .limit(shownFindings)
    .execute()
  return {
    total: Number(total),
    findings: rows.map(({ from_path, to_path, last_hit_on }) =>
      finding(
        from_path,
        `${last_hit_on === null ? 'Nobody has ever followed it' : `Last followed on ${last_hit_on}`} (to ${to_path}). Remove it, or keep it for old prints.`,
        `/site/redirects?${new URLSearchParams({ words: from_path })}`,
      ),
    ),
  }
}

/** A picture that was added just now is about to be used. */
const freshMs = 7 * dayMs

/** Pictures of the library that no text names. */
export async function findPictures({ db, now }: CareQuery): Promise<Findings> {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'name'])
    .where('archived_at', 'is', null)
    .where('created_at', '<', isoAfter(now, -freshMs))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const used = rows.length === 0 ? new Map() : await findUses(db)
  const unused = rows.filter(({ id }) => !used.has(id))
  return {
    total: unused.length,
    findings: unused
      .slice(0, shownFindings)
      .map(({ id, name }) => finding(name, 'No text uses it. Use it, or delete it.', `/media/${id}`)),
  }
}
