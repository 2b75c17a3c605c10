import type { HandbookEntry, HandbookOutline, OutlinePage } from '../../../../contract/handbook.ts'
import type { Contents } from './contents.ts'

/** The outline of a version with more pages is collapsed. */
export const maxWhole = 400
/** The maximum of siblings that are not collapsed. */
export const runLength = 100

/**
 * The outline of a version for one of its pages: complete up to `maxWhole` pages; of longer versions the ancestors of
 * the page with their siblings, of long levels those nearby, and the number of collapsed pages.
 */
export function outlineOf(contents: Contents, path: string | undefined): HandbookOutline {
  const { tree, order, places } = contents
  const at = path === undefined ? undefined : places.get(path)
  const neighbour = (place: number | undefined) => titleOf(place === undefined ? undefined : order[place])
  return {
    total: order.length,
    pages: order.length > maxWhole ? branchOf(contents, tree, path ?? '') : tree.map(wholeOf),
    previous: neighbour(at === undefined ? undefined : at - 1),
    next: neighbour(at === undefined ? undefined : at + 1),
  }
}

const titleOf = (entry: HandbookEntry | undefined) =>
  entry ? { path: entry.path, title: entry.title } : null

const wholeOf = ({ path, title, descendants }: HandbookEntry): OutlinePage => ({
  path,
  title,
  last: null,
  more: 0,
  below: descendants.map(wholeOf),
})

const isAbove = (entry: HandbookEntry, path: string) =>
  path === entry.path || path.startsWith(`${entry.path}/`)

function branchOf(contents: Contents, siblings: readonly HandbookEntry[], path: string): OutlinePage[] {
  const active = siblings.findIndex(entry => isAbove(entry, path))
  const open = Math.floor(Math.max(active, 0) / runLength)
  return runsOf(siblings).flatMap((run, at) => {
    if (at !== open) return runEntry(contents, run)
    return run.map(entry => {
      const isActive = isAbove(entry, path)
      return {
        path: entry.path,
        title: entry.title,
        last: null,
        more: isActive ? 0 : sizeBelow(contents, entry),
        below: isActive ? branchOf(contents, entry.descendants, path) : [],
      }
    })
  })
}

function runsOf(siblings: readonly HandbookEntry[]): (readonly HandbookEntry[])[] {
  const count = Math.ceil(siblings.length / runLength)
  return Array.from({ length: count }, (_, at) => siblings.slice(at * runLength, (at + 1) * runLength))
}

/** Collapsed siblings: a link to the first of them. */
function runEntry(contents: Contents, run: readonly HandbookEntry[]): OutlinePage[] {
  const [first] = run
  const last = run.at(-1)
  if (!first || !last) return []
  const more = indexAfter(contents, last) - indexOf(contents, first) - 1
  return [{ path: first.path, title: first.title, last: last === first ? null : last.title, more, below: [] }]
}

const indexOf = ({ places }: Contents, { path }: HandbookEntry): number => places.get(path) ?? 0

/** The index after an entry and its descendants. */
function indexAfter(contents: Contents, entry: HandbookEntry): number {
  const deepest = entry.descendants.at(-1)
  return deepest ? indexAfter(contents, deepest) : indexOf(contents, entry) + 1
}

const sizeBelow = (contents: Contents, entry: HandbookEntry): number =>
  indexAfter(contents, entry) - indexOf(contents, entry) - 1
