import { expect, test } from 'vitest'
import { link, productOf, readPath } from './link.ts'

test('English has no prefix, the other languages have theirs', () => {
  expect(link('en', '/')).toBe('/')
  expect(link('en', '/press')).toBe('/press')
  expect(link('cn', '/')).toBe('/cn')
  expect(link('jp', '/insight/2026/a-slug')).toBe('/jp/insight/2026/a-slug')
})

test.each([
  ['/', 'en', '/'],
  ['/en', 'en', '/'],
  ['/en/press', 'en', '/press'],
  ['/press', 'en', '/press'],
  ['/cn', 'cn', '/'],
  ['/jp/insight/2026', 'jp', '/insight/2026'],
  ['/fr/press', 'en', '/fr/press'],
  ['/cnx', 'en', '/cnx'],
  ['/CN/press', 'en', '/CN/press'],
])('%s is %s, %s', (pathname, locale, page) => {
  expect(readPath(pathname)).toEqual({ locale, page })
})

test('the product of a page is its first segment', () => {
  expect(productOf('/procreate')).toBe('procreate')
  expect(productOf('/pocket/whats-new')).toBe('pocket')
  expect(productOf('/dreams')).toBe('dreams')
  expect(productOf('/handbook/procreate')).toBe(null)
  expect(productOf('/procreated')).toBe(null)
  expect(productOf('/')).toBe(null)
})
