import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mio } from '../../../services/gallery/service-for-tests.ts'
import { register } from '../../../test/register.ts'
import { openWorld, type World } from '../../../test/world.ts'
import en from './copy/en.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const form = (path: string, fields: Record<string, string>, cookie = '') =>
  world.fetch(path, {
    method: 'POST',
    headers: { Origin: world.origin, ...(cookie && { Cookie: cookie }) },
    body: new URLSearchParams(fields),
  })

const { password } = mio
const forms: readonly (readonly [path: string, fields: Record<string, string>])[] = [
  ['/account', { intent: 'profile', username: 'mio', firstname: 'Mio', lastname: 'Tanaka' }],
  ['/account', { intent: 'resend' }],
  ['/account', { intent: 'reapply', product: 'dreams' }],
  ['/account', { intent: 'logout' }],
  ['/account/security', { intent: 'passkey', id: 'a' }],
  ['/account/security', { intent: 'email', current: password, email: 'mio@example.net' }],
  ['/account/security', { intent: 'password', current: password, password, password2: password }],
  ['/account/sessions', { id: 'a' }],
  ['/account/export', { password }],
  ['/account/delete', { password }],
]

describe('a session that has ended elsewhere', () => {
  let ended: string
  beforeAll(async () => {
    ended = await register(world, { username: 'mio' })
    const left = await form('/account', { intent: 'logout' }, ended)
    expect([left.status, left.headers.get('clear-site-data')]).toEqual([303, '"cache"'])
  })

  test.each(forms)('sends who posts to %s %o to the log-in, in their language', async (path, fields) => {
    for (const cookie of ['', ended]) {
      const answer = await form(`/jp${path}`, fields, cookie)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe(fields.intent === 'logout' ? '/jp' : '/jp/login')
    }
  })
})

test('what is gone already, or never was, is no fault', async () => {
  const cookie = await register(world, { username: 'ada' })
  for (const id of ['gone', '', '../..', 'x'.repeat(3000), '\0']) {
    for (const [path, intent] of [
      ['/account/security', 'passkey'],
      ['/account/sessions', ''],
    ] as const) {
      const answer = await form(path, { intent, id }, cookie)
      expect(answer.status).toBe(303)
      const page = await world.fetch(answer.headers.get('location') ?? '', { headers: { Cookie: cookie } })
      expect(page.status).toBe(200)
    }
  }
})

test('what is wrong stands above the forms, and leads to its field', async () => {
  const cookie = await register(world, { username: 'pip' })
  const wrong = 'not hers'
  for (const [path, fields, field] of [
    ['/account', { intent: 'profile', username: '', firstname: 'Pip', lastname: 'Rua' }, 'profile-username'],
    ['/account/security', { intent: 'password', current: wrong, password: wrong }, 'password-current'],
    ['/account/security', { intent: 'email', current: wrong, email: 'pip@example.net' }, 'email-current'],
    ['/account/delete', { password: wrong }, 'delete-password'],
    ['/account/reset', { email: '' }, 'ask-email'],
  ] as const) {
    const answer = await form(path, fields, cookie)
    expect(answer.status).toBe(422)
    const [, summary] = (await answer.text()).split('role="alert"')
    expect(summary).toContain(`<a href="#${field}">`)
    expect(summary).toContain(`id="${field}"`)
  }
})

test('a link of a mail that counts no more leads to the form for another, and to no field that is not there', async () => {
  const answer = await form('/account/reset', { token: 'spent', password, password2: password })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('<title>Error: ')
  expect(html).toContain('id="ask-email"')
  expect(html).not.toContain('href="#set-')
})

describe('the data that somebody takes along', () => {
  test('is refused to who does not know the password, in our words only', async () => {
    const cookie = await register(world, { username: 'sol' })
    const read = async (path: string) => (await world.fetch(path, { headers: { Cookie: cookie } })).text()
    const wrong = await form('/account/export', { password: 'not hers' }, cookie)
    expect(wrong.status).toBe(303)
    expect(await read(wrong.headers.get('location') ?? '')).toContain(
      `<a href="#export-password">${en.failures.password}</a>`,
    )
    const planted = await read('/account/delete?export=Call+this+number')
    expect(planted).not.toContain('Call this number')
    expect(planted).not.toContain('role="alert"')
    expect(await read('/account/delete?export=constructor')).toContain(en.delete.export)
  })

  test('is one file', async () => {
    const cookie = await register(world, { username: 'tui' })
    const answer = await form('/account/export', { password }, cookie)
    expect(answer.headers.get('content-disposition')).toContain('account.json')
    expect(await answer.json()).toMatchObject({ user: { username: 'tui' } })
  })
})
