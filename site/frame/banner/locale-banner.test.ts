import { beforeAll, expect, test } from 'vitest'
import { queryHtml } from '../../../test/html.ts'
import { sharedServer } from '../../../test/shared-server.ts'
import type { TestServer } from '../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer({ development: true })
})

interface Visitor {
  readonly cookie?: string
  readonly country?: string
  readonly reads?: string
}

/** The language that the banner of a page offers; null without a banner. */
async function findOffer(path: string, { cookie, country, reads }: Visitor = {}): Promise<string | null> {
  const response = await testServer.fetch(path, {
    headers: {
      'Accept-Language': reads ?? '*',
      ...(cookie !== undefined && { Cookie: cookie }),
      ...(country !== undefined && { 'CloudFront-Viewer-Country': country }),
    },
  })
  expect(response.status).toBe(200)
  return queryHtml(await response.text()).attribute('aside[lang]', 'lang') ?? null
}

test.each<[string, Visitor, string | null]>([
  [
    'who saved Japanese, in China, reading English, is offered Japanese',
    { cookie: 'preferred-locale=jp', country: 'CN', reads: 'en' },
    'ja',
  ],
  [
    'who saved English is offered nothing on an English page',
    { cookie: 'preferred-locale=en', country: 'JP', reads: 'ja' },
    null,
  ],
  [
    'who saved rubbish is asked nothing about it',
    { cookie: 'preferred-locale=%00fr; preferred-locale=jp', country: 'CN' },
    'zh-CN',
  ],
  ['who comes from Taiwan and reads Japanese is offered Chinese', { country: 'TW', reads: 'ja' }, 'zh-CN'],
  ['who comes from Japan and reads English is offered Japanese', { country: 'JP', reads: 'en' }, 'ja'],
  [
    'who comes from a country of no locale is offered what is read',
    { country: 'FR', reads: 'fr, ja;q=0.5' },
    'ja',
  ],
  ['who reads zh-TW is offered Chinese', { reads: 'zh-TW,zh;q=0.9,en;q=0.8' }, 'zh-CN'],
  ['who reads Korean is offered nothing', { reads: 'ko-KR' }, null],
  ['who reads English is offered nothing', { reads: 'en-AU,zh;q=0.1' }, null],
  ['of whom nothing is known is offered nothing', {}, null],
  [
    'who hid the banner on English pages is left alone there',
    { cookie: 'dismissed-locales=en', reads: 'ja' },
    null,
  ],
  [
    'who hid the banner on Chinese pages is asked on English ones',
    { cookie: 'dismissed-locales=cn%2Cjp', reads: 'ja' },
    'ja',
  ],
])('a visitor to / %s', async (_, visitor, offer) => {
  expect(await findOffer('/', visitor)).toBe(offer)
})

test('the banner speaks the language that it offers', async () => {
  const response = await testServer.fetch('/', { headers: { 'Accept-Language': 'ja' } })
  const page = queryHtml(await response.text())
  expect(page.attribute('html', 'lang')).toBe('en-US')
  const banner = page.within('aside')
  expect(banner.text()).toContain('このページは日本語でも読めます。')
  expect(banner.text('label')).toContain('言語')
  expect(banner.attribute('option[selected]', 'value')).toBe('jp')
})

test('on a page in another language English is offered too', async () => {
  expect(await findOffer('/jp', { reads: 'en-GB' })).toBe('en-US')
  expect(await findOffer('/cn', { country: 'JP' })).toBe('ja')
  expect(await findOffer('/jp', { country: 'JP', reads: 'en' })).toBe(null)
  expect(await findOffer('/en', { reads: 'ja' })).toBe('ja')
})

test('the banner of one visitor never reaches another', async () => {
  const all = await Promise.all([
    findOffer('/', { reads: 'ja' }),
    findOffer('/', { cookie: 'preferred-locale=cn' }),
    findOffer('/', {}),
    findOffer('/', { reads: 'ja' }),
  ])
  expect(all).toEqual(['ja', 'zh-CN', null, 'ja'])
})

test('a page may do without the banner', async () => {
  expect(await findOffer('/workbench', { reads: 'ja' })).toBe(null)
})

test('nobody is sent anywhere because of a language or a country', async () => {
  for (const path of ['/', '/en', '/cn', '/jp']) {
    const headers = {
      'Accept-Language': 'ja',
      Cookie: 'preferred-locale=cn',
      'CloudFront-Viewer-Country': 'JP',
    }
    expect((await testServer.fetch(path, { headers })).status).toBe(200)
  }
})
