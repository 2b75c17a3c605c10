import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mio as person } from '../../services/gallery/service-for-tests.ts'
import { register } from '../register.ts'
import { farTitle, mio, openSite, type Site, startServices, visit } from './site-and-services.ts'

let services: Awaited<ReturnType<typeof startServices>>
let site: Site
beforeAll(async () => {
  services = await startServices()
  site = await openSite(services.origin)
})
afterAll(async () => {
  await site.close()
  await services.stop()
})
beforeEach(() => {
  site.way.asked.length = 0
})

test('the home page shows what the services in the other process say', async () => {
  const { status, html } = await visit(site)
  expect([status, html.split(`>${farTitle}<`).length - 1]).toEqual([200, 2])
  expect(site.way.asked.map(line => line.split('?')[0])).toEqual(
    expect.arrayContaining([
      'GET /api/admin/app-store/',
      'GET /api/admin/careers/positions',
      'GET /api/admin/insight/articles/',
      'GET /api/admin/insight/categories/',
    ]),
  )
})

test('the other process logs the calls under the id of the request to the site', async () => {
  const response = await site.fetch('/jp')
  await response.text()
  const calls = await site.fetch('/api/admin/careers/positions?limit=1000')
  expect([calls.status, calls.headers.get('content-type')]).toEqual([400, 'application/problem+json'])
  expect(await calls.json()).toMatchObject({ status: 400, detail: expect.stringMatching(/^limit: /) })
})

describe("a browser's call of the gallery service is handed on", () => {
  const load = (headers: Record<string, string>, body: object = {}) =>
    site.fetch('/api/gallery/session/load', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const ours = { 'Sec-Fetch-Site': 'same-origin' }

  test('with its cookies, and comes back with the user', async () => {
    const response = await load({ ...ours, Cookie: `user=${mio.id}; token=${mio.token}` })
    expect([response.status, await response.json()]).toMatchObject([200, { user: { username: 'Mio' } }])
  })

  test('with its body; nothing sent is nobody', async () => {
    const known = await load(ours, { userId: mio.id, token: mio.token })
    expect(await known.json()).toMatchObject({ user: { username: 'Mio' } })
    const nobody = await load(ours)
    expect([nobody.status, await nobody.json()]).toEqual([200, { user: null }])
  })

  test('and its refusal comes back as one', async () => {
    const response = await load(ours, { userId: mio.id, token: 'wrong' })
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { detail: 'Invalid user ID or token' },
    ])
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })

  test.for<[string, Record<string, string>]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['a sibling', { 'Sec-Fetch-Site': 'same-site' }],
    ['nobody knows where', {}],
    ['one who guesses the secret', { Authorization: 'Service known to nobody at all' }],
    ['the address of the services', { Origin: 'http://127.0.0.1' }],
  ])('but not from %s: the site itself refuses, because the services would trust it', async ([, headers]) => {
    const response = await load({ ...headers, Cookie: `user=${mio.id}; token=${mio.token}` })
    expect([response.status, response.headers.get('content-type')]).toEqual([403, 'application/problem+json'])
    expect(await response.text()).not.toContain('Mio')
    expect(site.way.asked.filter(line => line.includes('/api/gallery/'))).toEqual([])
  })

  test('and a foreign call straight to the services is refused there', async () => {
    const response = await fetch(`${services.origin}/api/gallery/session/load`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: `user=${mio.id}; token=${mio.token}` },
      body: '{}',
    })
    expect(response.status).toBe(403)
  })

  test('and only what is meant for the service goes along', async () => {
    const response = await load(
      { ...ours, 'X-Forwarded-Host': 'evil.example', 'X-Evil': '1' },
      { token: 'x' },
    )
    expect(response.status).toBe(401)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  })
})

test('unknown paths, wrong methods and bodies that are too large are refused through the site as well', async () => {
  const ask = async (path: string, init: RequestInit) => {
    const response = await site.fetch(path, init)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    return response.status
  }
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
  expect(await ask('/api/admin/unknown', {})).toBe(404)
  expect(await ask('/api/admin/app-store/', { method: 'PUT', headers })).toBe(405)
  const body = JSON.stringify({ token: 'x'.repeat(100_000) })
  expect(await ask('/api/gallery/session/load', { method: 'POST', headers, body })).toBe(413)
  expect(await ask('/api/gallery/session/load', { method: 'POST', headers, body: '{"more":1}' })).toBe(422)
})

test('an account is made over there by a proof of over there, and its token is in the cookie alone', async () => {
  const cookie = await register(site, { username: 'ines' })
  const token = /token=([^;]+)/.exec(cookie)?.[1] ?? ''
  expect(token).toHaveLength(43)
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
  const body = JSON.stringify({ username: 'ines', password: person.password })
  const loggedIn = await site.fetch('/api/gallery/session', { method: 'POST', headers, body })
  expect(await loggedIn.json()).toMatchObject({ success: true, user: { username: 'ines' } })
  const again = await site.fetch('/api/gallery/session', { method: 'POST', headers, body })
  expect(await again.text()).not.toMatch(/"token"/)
  const left = await site.fetch('/api/gallery/session', {
    method: 'DELETE',
    headers: { ...headers, Cookie: cookie },
  })
  expect(left.headers.get('clear-site-data')).toBe('"cache", "storage"')
})

test('logging out on the page clears what the browser keeps, too', async () => {
  const cookie = await register(site, { username: 'vera' })
  const form = {
    method: 'POST',
    headers: { Origin: site.origin, Cookie: cookie },
    body: new URLSearchParams({ intent: 'logout' }),
  }
  const left = await site.fetch('/account', form)
  expect([left.status, left.headers.get('clear-site-data')]).toEqual([303, '"cache", "storage"'])
})
