import { parentOf } from '../../../admin/content/handbook/contents.ts'
import { handbookAddressOf } from '../../../admin/content/import/handbook-pages.ts'
import { Refusal } from '../../../http/problem.ts'
import { type FactsChange, groupsBelow, placeAfter, renumber } from './arrange-pages.ts'
import type { TreePage } from './read-tree.ts'

interface Reordering {
  readonly page: TreePage
  /** The version that is shown: up and down are past its pages. */
  readonly shown: string
  readonly to: 'up' | 'down' | { readonly after: string | null }
}

interface Reordered {
  readonly changes: readonly FactsChange[]
  /** Its place among the pages of the version beside it, from 1, and their number. */
  readonly at: number
  readonly of: number
}

/** Moves a page among those beside it. Throws `Refusal` 409 where it cannot go. */
export function reorderPages(tree: readonly TreePage[], { page, shown, to }: Reordering): Reordered {
  const { path } = page.address
  const parent = parentOf(path)
  const beside = groupsBelow(tree, parent, shown).map(({ address }) => address)
  const after = typeof to === 'string' ? neighborOf(beside, path, to) : addressAfter(to.after)
  if (after === path) throw new Refusal(409, 'A page cannot go after itself.')
  if (after !== null && parentOf(after) !== parent)
    throw new Refusal(409, `${after} does not stand beside it: moving it there changes its address.`)
  const placed = placeAfter(groupsBelow(tree, parent), path, after)
  const shownThen = placed.map(({ address }) => address).filter(address => beside.includes(address))
  return { changes: renumber(placed), at: shownThen.indexOf(path) + 1, of: shownThen.length }
}

const addressAfter = (after: string | null) => (after === null ? null : handbookAddressOf(after).path)

/** What a page goes after when it moves past its neighbor in a version; null: first. */
function neighborOf(beside: readonly string[], path: string, to: 'up' | 'down'): string | null {
  const at = beside.indexOf(path)
  if (at === -1) throw new Refusal(409, 'It does not stand in this version.')
  if (to === 'up' && at === 0) throw new Refusal(409, 'It is the first one here.')
  if (to === 'down' && at === beside.length - 1) throw new Refusal(409, 'It is the last one here.')
  return (to === 'up' ? beside[at - 2] : beside[at + 1]) ?? null
}
