import { describe, expect, test } from 'vitest'
import type { HandbookEntry, OutlinePage } from '../../../../contract/handbook.ts'
import type { Contents } from './contents.ts'
import { maxWhole, outlineOf, runLength } from './outline.ts'

interface Page {
  readonly path: string
  readonly below: readonly Page[]
}

const page = (path: string, ...below: Page[]): Page => ({ path, below })
const many = (count: number, path: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => page(path(at)))

function contentsOf(pages: readonly Page[]): Contents {
  const order: HandbookEntry[] = []
  const entryOf = ({ path, below }: Page): HandbookEntry => {
    const descendants: HandbookEntry[] = []
    const entry = { id: path, slug: path, path, parent: null, title: path.toUpperCase(), descendants }
    order.push(entry)
    descendants.push(...below.map(entryOf))
    return entry
  }
  return { tree: pages.map(entryOf), order, places: new Map(order.map(({ path }, at) => [path, at])) }
}

const paths = (pages: readonly OutlinePage[]): string[] =>
  pages.flatMap(({ path, below }) => [path, ...paths(below)])
const countOf = (pages: readonly OutlinePage[]) => paths(pages).length
/** The number of pages in an outline, with collapsed ones. */
const countPages = (pages: readonly OutlinePage[]): number =>
  pages.reduce((sum, { more, below }) => sum + 1 + more + countPages(below), 0)

const small = contentsOf([page('a'), page('b', page('b/one', page('b/one/deep')), page('b/two')), page('c')])

test('a handbook of usual size is told whole, whatever page it is asked for', () => {
  for (const path of [undefined, 'b/one', 'nowhere'])
    expect(paths(outlineOf(small, path).pages)).toEqual(['a', 'b', 'b/one', 'b/one/deep', 'b/two', 'c'])
  expect(outlineOf(small, 'a').total).toBe(6)
})

describe('neighbours', () => {
  test('lie across the edges of a section: the order goes down before it goes on', () => {
    expect(outlineOf(small, 'b/two')).toMatchObject({
      previous: { path: 'b/one/deep', title: 'B/ONE/DEEP' },
      next: { path: 'c', title: 'C' },
    })
  })
  test('there is none before the first and none after the last', () => {
    expect(outlineOf(small, 'a')).toMatchObject({ previous: null, next: { path: 'b' } })
    expect(outlineOf(small, 'c').next).toBeNull()
  })
  test('a page that is not there has none, rather than those of the last', () => {
    expect(outlineOf(small, 'nowhere')).toMatchObject({ previous: null, next: null })
    expect(outlineOf(contentsOf([]), 'a')).toMatchObject({ previous: null, next: null, total: 0 })
  })
})

describe('a long handbook', () => {
  const sections = contentsOf(
    Array.from({ length: 50 }, (_, at) => page(`s${at}`, ...many(99, below => `s${at}/p${below}`))),
  )
  test('is told as the branch of the page: its siblings, those above it, and of the others how many there are', () => {
    const { pages, total } = outlineOf(sections, 's7/p50')
    expect(total).toBe(5000)
    expect(pages).toHaveLength(50)
    expect(pages[7]).toMatchObject({ path: 's7', more: 0 })
    expect(pages[7]?.below).toHaveLength(99)
    expect(pages[8]).toEqual({ path: 's8', title: 'S8', last: null, more: 99, below: [] })
    expect(countPages(pages)).toBe(5000)
  })

  const flat = contentsOf(many(5000, at => `p${at}`))
  test('with thousands of siblings tells those around the page one by one, and the others as runs', () => {
    const { pages } = outlineOf(flat, 'p2345')
    expect(pages).toHaveLength(runLength + 49)
    expect(paths(pages)).toContain('p2345')
    expect(pages[0]).toEqual({ path: 'p0', title: 'P0', last: 'P99', more: 99, below: [] })
    expect(countPages(pages)).toBe(5000)
  })

  test('leads from run to run: each page can be reached from each', () => {
    const reached = new Set<string>()
    const queue = ['p0']
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      for (const next of paths(outlineOf(flat, path).pages)) {
        if (reached.has(next)) continue
        reached.add(next)
        if (Number(next.slice(1)) % runLength === 0) queue.push(next)
      }
    }
    expect(reached.size).toBe(5000)
  })

  test('never grows with the handbook beyond what a page can show', () => {
    for (const contents of [sections, flat])
      for (const path of [undefined, 's0/p0', 'p0', 'p4999', 'nowhere'])
        expect(countOf(outlineOf(contents, path).pages)).toBeLessThan(maxWhole)
  })
})
