import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../test-server.ts'
import { openStaff } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({})
})
afterAll(() => server.close())

const target = '/insight/2026/one-leaf'

async function follow(path: string, init: RequestInit = {}) {
  const { status, headers } = await server.fetch(path, { redirect: 'manual', ...init })
  return { status, to: headers.get('location'), cached: headers.get('cache-control') }
}

test('an address without a page leads to one with it, in its language, as long as staff say so', async () => {
  const { visitor } = await openStaff(server, 'Redirects One', 'editor')
  // Known as missing, and kept as such, before the redirect is made.
  expect((await follow('/insight/2026/old-leaf')).status).toBe(404)
  expect((await follow('/made-up')).status).toBe(404)
  await visitor.open('/office/site/redirects')
  expect(visitor.read()).toContain('No address is redirected yet.')
  for (const from of [`${server.settings.origin}/cn/insight/2026/Old-Leaf/?a=b#c`, '/made-up']) {
    visitor.fill('From', from)
    visitor.fill('To', `/jp${target}`)
    await visitor.press('Add')
  }
  expect(visitor.read()).toContain('/made-up is redirected.')
  await expect
    .poll(() => follow('/insight/2026/old-leaf'))
    .toEqual({
      status: 301,
      to: target,
      cached: 'no-cache',
    })
  expect((await follow('/jp/insight/2026/old-leaf?utm=mail')).to).toBe(`/jp${target}?utm=mail`)
  expect((await follow('/cn/made-up', { method: 'HEAD' })).to).toBe(`/cn${target}`)
  expect((await follow('/made-up-too')).status).toBe(404)
  const data = await server.fetch('/jp/made-up.data?page=2')
  expect(data.headers.get('x-remix-redirect')).toBe(`/jp${target}?page=2`)
  visitor.fill('Find in a path', 'OLD-leaf')
  await visitor.press('Find')
  expect(visitor.texts('[aria-label="Redirects"] > li')).toHaveLength(1)
  await visitor.press('Remove')
  expect(visitor.read()).toContain('/insight/2026/old-leaf is redirected no longer.')
  await expect.poll(async () => (await follow('/insight/2026/old-leaf')).status).toBe(404)
  visitor.fill('Find in a path', '/made-up')
  await visitor.press('Find')
  await visitor.press('Remove')
  await expect.poll(async () => (await follow('/made-up')).status).toBe(404)
})

test('hits are counted', async () => {
  const { visitor } = await openStaff(server, 'Redirects Two', 'administrator')
  await visitor.open('/office/site/redirects')
  visitor.fill('From', '/followed')
  visitor.fill('To', '/press')
  await visitor.press('Add')
  await expect.poll(async () => (await follow('/followed')).status).toBe(301)
  await follow('/jp/followed')
  const read = async () => {
    await visitor.open('/office/site/redirects?words=followed')
    return visitor.read('[aria-label="Redirects"]')
  }
  await expect.poll(read, { timeout: 15_000 }).toContain('Followed 2 times')
})

test('what cannot be redirected is said in a sentence, and stays in its field', async () => {
  const { visitor } = await openStaff(server, 'Redirects Three', 'editor')
  await visitor.open('/office/site/redirects')
  const refusals = [
    ['/press', target, '/press is a page of the site'],
    [target, '/press', `${target} is a page of the site`],
    ['/gone', '/nowhere', '/nowhere is no page of the site'],
    ['https://elsewhere.example/a', target, 'is not an address of this site'],
    ['/gone', '//elsewhere.example/a', 'is not an address of this site'],
    ['/gone', 'javascript:alert(1)', 'is not an address of this site'],
    ['/', target, '/ is not an address that can be redirected'],
    ['/office/inbox', target, '/office/inbox is not an address that can be redirected'],
    ['/a%00b<script>', target, 'is not an address of a page'],
  ] as const
  for (const [from, to, sentence] of refusals) {
    visitor.fill('From', from)
    visitor.fill('To', to)
    await visitor.press('Add')
    expect(visitor.read('[role="alert"]')).toContain(sentence)
    expect(visitor.find('From').attr('value')).toBe(from)
  }
  visitor.fill('From', '/twice')
  visitor.fill('To', '/press')
  await visitor.press('Add')
  visitor.fill('From', '/twice')
  visitor.fill('To', target)
  await visitor.press('Add')
  expect(visitor.read('[role="alert"]')).toContain('/twice is redirected already')
})

test('other roles neither see nor change redirects', async () => {
  const { visitor } = await openStaff(server, 'Redirects Four', 'support')
  await visitor.open('/office/site/redirects')
  expect(visitor.status).toBe(403)
  await visitor.open('/office')
  expect(visitor.count('[href="/office/site/redirects"]')).toBe(0)
})
