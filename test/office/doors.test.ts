import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { dropOfficeCookie } from '../../server/middleware/drop-office-cookie.ts'
import { createFormVisitor } from '../form-visitor.ts'
import { queryHtml } from '../html.ts'
import { sharedServer } from '../shared-server.ts'
import type { TestServer } from '../test-server.ts'
import { inviteStaff, openStaff, staffPassword, uniqueName } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }

test.each([
  '/office',
  '/office/inbox/mine?kind=support',
  '/office/inbox/requests/s-22222222',
  '/office/me',
  '/office/nothing',
])('without a session %s leads to the log-in, which leads back', async path => {
  const response = await server.fetch(path)
  expect(response.status).toBe(302)
  const to = path.slice('/office'.length) || '/'
  expect(response.headers.get('location')).toBe(`/office/login?to=${encodeURIComponent(to)}`)
})

test('every answer is nobody else’s: not kept, not indexed, not framed, with only its own inline scripts', async () => {
  const { headers } = await server.fetch('/office/login')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toContain('nonce')
})

test('its scripts and style sheets are immutable and precompressed; a missing one is a 404', async () => {
  const html = await (await server.fetch('/office/login')).text()
  const [sheet = ''] = queryHtml(html).attributes('link[rel="stylesheet"]', 'href')
  const response = await server.fetch(sheet, { headers: { 'Accept-Encoding': 'br' } })
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect((await server.fetch('/office/assets/gone-12345678.js')).status).toBe(404)
})

test('addresses in another spelling lead to the one', async () => {
  const response = await server.fetch('/Office/Inbox/Requests/S-4K7QX2MB?box=open')
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe('/office/inbox/requests/s-4k7qx2mb?box=open')
})

test('forms of other sites, other methods and large bodies are refused', async () => {
  const post = (init: RequestInit) => server.fetch('/office/login', { method: 'POST', ...init })
  expect(
    (await post({ headers: { 'Sec-Fetch-Site': 'cross-site' }, body: new URLSearchParams() })).status,
  ).toBe(403)
  expect((await server.fetch('/office/login', { method: 'PUT', headers: sameOrigin })).status).toBe(405)
  const body = new URLSearchParams({ email: 'x'.repeat(600 * 1024) })
  expect((await post({ headers: sameOrigin, body })).status).toBe(413)
})

test('a link of a mail, which comes without the cookie, is loaded once more from here', async () => {
  const arrive = (site: string) => server.fetch('/office/inbox?q=a', { headers: { 'Sec-Fetch-Site': site } })
  const first = await arrive('cross-site')
  expect([first.status, first.headers.get('refresh')]).toEqual([200, '0;url=/office/inbox?q=a'])
  expect((await arrive('same-origin')).status).toBe(302)
})

test('no other part of the site sees the office’s cookies', () => {
  const pass = (path: string) => {
    const cookie = 'user=1; office=secret; office-theme=dark; __Host-office=secret'
    const request = { headers: { cookie }, headersDistinct: { cookie: [cookie] } }
    dropOfficeCookie({ request, path } as never)
    return request
  }
  expect(pass('/account')).toEqual({ headers: { cookie: 'user=1' }, headersDistinct: { cookie: ['user=1'] } })
  expect(pass('/api/gallery/user').headers.cookie).toBe('user=1')
  expect(pass('/office/inbox').headers.cookie).toContain('office=secret')
  expect(pass('/api/office/me').headers.cookie).toContain('office=secret')
})

test('an invitation opens the office once, with a password and a second factor', async () => {
  const name = uniqueName('Door Once')
  const path = await inviteStaff(server, name, 'support')
  const visitor = createFormVisitor(server)
  await visitor.open(path)
  expect(visitor.read()).toContain(`${name.toLowerCase().replaceAll(' ', '.')}@example.com`)
  visitor.fill('Password', staffPassword)
  await visitor.press('Continue')
  await visitor.press('An authenticator app')
  const secret = String(visitor.find('[name="secret"]').val())
  visitor.fill('Code', new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await visitor.press('Confirm')
  expect(visitor.read()).toContain('Recovery codes')
  expect(visitor.texts('main li').length).toBe(10)
  await visitor.open('/office')
  expect(visitor.read('header')).toContain(name)
  const used = await server.fetch('/office/invitation?token=nothing-of-ours')
  expect(used.status).toBe(404)
  expect(await used.text()).toContain('This link is no longer good')
})

test('a wrong password and a wrong code say so; the return address stays in the office', async () => {
  const name = uniqueName('Door Three')
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  const { visitor } = await openStaff(server, name, 'press')
  await visitor.open('/office/me')
  await visitor.press('Log out', 'header')
  expect(visitor.path).toBe('/office/login')
  await visitor.open('/office/login?to=//evil.example/')
  visitor.fill('Email address', email)
  visitor.fill('Password', 'not this one')
  await visitor.press('Continue')
  expect([visitor.status, visitor.read('[role="alert"]')]).toEqual([
    401,
    'Address and password do not belong together.',
  ])
  visitor.fill('Email address', email)
  visitor.fill('Password', 'nine quiet herons at dusk')
  await visitor.press('Continue')
  expect(visitor.path).toBe('/office/login?to=%2F&step=code')
  visitor.fill('Code', '000000')
  await visitor.press('Log in')
  expect(visitor.read('[role="alert"]')).toContain('This code is not right')
})

test('the choice of colors is kept for this browser', async () => {
  const { visitor } = await openStaff(server, 'Door Four', 'press')
  await visitor.open('/office/me')
  expect(visitor.html).not.toContain('data-theme')
  await visitor.press('◐', 'header')
  expect(visitor.path).toBe('/office/me')
  expect(visitor.count('html[data-theme="light"]')).toBe(1)
})
