import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import type { Exchange } from '../http/exchange.ts'
import { isForSharedCache, readSharedVariant, sharedHeadersOf } from './shared-cache.ts'
import { keyOf, readVariant } from './variant.ts'

const source = { origin: 'http://localhost:3000', cookieDomain: null, countryHeader: 'x-country' }

function requestWith(headers: Record<string, string>) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request.headers, headers)
  return request
}

test.for<[string, string, object | null]>([
  ['/', 'none', { offer: null, loggedIn: false, lightMode: false }],
  ['/', 'jp.in', { offer: 'jp', loggedIn: true, lightMode: false }],
  ['/jp/handbook/procreate', 'en.light', { offer: 'en', loggedIn: false, lightMode: true }],
  // What the page does not differ by makes no page of its own.
  ['/jp', 'jp.light', { offer: null, loggedIn: false, lightMode: false }],
  ...[
    '',
    'fr',
    'JP',
    'none.light.in',
    'none.',
    '__proto__',
    'constructor',
    'none\n',
    'in',
    'x'.repeat(4000),
  ].map((value): [string, string, null] => ['/', value, null]),
])('at %s a shared cache that asks for %j gets %j', ([path, value, variant]) => {
  expect(readSharedVariant(requestWith({ 'x-page-variant': value }), path)).toEqual(variant)
})

test('what a shared cache asks for counts, whatever cookies come with it', () => {
  const cookie = 'logged-in=1; preferred-locale=cn'
  const request = requestWith({ cookie, 'x-page-variant': 'none' })
  expect(keyOf('/', readVariant(request, '/', source))).toBe('/ null false false')
})

test('only a plain path is for a shared cache: a query may hold a token', () => {
  const request = requestWith({ 'x-page-variant': 'none' })
  const exchange = { request, path: '/press', query: '' } as Exchange
  expect(isForSharedCache(exchange)).toBe(true)
  expect(isForSharedCache({ ...exchange, query: '?preview=x' })).toBe(false)
  expect(isForSharedCache({ ...exchange, request: requestWith({}) })).toBe(false)
})

test('a page that says that nobody may keep it is kept by nobody', () => {
  const keys = { keys: ['insight', 'terms'], beside: ['careers', 'terms'] }
  expect(
    sharedHeadersOf({ 'cache-control': 'private, no-cache', vary: 'Cookie', etag: '"x"' }, keys),
  ).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=86400',
    'cdn-cache-control': 'max-age=1, stale-while-revalidate=1, stale-if-error=86400',
    vary: 'Accept-Encoding, X-Page-Variant',
    etag: '"x"',
    'surrogate-key': 'insight terms careers',
    'cache-tag': 'insight,terms,careers',
  })
  for (const own of ['no-store', 'private', 'private, max-age=60', ''])
    expect(sharedHeadersOf({ 'cache-control': own }, keys)).toBe(null)
  expect(sharedHeadersOf({ 'cache-control': 'public, max-age=3600' }, keys)?.['cache-control']).toBe(
    'public, max-age=3600, s-maxage=1, stale-if-error=86400',
  )
})
