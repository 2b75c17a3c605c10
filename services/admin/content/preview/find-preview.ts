import type { Kysely } from 'kysely'
import { entryKinds, type Part } from '../../../../contract/office/content-parts.ts'
import { hashOf } from '../../../../platform/tokens.ts'
import type { AdminTables } from '../../schema.ts'
import type { EntryRow, RevisionRow } from '../entries/schema.ts'

/** What a preview link shows. */
export interface Preview {
  readonly linkId: string
  readonly expiresAt: string
  readonly entry: EntryRow
  readonly part: Part
  readonly revision: RevisionRow
}

/** The preview of a token; null for one that is unknown, revoked or expired, and for an archived entry. */
export async function findPreview(
  db: Kysely<AdminTables>,
  token: string,
  now: Date,
): Promise<Preview | null> {
  const link = await db
    .selectFrom('preview_links as link')
    .innerJoin('heads', join =>
      join.onRef('heads.entry_id', '=', 'link.entry_id').onRef('heads.part', '=', 'link.part'),
    )
    .select(['link.id', 'link.entry_id', 'link.part', 'link.expires_at'])
    .select(({ fn }) => fn.coalesce('link.revision_id', 'heads.draft_id').as('revision_id'))
    .where('link.token_hash', '=', hashOf(token))
    .where('link.revoked_at', 'is', null)
    .where('link.expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!link) return null
  const entry = await db
    .selectFrom('entries')
    .selectAll()
    .where('id', '=', link.entry_id)
    .where('kind', 'in', entryKinds)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  const revision = await db
    .selectFrom('revisions')
    .selectAll()
    .where('id', '=', link.revision_id)
    .executeTakeFirst()
  if (!entry || !revision) return null
  return { linkId: link.id, expiresAt: link.expires_at, entry, part: link.part, revision }
}
