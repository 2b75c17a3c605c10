import { handbookProjection } from '../../../admin/content/projection/handbook-pages.ts'
import { asAdmin, type Trx } from '../find-entry.ts'
import { refuseStale } from '../save-calls.ts'
import { saveRevision } from '../save-revision.ts'
import type { FactsChange } from './arrange-pages.ts'
import type { PageFacts, TreePage } from './read-tree.ts'

interface Author {
  readonly staffId: string
  readonly now: Date
}

/** Saves order and versions of a page; those that are published already are not a new revision. Resolves to its id. */
export async function savePageFacts(
  trx: Trx,
  { page, facts }: FactsChange,
  { staffId, now }: Author,
): Promise<string> {
  const { entry, version, draftId, liveId, live } = page
  const fields = JSON.stringify({ order: facts.order, versions: facts.versions } satisfies PageFacts)
  if (liveId !== null && live !== null && fields === JSON.stringify(live)) {
    await trx
      .updateTable('heads')
      .set({ draft_id: liveId, version: version + 1, updated_at: now.toISOString() })
      .where('entry_id', '=', entry.id)
      .where('part', '=', 'facts')
      .execute()
    return liveId
  }
  const { revision } = await refuseStale(
    saveRevision(
      trx,
      {
        ...{ entry, part: 'facts', version, fields, basedOn: draftId, sourceRevision: null },
        ...{ origin: 'office', authorId: staffId, note: '', keepsCopy: true },
      },
      now,
    ),
  )
  return revision
}

/** Saves a change and, where nothing else of the page waits to be published, publishes it. */
export async function publishOrder(trx: Trx, change: FactsChange, author: Author): Promise<void> {
  const { page, facts } = change
  const id = await savePageFacts(trx, change, author)
  if (!isPublished(page)) return
  await trx
    .updateTable('heads')
    .set({ live_id: id })
    .where('entry_id', '=', page.entry.id)
    .where('part', '=', 'facts')
    .execute()
  const values = { ...facts, versions: [...facts.versions] }
  await handbookProjection.putFacts(asAdmin(trx), page.entry.path, values, author.now)
}

const isPublished = ({ draftId, liveId }: TreePage) => liveId !== null && draftId === liveId
