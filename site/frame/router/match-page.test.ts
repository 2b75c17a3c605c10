import { type DataRouteObject, matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { matchPage } from './match-page.ts'

const routesOf = (path: string | undefined): DataRouteObject[] => [
  { id: 'root', path: '', children: [{ id: 'page', ...(path !== undefined && { path }) }] },
]

test.each([
  [':locale?', ['/', '/cn', '/cn/']],
  [':locale?/press', ['/press', '/jp/press', '/jp/press/', '/PRESS']],
  [':locale?/insight/:year/:slug', ['/insight/2024/a', '/cn/insight/2024/a%20b%2Fc']],
  [
    ':locale?/handbook/:product/:version/*',
    ['/handbook/procreate/5.3', '/jp/handbook/procreate/5.3/layers/masks', '/handbook/a/b/c%2Fd/e'],
  ],
  ['.well-known/security.txt', ['/.well-known/security.txt']],
  ['*', ['/a/b', '/%E6%97%A5']],
])('%s: a page is matched as the router of all pages matches it', (path, addresses) => {
  const routes = routesOf(path)
  for (const address of addresses)
    expect([address, matchPage(routes, address)]).toEqual([address, matchRoutes(routes, address)])
})

test('the address of another page has no match', () => {
  expect(matchPage(routesOf(':locale?/press'), '/jp/pressed')).toBe(null)
  expect(matchPage(routesOf(':locale?/insight/:year/:slug'), '/insight/2024')).toBe(null)
  expect(matchPage(routesOf('.well-known/security.txt'), '/xwell-known/securityxtxt')).toBe(null)
})
