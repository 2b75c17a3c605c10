import { expect, test } from 'vitest'
import { entranceAddress, readReturnPage, returnPageOf } from './return-page.ts'

const known = [
  '/',
  '/account',
  '/account/security',
  '/support/beta',
  '/handbook/procreate/5.3/layers',
  '/login',
]
const hasPage = (page: string) => known.includes(page)

test.for([
  ['/account/security', '/account/security'],
  ['/jp/account/security', '/account/security'],
  ['/en/support/beta', '/support/beta'],
  ['/handbook/procreate/5.3/layers', '/handbook/procreate/5.3/layers'],
  ['/', '/'],
  ['/cn', '/'],
])('a log-in leads from %s to %s', ([given, page]) => {
  expect(readReturnPage(given ?? null, hasPage)).toBe(page)
})

test.for([
  null,
  '',
  'account/security',
  '//evil.example',
  '///evil.example',
  '/en//evil.example',
  '/jp//evil.example/account',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/%2f%2fevil.example',
  '/account/..//evil.example',
  '/account/%2e%2e/%2e%2e',
  '/account/security?x=//evil.example',
  '/account/security#x',
  '/account/security\r\nSet-Cookie: a=b',
  'https://evil.example/account',
  'https:/account',
  'javascript:alert(1)',
  'data:text/html,x',
  '/@evil.example',
  '/account@evil.example',
  '/nowhere',
  '/login',
  '/jp/login',
  '/constructor',
  `/${'a'.repeat(5000)}`,
  `/${'a-'.repeat(90)}!`,
])('and not to %j', given => {
  expect(readReturnPage(given, () => true)).toSatisfy(page =>
    ['/account', '/nowhere', '/constructor'].includes(page as string),
  )
  expect(readReturnPage(given, hasPage)).toBe('/account')
})

test('the query counts before the page that the visit came from', () => {
  const visit = (to: string, referer: string) =>
    returnPageOf(
      new Request('http://site.test/login', { headers: { Referer: referer } }),
      new URL(`http://site.test/login${to}`),
      hasPage,
    )
  expect(visit('?to=/account/security', 'http://site.test/support/beta')).toBe('/account/security')
  expect(visit('', 'http://site.test/jp/support/beta?token=x')).toBe('/support/beta')
  expect(visit('?to=//evil.example', 'http://site.test/support/beta')).toBe('/account')
  expect(visit('', '')).toBe('/account')
})

test('the address of an entrance names the page, but for the account, where every log-in leads', () => {
  expect(entranceAddress('jp', '/login', '/account/security')).toBe('/jp/login?to=/account/security')
  expect(entranceAddress('en', '/register')).toBe('/register')
})
