import type { EntryKind } from '../../../contract/office/content-parts.ts'

interface Move {
  readonly kind: EntryKind
  readonly path: string
  readonly to?: string
  /** Where a page of the handbook goes: after this one; null: first; undefined: last. */
  readonly after?: string | null | undefined
  /** Comes back to the tree of the handbook, in this version. */
  readonly tree?: string | null
}

/** Where the address of a text is changed. */
export function pathOfMove({ kind, path, to, after, tree }: Move): string {
  const query = new URLSearchParams({
    ...(to !== undefined && { to }),
    ...(after !== undefined && { after: after ?? '' }),
    ...(tree && { tree }),
  })
  return `/content/move/${kind}/${path}${query.size > 0 ? `?${query}` : ''}`
}

/** The tree of the handbook that a path is of. */
export const pathOfTree = (product: string, shown?: string): string =>
  `/content/handbook/tree/${product}${shown ? `?${new URLSearchParams({ shown })}` : ''}`
