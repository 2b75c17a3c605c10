import { contentKeys } from '../../../../contract/content-keys.ts'
import type { HandbookProduct } from '../../../../contract/handbook-versions.ts'
import { parentOf } from '../../../admin/content/handbook/contents.ts'
import { showVersions } from '../../../admin/content/handbook/versions.ts'
import { bumpRevision, holdRevision } from '../../../admin/content/revision.ts'
import { Refusal } from '../../../http/problem.ts'
import { asAdmin, type Trx } from '../find-entry.ts'
import { publishRevisions } from '../publish-revisions.ts'
import { findDeadLinks } from './find-dead-links.ts'
import { isChanged, readTree, type TreePage } from './read-tree.ts'

interface PublishedTree {
  readonly product: HandbookProduct
  /** Whether links may lose their pages. */
  readonly isSure: boolean
}

/**
 * Publishes order and versions of a handbook, all of them or none. Resolves to the number of pages. Throws `Refusal` 409 for
 * a page without one above it, for two at one place, and for links that would lead nowhere.
 */
export async function publishTree(trx: Trx, { product, isSure }: PublishedTree, now: Date): Promise<number> {
  await holdRevision(asAdmin(trx))
  const tree = await readTree(trx, product)
  const changed = tree.filter(isChanged)
  if (changed.length === 0) throw new Refusal(409, 'Nothing has changed: visitors see this order already.')
  await showNewVersions(trx, product, changed)
  verifyTree(tree)
  const dead = isSure ? [] : await findDeadLinks(trx, product, tree)
  if (dead.length > 0)
    throw new Refusal(
      409,
      `${dead.length === 1 ? 'A link' : `${dead.length} links`} would lead nowhere. Confirm that it is meant, or change the texts first.`,
    )
  await leavePlaces(trx, product, changed)
  const drafts = await trx
    .selectFrom('revisions')
    .selectAll()
    .where(
      'id',
      'in',
      changed.flatMap(({ draftId }) => draftId ?? []),
    )
    .execute()
  const going = changed.flatMap(({ entry, draftId }) =>
    drafts.filter(({ id }) => id === draftId).map(revision => ({ entry, part: 'facts' as const, revision })),
  )
  await publishRevisions(trx, going, now)
  return going.length
}

/** A version is seen from the moment on that published pages stand in it. */
async function showNewVersions(trx: Trx, product: HandbookProduct, changed: readonly TreePage[]) {
  const slugs = [...new Set(changed.flatMap(({ draft }) => draft?.versions ?? []))]
  if (await showVersions(asAdmin(trx), product, slugs))
    await bumpRevision(asAdmin(trx), [contentKeys.versions])
}

/** Two pages may change places: none stands in the way of the other. */
async function leavePlaces(trx: Trx, product: HandbookProduct, pages: readonly TreePage[]) {
  const rows = await trx
    .selectFrom('handbook_pages')
    .select(['id', 'path', 'variant'])
    .where('product', '=', product)
    .execute()
  const leaving = new Set(pages.map(({ address: { path, variant } }) => `${path}@${variant}`))
  const ids = rows.filter(({ path, variant }) => leaving.has(`${path}@${variant}`)).map(({ id }) => id)
  if (ids.length > 0) await trx.deleteFrom('handbook_places').where('page_id', 'in', ids).execute()
}

/** Throws `Refusal` 409 for a published page that would have none above it, or another one beside it at its place. */
function verifyTree(tree: readonly TreePage[]) {
  const live = tree.filter(page => page.live !== null)
  for (const page of live)
    for (const version of page.draft?.versions ?? []) {
      const fault = faultOf(live, page, version)
      if (fault !== null) throw new Refusal(409, fault)
    }
}

/** Why a page cannot stand in a version as it is; null: it can. */
export function faultOf(tree: readonly TreePage[], page: TreePage, version: string): string | null {
  const { path } = page.address
  const standing = tree.filter(({ draft }) => draft?.versions.includes(version))
  const other = standing.find(each => each !== page && each.address.path === path)
  if (other) return `${page.entry.path} and ${other.entry.path} are both at ${path} in ${version}.`
  const parent = parentOf(path)
  if (parent === null) return null
  const above = standing.find(({ address }) => address.path === parent)
  if (!above) return `${path} has no ${parent} above it in ${version}.`
  return page.isLive && !above.isLive ? `${parent} is not published: ${path} below it is not found.` : null
}
