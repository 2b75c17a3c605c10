import { describe, expect, test } from 'vitest'
import { activePages, flatOrder, neighboursOf, type TreePage } from './reading-order.ts'

const page = (path: string, ...below: TreePage[]): TreePage => ({ path, title: path.toUpperCase(), below })
const tree = [page('a'), page('b', page('b/one', page('b/one/deep')), page('b/two')), page('c')]
const order = flatOrder(tree)
const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path)

test('the order goes down before it goes on', () => {
  expect(paths(order)).toEqual(['a', 'b', 'b/one', 'b/one/deep', 'b/two', 'c'])
})

describe('neighbours', () => {
  test('lie across the edges of a section', () => {
    expect(neighboursOf(order, 'b/two')).toEqual({
      previous: { path: 'b/one/deep', title: 'B/ONE/DEEP' },
      next: { path: 'c', title: 'C' },
    })
  })
  test('there is none before the first and none after the last', () => {
    expect(neighboursOf(order, 'a').previous).toBeNull()
    expect(neighboursOf(order, 'a').next?.path).toBe('b')
    expect(neighboursOf(order, 'c').next).toBeNull()
  })
  test('a page that is not there has none, rather than those of the last', () => {
    expect(neighboursOf(order, 'nowhere')).toEqual({ previous: null, next: null })
    expect(neighboursOf([], 'a')).toEqual({ previous: null, next: null })
  })
})

describe('active pages', () => {
  test('are the page and its ancestors, from the top', () => {
    expect(paths(activePages(tree, 'b/one/deep'))).toEqual(['b', 'b/one', 'b/one/deep'])
    expect(paths(activePages(tree, 'a'))).toEqual(['a'])
  })
  test('a page whose name begins like another is not below it', () => {
    expect(paths(activePages([page('b'), page('bb', page('bb/one'))], 'bb/one'))).toEqual(['bb', 'bb/one'])
  })
  test('nothing is active for a page that is not in the tree', () => {
    expect(activePages(tree, 'b/three')).toEqual([])
  })
})
