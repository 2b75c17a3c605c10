import { parentOf } from '../../../admin/content/handbook/contents.ts'
import type { PageFacts, TreePage } from './read-tree.ts'

/** What stands at an address: a page and its variants, which share its place in the order. */
interface PageGroup {
  /** Below a version: `layers/masks`. */
  readonly address: string
  readonly pages: readonly TreePage[]
}

/** The groups directly below an address in their order; of a version alone where one is named. */
export function groupsBelow(tree: readonly TreePage[], parent: string | null, slug?: string): PageGroup[] {
  const own = tree.filter(
    ({ address, draft }) =>
      parentOf(address.path) === parent && (slug === undefined || draft?.versions.includes(slug)),
  )
  return [...Map.groupBy(own, ({ address }) => address.path)]
    .map(([address, pages]) => ({ address, pages }))
    .sort((one, other) => orderOf(one) - orderOf(other) || (one.address < other.address ? -1 : 1))
}

/** Pages without facts come last. */
const orderOf = ({ pages }: PageGroup) =>
  Math.min(...pages.map(({ draft }) => draft?.order ?? Number.MAX_SAFE_INTEGER))

/** The groups with one of them after another; null: first. */
export function placeAfter(
  groups: readonly PageGroup[],
  address: string,
  after: string | null,
): readonly PageGroup[] {
  const own = groups.find(group => group.address === address)
  const others = groups.filter(group => group.address !== address)
  const at = after === null ? 0 : others.findIndex(group => group.address === after) + 1
  return own ? others.toSpliced(at, 0, own) : groups
}

export interface FactsChange {
  readonly page: TreePage
  readonly facts: PageFacts
}

/** The facts that a new order changes: only of pages whose place is another one. */
export const renumber = (groups: readonly PageGroup[]): FactsChange[] =>
  groups.flatMap(({ pages }, at) =>
    pages.flatMap(page =>
      page.draft === null || page.draft.order === at + 1
        ? []
        : [{ page, facts: { ...page.draft, order: at + 1 } }],
    ),
  )
