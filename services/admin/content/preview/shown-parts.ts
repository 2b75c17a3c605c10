import type { Kysely } from 'kysely'
import { everyLocale, type Locale } from '../../../../contract/locale.ts'
import { isLanguagePart, type Part } from '../../../../contract/office/content-parts.ts'
import type { AdminTables } from '../../schema.ts'
import type { RevisionRow } from '../entries/schema.ts'

/** The newest and the published revisions of an entry's parts. */
interface EntryRevisions {
  readonly draft: ReadonlyMap<Part, RevisionRow>
  readonly live: ReadonlyMap<Part, RevisionRow>
}

export async function findRevisions(db: Kysely<AdminTables>, entryId: string): Promise<EntryRevisions> {
  const heads = await db
    .selectFrom('heads')
    .select(['part', 'draft_id', 'live_id'])
    .where('entry_id', '=', entryId)
    .execute()
  const ids = heads.flatMap(({ draft_id, live_id }) => [draft_id, live_id]).filter(id => id !== null)
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('revisions').selectAll().where('id', 'in', ids).execute()
  const byPart = (name: 'draft_id' | 'live_id') =>
    new Map(
      heads.flatMap(({ part, ...head }) => {
        const row = rows.find(({ id }) => id === head[name])
        return row ? [[part, row] as const] : []
      }),
    )
  return { draft: byPart('draft_id'), live: byPart('live_id') }
}

/** The facts that a part is shown with: the published ones, or else the newest. */
export const factsBeside = ({ draft, live }: EntryRevisions): RevisionRow | undefined =>
  live.get('facts') ?? draft.get('facts')

/** The languages in which a part is shown: a text in its own, facts in those that are live, or else in all written ones. */
export function languagesOf({ draft, live }: EntryRevisions, part: Part): Locale[] {
  if (isLanguagePart(part)) return [part]
  const published = everyLocale.filter(locale => live.has(locale))
  return published.length > 0 ? published : everyLocale.filter(locale => draft.has(locale))
}
