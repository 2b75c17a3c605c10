import { parentOf } from '../../../admin/content/handbook/contents.ts'
import { handbookAddressOf } from '../../../admin/content/import/handbook-pages.ts'
import type { Trx } from '../find-entry.ts'
import { groupsBelow, placeAfter, renumber } from './arrange-pages.ts'
import { readTree } from './read-tree.ts'
import { publishOrder } from './save-page-facts.ts'

interface MovedPage {
  readonly from: string
  readonly to: string
  /** The path of the entry that it goes after; null: first; undefined: last, or where it was below the same page. */
  readonly after: string | null | undefined
  readonly staffId: string
}

/** Gives a page that has moved its place among those beside it now. */
export async function placeMoved(
  trx: Trx,
  { from, to, after, staffId }: MovedPage,
  now: Date,
): Promise<void> {
  const [old, own] = [handbookAddressOf(from), handbookAddressOf(to)]
  const parent = parentOf(own.path)
  if (after === undefined && parentOf(old.path) === parent) return
  const groups = groupsBelow(await readTree(trx, own.product), parent)
  const last = groups.findLast(({ address }) => address !== own.path)?.address ?? null
  const before = after ? handbookAddressOf(after).path : after
  const placed = placeAfter(groups, own.path, before === undefined ? last : before)
  for (const change of renumber(placed)) await publishOrder(trx, change, { staffId, now })
}
