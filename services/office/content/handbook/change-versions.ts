import { type HandbookProduct, handbooks } from '../../../../contract/handbook-versions.ts'
import { parentOf } from '../../../admin/content/handbook/contents.ts'
import { Refusal } from '../../../http/problem.ts'
import type { FactsChange } from './arrange-pages.ts'
import type { TreePage } from './read-tree.ts'

/** The versions of a product, newest first. */
export const slugsOf = (product: HandbookProduct): readonly string[] =>
  handbooks[product].map(({ slug }): string => slug)

/** Throws `Refusal` 404 for a version that the product does not have. */
export function verifySlug(product: HandbookProduct, slug: string): string {
  if (slugsOf(product).includes(slug)) return slug
  throw new Refusal(404, 'There is no such version.')
}

const standsIn = (slug: string) => (page: TreePage) => page.draft?.versions.includes(slug) === true

/** A page in one more version. Throws `Refusal` 409 where it cannot stand there. */
export function addToVersion(
  product: HandbookProduct,
  tree: readonly TreePage[],
  page: TreePage,
  slug: string,
): FactsChange {
  const { path } = page.address
  const standing = tree.filter(standsIn(slug))
  const there = standing.find(({ address }) => address.path === path)
  if (there === page) throw new Refusal(409, `It stands in ${slug} already.`)
  if (there) throw new Refusal(409, `${there.entry.path} stands there in ${slug}. Take that out first.`)
  verifyAbove(standing, path, slug)
  const siblings = tree.filter(({ address }) => parentOf(address.path) === parentOf(path))
  const order = page.draft?.order ?? Math.max(0, ...siblings.map(({ draft }) => draft?.order ?? 0)) + 1
  const versions = slugsOf(product).filter(
    each => each === slug || page.draft?.versions.includes(each) === true,
  )
  return { page, facts: { order, versions } }
}

/** Throws `Refusal` 409 where the page above an address does not stand in a version. */
function verifyAbove(standing: readonly TreePage[], path: string, slug: string): void {
  const parent = parentOf(path)
  if (parent !== null && !standing.some(({ address }) => address.path === parent))
    throw new Refusal(409, `${parent} does not stand in ${slug}: add that first.`)
}

/** A page in one version less. Throws `Refusal` 409 where it has to stay. */
export function takeFromVersion(tree: readonly TreePage[], page: TreePage, slug: string): FactsChange {
  const { path } = page.address
  if (!page.draft || !standsIn(slug)(page)) throw new Refusal(409, `It does not stand in ${slug}.`)
  const below = tree.find(other => standsIn(slug)(other) && parentOf(other.address.path) === path)
  if (below) throw new Refusal(409, `${below.address.path} stands below it in ${slug}: take that out first.`)
  const versions = page.draft.versions.filter(each => each !== slug)
  if (versions.length === 0)
    throw new Refusal(409, 'It stands in this version only. Take it off the site instead: archive it.')
  return { page, facts: { ...page.draft, versions } }
}

/** Every page of a version in another one, which has none. Throws `Refusal` 409 for one that has. */
export function beginVersion(
  product: HandbookProduct,
  tree: readonly TreePage[],
  { slug, from }: { readonly slug: string; readonly from: string },
): FactsChange[] {
  if (tree.some(standsIn(slug))) throw new Refusal(409, `There are pages in ${slug} already.`)
  const pages = tree.filter(standsIn(from))
  if (pages.length === 0) throw new Refusal(409, `There are no pages in ${from}.`)
  return pages.flatMap(page => {
    const versions = slugsOf(product).filter(each => each === slug || page.draft?.versions.includes(each))
    return page.draft ? [{ page, facts: { ...page.draft, versions } }] : []
  })
}
