import { expect, test } from 'vitest'
import { activePages, nameOf, type TreePage } from './tree-page.ts'

const page = (path: string, ...below: TreePage[]): TreePage => ({ path, title: path.toUpperCase(), below })
const tree = [page('a'), page('b', page('b/one', page('b/one/deep')), page('b/two')), page('c')]
const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path)

test('the active pages are the page and its ancestors, from the top', () => {
  expect(paths(activePages(tree, 'b/one/deep'))).toEqual(['b', 'b/one', 'b/one/deep'])
  expect(paths(activePages(tree, 'a'))).toEqual(['a'])
})

test('a page whose name begins like another is not below it', () => {
  expect(paths(activePages([page('b'), page('bb', page('bb/one'))], 'bb/one'))).toEqual(['bb', 'bb/one'])
})

test('nothing is active for a page that is not in the tree', () => {
  expect(activePages(tree, 'b/three')).toEqual([])
})

test('a run of pages is named by its first and its last', () => {
  expect(nameOf(page('a'))).toBe('A')
  expect(nameOf({ ...page('a'), last: 'K' })).toBe('A – K')
})
