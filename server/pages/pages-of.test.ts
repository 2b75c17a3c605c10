import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { pagesOf } from './pages-of.ts'

const paths = [':locale?', ':locale?/press', ':locale?/insight/:year/:slug', '*']
const routes = Object.fromEntries(
  paths.map(path => [path, { id: path, path, module: {} }]),
) as unknown as ServerBuild['routes']

test('a page is one that has a route of its own, not one that reads as a language', () => {
  const hasPage = pagesOf(routes)
  expect(hasPage('/')).toBe(true)
  expect(hasPage('/press')).toBe(true)
  expect(hasPage('/insight/2026/one-leaf')).toBe(true)
  expect(hasPage('/careers')).toBe(false)
  expect(hasPage('/press/kit')).toBe(false)
  expect(hasPage('/insight')).toBe(false)
})
