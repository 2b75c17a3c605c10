import type { Kysely } from 'kysely'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeTables } from '../../schema.ts'
import type { Trx } from '../find-entry.ts'
import { type GoingRevision, type LeavingText, publishRevisions } from '../publish-revisions.ts'
import { verifyNewest } from '../schedule/verify-newest.ts'

/** A part of a bundle; null: it leaves the site. */
export interface BundledPart extends LeavingText {
  readonly revision: GoingRevision['revision'] | null
}

export const byAct = (parts: readonly BundledPart[]) => ({
  going: parts.flatMap(({ revision, ...part }) => (revision ? [{ ...part, revision }] : [])),
  leaving: parts.filter(({ revision }) => revision === null),
})

/** The texts of a bundle: those that go out with their revisions, and those that leave. */
export async function findGoing(db: Kysely<OfficeTables>, bundle: string): Promise<BundledPart[]> {
  const items = await db.selectFrom('bundle_items').selectAll().where('bundle_id', '=', bundle).execute()
  if (items.length === 0) return []
  const entryIds = items.map(({ entry_id }) => entry_id)
  const revisionIds = items.flatMap(({ revision_id }) => revision_id ?? [])
  const entries = await db.selectFrom('entries').selectAll().where('id', 'in', entryIds).execute()
  const revisions =
    revisionIds.length === 0
      ? []
      : await db.selectFrom('revisions').selectAll().where('id', 'in', revisionIds).execute()
  return items.flatMap(({ entry_id, part, revision_id }) => {
    const entry = entries.find(({ id }) => id === entry_id)
    const revision = revisions.find(({ id }) => id === revision_id) ?? null
    return entry ? [{ entry, part, revision }] : []
  })
}

/** Publishes every text of a bundle or takes it off the site, in the caller's transaction. Throws `Refusal` 409 or 422. */
export async function publishAll(
  trx: Trx,
  bundle: string,
  now: Date,
  { isPlanned }: { readonly isPlanned: boolean },
): Promise<void> {
  const parts = await findGoing(trx, bundle)
  if (parts.length === 0) throw new Refusal(409, 'It is empty.')
  const { going, leaving } = byAct(parts)
  for (const each of parts) {
    if (each.entry.archived_at !== null) throw new Refusal(409, `${each.entry.path}: It is archived.`)
  }
  for (const each of going) await verifyNewest(trx, each)
  await publishRevisions(trx, going, now, { leaving, isPlanned })
}
