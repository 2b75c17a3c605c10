import type { TreePageView } from '../../../contract/office/handbook-tree.ts'

/** Where a dragged page is let go, by the page that is pointed at. */
export type DropPlace = 'before' | 'after' | 'inside'

/** A page among those beside it, or below another page, which changes its address. */
export type Move =
  | { readonly kind: 'order'; readonly after: string | null }
  | { readonly kind: 'address'; readonly to: string; readonly after: string | null | undefined }

const parentOf = (address: string) =>
  address.includes('/') ? address.slice(0, address.lastIndexOf('/')) : null

/** The pages beside a page, in their order. */
const besides = (pages: readonly TreePageView[], address: string) =>
  pages.filter(page => parentOf(page.address) === parentOf(address))

/** The path of an entry below another page; null: at the top. */
function pathBelow({ entry }: TreePageView, parent: string | null): string {
  const [room, product] = entry.path.split('/')
  const slug = entry.path.slice(entry.path.lastIndexOf('/') + 1)
  return [room, product, ...(parent === null ? [] : [parent]), slug].join('/')
}

/** The page before a page, below the same one. */
export const pageBefore = (pages: readonly TreePageView[], page: TreePageView) => {
  const beside = besides(pages, page.address)
  return beside[beside.indexOf(page) - 1]
}

/** Below the page before it, as the last one; null: there is none. */
export function moveIn(pages: readonly TreePageView[], page: TreePageView): Move | null {
  const before = pageBefore(pages, page)
  return before ? { kind: 'address', to: pathBelow(page, before.address), after: undefined } : null
}

/** Beside the page above it, and after that; null: it is at the top. */
export function moveOut(pages: readonly TreePageView[], page: TreePageView): Move | null {
  const parent = parentOf(page.address)
  const above = pages.find(({ address }) => address === parent)
  if (!above) return null
  return { kind: 'address', to: pathBelow(page, parentOf(above.address)), after: above.entry.path }
}

/** What letting a page go does; null: nothing. */
export function moveTo(
  pages: readonly TreePageView[],
  page: TreePageView,
  { target, place }: { readonly target: TreePageView; readonly place: DropPlace },
): Move | null {
  if (target === page || target.address.startsWith(`${page.address}/`)) return null
  if (place === 'inside') {
    if (parentOf(page.address) === target.address) return null
    return { kind: 'address', to: pathBelow(page, target.address), after: undefined }
  }
  const beside = besides(pages, target.address).filter(other => other !== page)
  const after =
    place === 'after' ? target.entry.path : (beside[beside.indexOf(target) - 1]?.entry.path ?? null)
  if (parentOf(target.address) !== parentOf(page.address))
    return { kind: 'address', to: pathBelow(page, parentOf(target.address)), after }
  return (pageBefore(pages, page)?.entry.path ?? null) === after ? null : { kind: 'order', after }
}
