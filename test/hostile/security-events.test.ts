import { afterAll, beforeAll, expect, test } from 'vitest'
import { mio } from '../../services/gallery/service-for-tests.ts'
import { register } from '../register.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer()
  await register(testServer, { username: 'mio' })
})
afterAll(() => testServer?.close())

const ours = { 'Sec-Fetch-Site': 'same-origin' }

const send = (path: string, body: object, headers: Record<string, string> = ours, method = 'POST') =>
  testServer.fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** The security events that are logged while something runs. */
async function eventsOf(run: () => Promise<unknown>) {
  const before = testServer.lines.length
  await run()
  return testServer.lines.slice(before).filter(({ msg }) => msg === 'Security event')
}

test('log-ins are logged with what authenticated them, good or not, and the account as a keyed hash', async () => {
  const logIn = (username: string, password: string) => send('/api/gallery/session', { username, password })
  const events = await eventsOf(async () => {
    expect((await logIn('mio', 'not that one')).status).toBe(401)
    expect((await logIn('nobody-here', 'not that one')).status).toBe(401)
    expect((await logIn('mio', mio.password)).status).toBe(200)
  })
  const common = {
    method: 'password',
    call: 'userLogin',
    service: 'gallery',
    source: '127.0.0.0/24',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  }
  expect(events).toMatchObject([
    { event: 'log-in failed', ...common },
    { event: 'log-in failed', ...common },
    { event: 'log-in', ...common },
  ])
  const [failed, other, done] = events.map(({ who }) => who)
  expect([failed === done, failed === other]).toEqual([true, false])
  expect(JSON.stringify(events)).not.toMatch(/mio|nobody|127\.0\.0\.1/)
})

test('a passkey that is none, a session that is none and a password that is none are logged', async () => {
  const session = await register(testServer, { username: 'ines' })
  const signedIn = { ...ours, Cookie: session }
  const events = await eventsOf(async () => {
    await send('/api/gallery/passkeys/authentication', { response: { id: 'x' } })
    await send('/api/gallery/sessions', {}, { ...ours, Cookie: 'user=x; token=y' }, 'DELETE')
    await testServer.fetch('/api/gallery/sessions/other', {
      method: 'DELETE',
      headers: { ...ours, Cookie: 'user=x; token=y' },
    })
    await send('/api/gallery/users/me/export', { password: 'a guess of mine' }, signedIn)
  })
  expect(events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'access refused', status: 401, call: 'endSession' }),
      expect.objectContaining({
        event: 'log-in failed',
        method: 'password',
        call: 'exportUser',
        who: expect.stringMatching(/^[\w-]{12}$/),
      }),
    ]),
  )
})

test('a limit that strikes is logged by its name', async () => {
  const events = await eventsOf(async () => {
    for (let n = 0; n < 12; n++) await send('/api/gallery/session', { username: 'guessed', password: 'no' })
  })
  expect(events).toContainEqual(
    expect.objectContaining({
      event: 'limit exceeded',
      limit: expect.stringMatching(/^gallery:logIn/),
      who: expect.stringMatching(/^[\w-]{12}$/),
    }),
  )
})

test.each([
  [
    'a post from another site',
    () => send('/api/admin/captcha', {}, { 'Sec-Fetch-Site': 'cross-site' }),
    { event: 'cross-site request refused', call: 'getCaptcha' },
  ],
  [
    'a form from another site',
    () => testServer.fetch('/preferences', { method: 'POST', headers: { Origin: 'https://evil.example' } }),
    { event: 'cross-site request refused', service: 'site' },
  ],
  [
    'a guessed service secret',
    () => send('/api/admin/captcha', {}, { Authorization: 'Service of mine' }),
    { event: 'service secret refused', service: 'site' },
  ],
  [
    'a forged link to a request',
    () => testServer.fetch('/api/admin/support-requests/S-22222222?token=forged'),
    { event: 'access refused', status: 404, call: 'getRequest' },
  ],
  [
    'a forged link of the newsletter',
    () => send('/api/admin/newsletter/confirm', { token: 'forged' }),
    { event: 'access refused', method: 'link', call: 'confirmSubscription' },
  ],
  [
    'a forged link of an account',
    () => send('/api/gallery/users/confirmation', { token: 'forged' }),
    { event: 'access refused', method: 'link', call: 'confirmEmail' },
  ],
  [
    'a field that no form of ours has',
    () => send('/api/admin/media-list', { name: 'x', admin: true }),
    { event: 'input refused', status: 422, call: 'joinMediaList' },
  ],
  [
    'a proof that is none',
    () =>
      send('/api/admin/newsletter', { email: 'ines@example.com', recaptcha: 'work:e30=', language: 'en' }),
    { event: 'proof refused', call: 'subscribe' },
  ],
] as const)('%s is logged once, and not again within the minute', async (_, attack, event) => {
  const events = await eventsOf(async () => {
    for (let n = 0; n < 3; n++) await attack()
  })
  expect(
    events.filter(one => Object.entries(event).every(([name, value]) => one[name] === value)),
  ).toHaveLength(1)
  expect(JSON.stringify(events)).not.toMatch(/forged|ines@|evil/)
})

test('what everybody may do is no event', async () => {
  const events = await eventsOf(async () => {
    await testServer.fetch('/')
    await testServer.fetch('/nothing-here')
    await testServer.fetch('/api/admin/insight/categories/?lang=en-US')
    await testServer.fetch('/api/admin/careers/positions/nothing')
    await send('/api/gallery/session/load', {})
    await send('/api/admin/newsletter', { email: 'ines@example.com', recaptcha: '', language: 'en' })
  })
  expect(events).toEqual([])
})
