import { matchRoutes, type ServerBuild } from 'react-router'
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

test('the router, which ranks all routes each time, is asked once for all paths of one shape', () => {
  let asked = 0
  const hasPage = pagesOf(routes, (...asking) => {
    asked++
    return matchRoutes(...asking)
  })
  for (let number = 0; number < 10_000; number++)
    expect(hasPage(`/insight/${2000 + (number % 30)}/article-${number}`)).toBe(true)
  expect(asked).toBe(1)
})
