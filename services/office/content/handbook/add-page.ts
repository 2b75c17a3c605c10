import type { HandbookProduct } from '../../../../contract/handbook-versions.ts'
import { newId } from '../../../../platform/identity.ts'
import type { EntryRow } from '../../../admin/content/entries/schema.ts'
import { Refusal } from '../../../http/problem.ts'
import { verifyPath } from '../facts-fields.ts'
import type { Trx } from '../find-entry.ts'
import { insertEntry } from '../insert-entry.ts'
import { maxDepth, verifyNoFiles } from '../moves/verify-move.ts'
import { addToVersion } from './change-versions.ts'
import { pageAt, readTree } from './read-tree.ts'
import { savePageFacts } from './save-page-facts.ts'

interface NewPage {
  readonly product: HandbookProduct
  readonly shown: string
  /** The path of the page above; null: at the top. */
  readonly parent: string | null
  readonly slug: string
  readonly staffId: string
}

/** Begins a page at the end of those beside it. Resolves to its path. Throws `Refusal` 404, 409 or 422. */
export async function addPage(
  trx: Trx,
  { product, shown, parent, slug, staffId }: NewPage,
  now: Date,
): Promise<string> {
  const tree = await readTree(trx, product)
  const above = parent === null ? null : pageAt(tree, parent).address.path
  const path = `handbook/${product}/${above === null ? '' : `${above}/`}${slug}`
  verifyPath('handbook', path)
  if (slug.includes('/')) throw new Refusal(422, 'The name is one part of an address, without slashes.')
  if ((above?.split('/').length ?? 0) >= maxDepth)
    throw new Refusal(422, `Pages stand ${maxDepth} levels deep at most.`)
  await verifyNoFiles(trx, [path])
  const entry: EntryRow = {
    ...{ id: newId(), kind: 'handbook', path, created_at: now.toISOString(), archived_at: null },
  }
  await insertEntry(trx, entry)
  const grown = await readTree(trx, product)
  const change = addToVersion(grown, pageAt(grown, path), shown)
  await savePageFacts(trx, change, { staffId, now })
  return path
}
