import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '../../../contract/locale.ts'
import { mio } from '../../../services/gallery/service-for-tests.ts'
import { register } from '../../../test/register.ts'
import { findFreePort, openTestServer, type TestServer } from '../../../test/test-server.ts'
import { formatDate, interpolate } from '../../../ui/language/format.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer()
})
afterAll(() => testServer.close())

const form = (path: string, fields: Record<string, string>, cookie = '') =>
  testServer.fetch(path, {
    method: 'POST',
    headers: { Origin: testServer.origin, ...(cookie && { Cookie: cookie }) },
    body: new URLSearchParams(fields),
  })

const { password } = mio
const forms: readonly (readonly [path: string, fields: Record<string, string>])[] = [
  ['/account', { intent: 'profile', username: 'mio', firstname: 'Mio', lastname: 'Tanaka' }],
  ['/account', { intent: 'resend' }],
  ['/account', { intent: 'reapply', product: 'dreams' }],
  ['/account', { intent: 'logout' }],
  ['/account/security', { intent: 'remove', id: 'a', password }],
  ['/account/security', { intent: 'email', current: password, email: 'mio@example.net' }],
  ['/account/security', { intent: 'password', current: password, password, password2: password }],
  ['/account/sessions', { id: 'a', password }],
  ['/account/sessions', { intent: 'others', password }],
  ['/account/export', { password }],
  ['/account/delete', { password }],
]

describe('a session that has ended elsewhere', () => {
  let ended: string
  beforeAll(async () => {
    ended = await register(testServer, { username: 'mio' })
    const left = await form('/account', { intent: 'logout' }, ended)
    expect([left.status, left.headers.get('clear-site-data')]).toEqual([303, '"cache", "storage"'])
  })

  test.each(forms)('sends who posts to %s %o to the log-in, in their language', async (path, fields) => {
    for (const cookie of ['', ended]) {
      const answer = await form(`/jp${path}`, fields, cookie)
      expect(answer.status).toBe(303)
      const asked = path === '/account/export' ? '/account/delete' : path
      const entrance = asked === '/account' ? '/jp/login' : `/jp/login?to=${asked}`
      expect(answer.headers.get('location')).toBe(fields.intent === 'logout' ? '/jp' : entrance)
      const cleared = answer.headers.getSetCookie().filter(line => line.includes('Max-Age=0'))
      expect(cleared.map(line => line.split('=')[0])).toEqual(
        fields.intent === 'logout' ? ['user', 'token', 'logged-in'] : cookie ? ['logged-in'] : [],
      )
    }
  })
})

test('removing something that is gone or never existed succeeds', async () => {
  const cookie = await register(testServer, { username: 'ada' })
  for (const id of ['gone', '', '../..', 'x'.repeat(3000), '\0']) {
    for (const [path, intent] of [
      ['/account/security', 'remove'],
      ['/account/sessions', ''],
    ] as const) {
      const answer = await form(path, { intent, id, password }, cookie)
      expect(answer.status).toBe(303)
      const page = await testServer.fetch(answer.headers.get('location') ?? '', {
        headers: { Cookie: cookie },
      })
      expect(page.status).toBe(200)
    }
  }
})

