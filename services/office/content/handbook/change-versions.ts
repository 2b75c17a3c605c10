import { newestFirst } from '../../../../contract/handbook-versions.ts'
import { parentOf } from '../../../admin/content/handbook/contents.ts'
import { Refusal } from '../../../http/problem.ts'
import type { FactsChange } from './arrange-pages.ts'
import type { TreePage } from './read-tree.ts'

const standsIn = (slug: string) => (page: TreePage) => page.draft?.versions.includes(slug) === true

/** A page in one more version. Throws `Refusal` 409 where it cannot stand there. */
export function addToVersion(tree: readonly TreePage[], page: TreePage, slug: string): FactsChange {
  const { path } = page.address
  const standing = tree.filter(standsIn(slug))
  const there = standing.find(({ address }) => address.path === path)
  if (there === page) throw new Refusal(409, `It stands in ${slug} already.`)
  if (there) throw new Refusal(409, `${there.entry.path} stands there in ${slug}. Take that out first.`)
  verifyAbove(standing, path, slug)
  const siblings = tree.filter(({ address }) => parentOf(address.path) === parentOf(path))
  const order = page.draft?.order ?? Math.max(0, ...siblings.map(({ draft }) => draft?.order ?? 0)) + 1
  return { page, facts: { order, versions: withVersion(page.draft?.versions ?? [], slug) } }
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
  tree: readonly TreePage[],
  { slug, from }: { readonly slug: string; readonly from: string },
): FactsChange[] {
  if (tree.some(standsIn(slug))) throw new Refusal(409, `There are pages in ${slug} already.`)
  const pages = tree.filter(standsIn(from))
  if (pages.length === 0) throw new Refusal(409, `There are no pages in ${from}.`)
  return pages.flatMap(page =>
    page.draft ? [{ page, facts: { ...page.draft, versions: withVersion(page.draft.versions, slug) } }] : [],
  )
}

/** Versions with one more among them, newest first. */
const withVersion = (versions: readonly string[], slug: string): string[] =>
  [...versions, slug]
    .map(each => ({ slug: each }))
    .sort(newestFirst)
    .map(each => each.slug)

/** Every page of a version that nobody has seen, without it. Throws `Refusal` 409 for a page that stands nowhere else. */
export function leaveVersion(tree: readonly TreePage[], slug: string): FactsChange[] {
  return tree.filter(standsIn(slug)).flatMap(page => {
    const versions = page.draft?.versions.filter(each => each !== slug) ?? []
    if (versions.length === 0)
      throw new Refusal(409, `${page.entry.path} stands in ${slug} only. Archive that page first.`)
    return page.draft ? [{ page, facts: { ...page.draft, versions } }] : []
  })
}
