import type { HandbookEntry, HandbookOutline, OutlinePage } from '../../../../contract/handbook.ts'
import type { Contents } from './contents.ts'

/** A version with more pages is told in part. */
export const maxWhole = 400
/** How many siblings are told one by one. */
export const runLength = 100

/**
 * The contents of a version as a page of it shows them: all of them, or, where there are more than `mostWhole`, the
 * branch of one page: at each level its siblings, of a long level those around it, and below all others a number.
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

/** Stands for siblings that are not told: it leads to the first of them, around which they are. */
function runEntry(contents: Contents, run: readonly HandbookEntry[]): OutlinePage[] {
  const [first] = run
  const last = run.at(-1)
  if (!first || !last) return []
  const more = placeAfter(contents, last) - placeOf(contents, first) - 1
  return [{ path: first.path, title: first.title, last: last === first ? null : last.title, more, below: [] }]
}

const placeOf = ({ places }: Contents, { path }: HandbookEntry): number => places.get(path) ?? 0

/** The place behind an entry and all that is below it. */
function placeAfter(contents: Contents, entry: HandbookEntry): number {
  const deepest = entry.descendants.at(-1)
  return deepest ? placeAfter(contents, deepest) : placeOf(contents, entry) + 1
}

const sizeBelow = (contents: Contents, entry: HandbookEntry): number =>
  placeAfter(contents, entry) - placeOf(contents, entry) - 1