test('the error summary stands above the forms and links to the fields', async () => {
  const cookie = await register(testServer, { username: 'pip' })
  const wrong = 'not hers'
  for (const [path, fields, field] of [
    ['/account', { intent: 'profile', username: '', firstname: 'Pip', lastname: 'Rua' }, 'profile-username'],
    ['/account', { intent: 'profile', username: 'pip2', password: wrong }, 'profile-password'],
    ['/account/sessions', { intent: 'others', password: wrong }, 'others-password'],
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

test.for([
  ['', 'Error: ', 'New password: Required field'],
  ['/cn', '有误：', '新密码：必填项'],
  ['/jp', 'エラー：', '新しいパスワード：必須項目です'],
] as const)(
  'a field that was left empty is named in the list of errors (%s)',
  async ([prefix, title, sentence]) => {
    const cookie = await register(testServer, { username: `fay${prefix.slice(1)}` })
    const fields = { intent: 'password', current: password, password: '', password2: '' }
    const html = await (await form(`${prefix}/account/security`, fields, cookie)).text()
    expect(html).toContain(`<title>${title}`)
    expect(html).toContain(`<a href="#password-password">${sentence}</a>`)
  },
)

test('a link of a mail that counts no more leads to the form for another, and to no field that is not there', async () => {
  const answer = await form('/account/reset', { token: 'spent', password, password2: password })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('<title>Error: ')
  expect(html).toContain('id="ask-email"')
  expect(html).not.toContain('href="#set-')
})

/** The cookies of a browser after an answer: those that were set anew take the place of the old ones. */
function renewed(cookie: string, answer: Response): string {
  const jar = new Map(cookie.split('; ').map(pair => pair.split('=', 2) as [string, string]))
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    jar.set(name, value)
  }
  return [...jar].map(pair => pair.join('=')).join('; ')
}

describe('without scripts, the password beside the button', () => {
  const read = async (path: string, cookie: string) =>
    (await testServer.fetch(path, { headers: { Cookie: cookie } })).text()
  const logIn = async (username: string) => renewed('a=b', await form('/login', { username, password }))
  /** The ids of the sessions that can be ended on the page. */
  const listIds = (html: string) => [...html.matchAll(/name="id" value="([^"]+)"/g)].map(([, id = '']) => id)

  test('ends a session, or every other one, under a new token; the form comes back open where it is wrong', async () => {
    let cookie = await register(testServer, { username: 'rin' })
    const others = [await logIn('rin'), await logIn('rin'), await logIn('rin')]
    const [id = ''] = listIds(await read('/jp/account/sessions', cookie))
    const refused = await form('/jp/account/sessions', { id, password: 'not hers' }, cookie)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain(`<a href="#end-${id}-password">現在のパスワードと違います。</a>`)
    expect(html.match(/<details open=""/g)).toHaveLength(1)
    for (const [fields, left, notice] of [
      [{ id }, 3, jp.notices.ended],
      [{ id }, 3, jp.failures.session],
      [{ intent: 'others' }, 1, jp.notices.others],
    ] as const) {
      const answer = await form('/jp/account/sessions', { ...fields, password }, cookie)
      const next = renewed(cookie, answer)
      const page = await read(answer.headers.get('location') ?? '', next)
      expect(page).toContain(notice)
      expect(listIds(page)).toHaveLength(left - 1)
      if (notice !== jp.failures.session)
        expect((await form('/jp/account/sessions', { id, password }, cookie)).headers.get('location')).toBe(
          '/jp/login?to=/account/sessions',
        )
      cookie = next
    }
    for (const other of others)
      expect(
        (await form('/account', { intent: 'reapply', product: 'dreams' }, other)).headers.get('location'),
      ).toBe('/login')
  })

  test('changes the user name, and goes on under a new token', async () => {
    const cookie = await register(testServer, { username: 'lee' })
    const names = { intent: 'profile', username: 'lee.paints', firstname: 'Lee', lastname: 'Rua' }
    const refused = await form('/cn/account', names, cookie)
    expect(await refused.text()).toContain('<a href="#profile-password">你的密码：必填项</a>')
    const answer = await form('/cn/account', { ...names, password }, cookie)
    expect(answer.status).toBe(303)
    expect(await read('/cn/account', renewed(cookie, answer))).toContain('lee.paints')
    expect((await testServer.fetch('/cn/account', { headers: { Cookie: cookie } })).status).toBe(303)
  })

  test('adds no passkey to an address that is not verified, and says so', async () => {
    const cookie = await register(testServer, { username: 'ono' })
    expect(await read('/account/security', cookie)).toContain(en.security.unverified)
  })
})

describe('the data that somebody takes along', () => {
  test('is refused to who does not know the password, in our words only', async () => {
    const cookie = await register(testServer, { username: 'sol' })
    const read = async (path: string) =>
      (await testServer.fetch(path, { headers: { Cookie: cookie } })).text()
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
    const cookie = await register(testServer, { username: 'tui' })
    const answer = await form('/account/export', { password }, cookie)
    expect(answer.headers.get('content-disposition')).toContain('account.json')
    expect(answer.headers.getSetCookie().map(line => line.split('=')[0])).toEqual([
      'user',
      'token',
      'logged-in',
    ])
    expect(await answer.json()).toMatchObject({ user: { username: 'tui' }, records: { requests: [] } })
  })
})

describe('an account that is deleted', () => {
  /** Without the scripts, which carry every sentence, shown or not. */
  const shown = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  const until = (locale: Locale) => formatDate(new Date(Date.now() + 90 * 86_400_000).toISOString(), locale)

  test.each([
    ['en', '', en],
    ['cn', '/cn', cn],
    ['jp', '/jp', jp],
  ] as const)('in %s is told what is gone and what is kept until when', async (locale, prefix, copy) => {
    const cookie = await register(testServer, { username: `leaving.${locale}` })
    const answer = await form(`${prefix}/account/delete`, { password }, cookie)
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([200, '"cache", "storage"'])
    expect(answer.headers.getSetCookie().map(line => line.split('=')[0])).toEqual([
      'user',
      'token',
      'logged-in',
      'device',
    ])
    const html = shown(await answer.text())
    expect(html).toContain(copy.farewell.done)
    expect(html).toContain(copy.farewell.others)
    expect(html).toContain(interpolate(copy.farewell.items['security-log'], { date: until(locale) }))
    const again = await form(`${prefix}/account/delete`, { password }, cookie)
    expect(again.headers.get('location')).toBe(`${prefix}/login?to=/account/delete`)
  })

  test('while the other service is away is told what is still to be done; no part is given as the whole', async () => {
    const port = String(await findFreePort())
    const apart = await openTestServer({
      env: { ADMIN_API_URL: `http://127.0.0.1:${port}/api/admin`, SERVICE_SECRET: 'known to both of them' },
    })
    const cookie = await register(apart, { username: 'kai' })
    const post = (path: string, Cookie: string) =>
      apart.fetch(path, {
        method: 'POST',
        headers: { Origin: apart.origin, Cookie },
        body: new URLSearchParams({ password }),
      })
    const refused = await post('/account/export', cookie)
    expect(refused.headers.get('location')).toMatch(/^\/account\/delete\?export=failure/)
    const page = await apart.fetch('/account/delete?export=failure', { headers: { Cookie: cookie } })
    expect(await page.text()).toContain(en.failures.export)
    const html = shown(await (await post('/account/delete', cookie)).text())
    expect(html).toContain(en.farewell.doing)
    expect(html).not.toContain(en.farewell.done)
    await apart.close()
  })

  test('and a log-out whose page has cleared the browser spares the pages kept for offline', async () => {
    const cookie = await register(testServer, { username: 'eva' })
    const left = await form('/account', { intent: 'logout', cleared: 'yes' }, cookie)
    expect([left.status, left.headers.get('clear-site-data')]).toEqual([303, '"cache"'])
  })
})
