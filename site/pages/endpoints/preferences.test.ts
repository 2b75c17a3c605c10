import { beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../../../test/shared-server.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

interface Submission {
  readonly from?: string
  readonly cookie?: string
}

async function send(fields: Record<string, string>, { from, cookie }: Submission = {}) {
  const response = await testServer.fetch('/preferences', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      Origin: testServer.origin,
      ...(from !== undefined && { Referer: from.startsWith('/') ? `${testServer.origin}${from}` : from }),
      ...(cookie !== undefined && { Cookie: cookie }),
    },
  })
  const { status, headers } = response
  return { status, to: headers.get('location'), cookies: headers.getSetCookie() }
}

test('a chosen language is saved, and leads back to the same page and query', async () => {
  expect(await send({ locale: 'jp' }, { from: '/cn/insight?category=2' })).toEqual({
    status: 303,
    to: '/jp/insight?category=2',
    cookies: ['preferred-locale=jp; Max-Age=31536000; Path=/; SameSite=Lax'],
  })
})

test('English leads to the address without a prefix', async () => {
  expect((await send({ locale: 'en' }, { from: '/jp/press' })).to).toBe('/press')
  expect((await send({ locale: 'en' }, { from: '/en' })).to).toBe('/')
})

test('hiding the banner adds the language of the page to those that were hidden before', async () => {
  expect(await send({ hide: '1', locale: 'jp' }, { from: '/press', cookie: 'dismissed-locales=cn' })).toEqual(
    {
      status: 303,
      to: '/press',
      cookies: ['dismissed-locales=cn,en; Max-Age=31536000; Path=/; SameSite=Lax'],
    },
  )
})

test('light mode is saved for a year, and forgotten when it is turned off', async () => {
  const from = '/jp/handbook/procreate/5.3/layers/masks'
  expect(await send({ light: '1' }, { from })).toEqual({
    status: 303,
    to: from,
    cookies: ['light-mode=1; Max-Age=31536000; Path=/; SameSite=Lax'],
  })
  expect((await send({ light: '0' }, { from })).cookies).toEqual([
    'light-mode=; Max-Age=0; Path=/; SameSite=Lax',
  ])
  expect((await send({ light: 'dim' }, { from })).cookies).toEqual([])
})

test('on https what is chosen is Secure', async () => {
  const secure = await openTestServer({ env: { ORIGIN: 'https://example.com' } })
  const choose = (fields: Record<string, string>) =>
    fetch(`http://127.0.0.1:${secure.settings.port}/preferences`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: 'https://example.com', Referer: 'https://example.com/handbook' },
      redirect: 'manual',
    })
  try {
    for (const fields of [{ locale: 'jp' }, { hide: '1' }, { light: '1' }, { light: '0' }]) {
      const [cookie] = (await choose(fields as Record<string, string>)).headers.getSetCookie()
      expect(cookie).toMatch(/; Path=\/; SameSite=Lax; Secure$/)
    }
  } finally {
    await secure.close()
  }
})

test('a language that there is not is not saved', async () => {
  expect(await send({ locale: 'fr' }, { from: '/press' })).toEqual({ status: 303, to: '/press', cookies: [] })
  expect(await send({}, { from: '/press' })).toEqual({ status: 303, to: '/press', cookies: [] })
})

test.each([
  [undefined, '/jp'],
  ['rubbish', '/jp'],
  ['https://elsewhere.example/press', '/jp'],
  ['//elsewhere.example//evil', '/jp/elsewhere.example/evil'],
])('from %s nobody is led away from this site', async (from, to) => {
  expect((await send({ locale: 'jp' }, from === undefined ? {} : { from })).to).toBe(to)
})

test('a form of another site is refused, and so is looking at the address', async () => {
  const foreign = await testServer.fetch('/preferences', {
    method: 'POST',
    body: new URLSearchParams({ locale: 'jp' }),
    headers: { Origin: 'https://elsewhere.example' },
  })
  expect(foreign.status).toBe(403)
  expect(foreign.headers.getSetCookie()).toEqual([])
  expect((await testServer.fetch('/preferences')).status).toBe(404)
})

test('a form at an address in a language that we do not write is refused, and nothing fails', async () => {
  const body = new URLSearchParams({ username: 'ada' })
  const answer = await testServer.fetch('/fr/login', {
    method: 'POST',
    body,
    headers: { Origin: testServer.origin },
  })
  expect(answer.status).toBe(405)
})
