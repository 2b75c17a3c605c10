import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createKeyReader, keyOf, readVariant, type VariantSource, varyOn } from './variant.ts'

const local = { origin: 'http://localhost:3000', cookieDomain: null, countryHeader: 'x-country' }

function requestWith(headers: Record<string, string>) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request.headers, headers)
  return request
}

const variantOf = (path: string, headers: Record<string, string> = {}, source: VariantSource = local) =>
  readVariant(requestWith(headers), path, source)

const plain = { offer: null, loggedIn: false, lightMode: false }

test.for<[string, Record<string, string>, string | null]>([
  ['/', {}, null],
  ['/', { 'accept-language': 'en-AU,en;q=0.9' }, null],
  ['/', { 'accept-language': 'ja' }, 'jp'],
  ['/jp', { 'accept-language': 'ja' }, null],
  ['/jp/press', { 'accept-language': 'en' }, 'en'],
  ['/cn.data', { 'accept-language': 'zh-TW' }, null],
  ['/jp/press.data', { 'accept-language': 'zh-TW' }, 'cn'],
  ['/', { 'x-country': 'hk' }, 'cn'],
  ['/', { 'x-country': 'FR', 'accept-language': 'ja' }, 'jp'],
  ['/', { cookie: 'preferred-locale=cn', 'x-country': 'JP', 'accept-language': 'ja' }, 'cn'],
  ['/', { cookie: 'preferred-locale=fr', 'accept-language': 'ja' }, 'jp'],
  ['/', { cookie: 'dismissed-locales=en', 'accept-language': 'ja' }, null],
  ['/cn', { cookie: 'dismissed-locales=en,jp', 'accept-language': 'ja' }, 'jp'],
  ['/fr', { 'accept-language': 'fr' }, null],
])('at %s a visitor with %j is offered %s', ([path, headers, offer]) => {
  expect(variantOf(path, headers)).toEqual({ ...plain, offer })
})

test('the light mode is for the handbook alone: no other page is kept twice for it', () => {
  const headers = { cookie: 'light-mode=1' }
  expect(variantOf('/handbook/procreate', headers).lightMode).toBe(true)
  expect(variantOf('/jp/handbook/procreate.data', headers).lightMode).toBe(true)
  expect(variantOf('/', headers)).toEqual(plain)
  expect(variantOf('/press/handbook', headers)).toEqual(plain)
})

test('the hint of a session picks a variant by its own name and its one value', () => {
  const https = { ...local, origin: 'https://studio.example' }
  const hinted = { ...plain, loggedIn: true }
  expect(variantOf('/', { cookie: 'a=b; logged-in=1' })).toEqual(hinted)
  expect(variantOf('/press.data', { cookie: 'logged-in=1' })).toEqual(hinted)
  expect(variantOf('/', { cookie: '__Host-logged-in=1' }, https)).toEqual(hinted)
  expect(variantOf('/', { cookie: 'logged-in=1' }, https)).toEqual(plain)
  const shared = { ...https, cookieDomain: 'studio.example' }
  expect(variantOf('/', { cookie: '__Secure-logged-in=1' }, shared)).toEqual(hinted)
})

test.for([...['', '0', '2', 'true', '1 1', '11', '"1"', '%31', 'mio', '1,1', '__proto__', '1'.repeat(4000)]])(
  'a forged hint %j makes no variant of its own',
  value => {
    expect(variantOf('/', { cookie: `logged-in=${value}` })).toEqual(plain)
    expect(variantOf('/', { cookie: `logged-in=${value}; logged-in=1` })).toEqual(plain)
  },
)

test.for<Record<string, string>>([
  { cookie: ';;;=;preferred-locale;dismissed-locales' },
  { cookie: `preferred-locale=${'cn'.repeat(3000)}` },
  { cookie: `dismissed-locales=${'en,'.repeat(3000)}` },
  { cookie: 'preferred-locale=__proto__; light-mode=constructor' },
  { 'accept-language': `${'xx,'.repeat(3000)}ja` },
  { 'accept-language': ';q=;q=q=,q=1;ja;q=0,*;q=NaN,-,ja;q=-1' },
  { 'x-country': '__proto__' },
  { 'x-country': '\u0000' },
])('rubbish such as %j adds no variant', headers => {
  expect([plain, { ...plain, offer: 'cn' }]).toContainEqual(variantOf('/', headers))
})

test('a key holds all that a page may differ by', () => {
  const keys = (['en', 'cn', 'jp', null] as const).flatMap(offer =>
    [true, false].flatMap(lightMode =>
      [true, false].map(loggedIn => keyOf('/x', { offer, lightMode, loggedIn })),
    ),
  )
  expect(new Set(keys).size).toBe(16)
  expect(varyOn('x-country')).toBe('Accept-Encoding, Accept-Language, Cookie, x-country')
})

test('a memoized key is that of the variant, whatever was asked before', () => {
  const readKey = createKeyReader(local)
  const languages = ['', 'en-AU,en;q=0.9', 'ja', 'zh-TW, ja', `${'xx,'.repeat(100)}ja`]
  const hints = [{}, { 'x-country': 'HK' }, { cookie: 'dismissed-locales=en' }, { cookie: 'logged-in=1' }]
  const paths = ['/', '/jp/press', '/cn.data', '/handbook/procreate']
  const all = paths.flatMap(path =>
    languages.flatMap(language =>
      hints.map(hint => ({ path, headers: { ...hint, 'accept-language': language } })),
    ),
  )
  for (const { path, headers } of [...all, ...all.toReversed()])
    expect(readKey(requestWith(headers), path)).toBe(keyOf(path, variantOf(path, headers)))
})
