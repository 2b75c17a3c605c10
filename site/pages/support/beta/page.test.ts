import { afterAll, beforeAll, expect, test } from 'vitest'
import { deviceLanguages } from '../../../../contract/forms/device-languages.ts'
import { devices } from '../../../../contract/forms/devices.ts'
import labels from '../../../../contract/requests/beta-application/copy/en.ts'
import { familiarities } from '../../../../contract/requests/beta-application/schema.ts'
import { decide } from '../../../../test/beta-staff.ts'
import { linkInMail } from '../../../../test/mails.ts'
import { register } from '../../../../test/register.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer()
})
afterAll(() => testServer.close())

const read = async (path: string, init?: RequestInit) => (await testServer.fetch(path, init)).text()

test('everything that is asked can be answered without scripts', async () => {
  const html = await read('/support/beta')
  expect(html.match(/name="devices"/g)).toHaveLength(devices.length + 1)
  expect(html.match(/name="familiarity"/g)).toHaveLength(familiarities.length)
  for (const { id, title } of deviceLanguages)
    expect(html).toContain(`<option value="${id}" lang="${id}">${title}</option>`)
  for (const title of Object.values(labels.options.familiarity)) expect(html).toContain(`>${title}</label>`)
  expect(html).toContain('My device isn&#x27;t listed here')
})

test('the page may hold a name, so nobody keeps it; search engines may show it', async () => {
  const { headers } = await testServer.fetch('/support/beta')
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('x-robots-tag')).toBeNull()
})

test('only a reference of ours is thanked for', async () => {
  const html = await read('/support/beta?sent=B-4K7QX2MB')
  expect(html).toContain('B-4K7QX2MB')
  expect(html).not.toContain('<form method="post" class')
  expect(await read('/support/beta?sent=%3Cscript%3E')).toContain('name="email2"')
})

const post = (fields: string, cookie = '', prefix = '') =>
  testServer.fetch(`${prefix}/support/beta`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: testServer.origin,
      ...(cookie && { Cookie: cookie }),
    },
    body: fields,
  })

const answers = 'device_language=ja&devices=ipad-a16&devices=iphone-17&familiarity=planning'
const whole = `name=Noor&email=noor%40example.com&email2=noor%40example.com&${answers}&code_of_conduct=on&terms=on`

test.each([
  ['/cn', '<title>有误：'],
  ['/jp', '<title>エラー：'],
])(
  'the title of an application that came back is in the language of the page (%s)',
  async (prefix, title) => {
    const html = await (await post('name=', '', prefix)).text()
    expect(html).toContain(title)
    expect(html).not.toContain('<title>Error: ')
  },
)

test('what is wrong is said first in the title, and what was typed stands there again', async () => {
  const response = await post(`name=&email=noor%40example.com&email2=other%40example.com&${answers}`)
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toMatch(/<title>Error: Beta/)
  expect(html).toContain('Email address doesn&#x27;t match')
  expect(html).toMatch(/checked="" value="ipad-a16"|value="ipad-a16" checked=""/)
  expect(html).toContain('<option value="ja" lang="ja" selected="">')
})

test.each([
  `${whole}&devices=${'x'.repeat(60_000)}`,
  `${whole}&familiarity=%00&name[]=%F0`,
  'devices[0]=ipad-a16&__proto__=1&constructor=2',
  `${whole}&captcha=work:${'A'.repeat(20_000)}`,
])('a hostile form is answered, never with a fault of ours', async fields => {
  expect((await post(fields)).status).toBe(422)
})

test('who is logged in finds name and address there, and the betas that the devices can run are marked', async () => {
  const cookie = await register(testServer, { username: 'noor', firstname: 'Noor', lastname: 'Haddad' })
  const html = await read('/support/beta', { headers: { Cookie: cookie } })
  expect(html.match(/value="noor@example.com"/g)).toHaveLength(2)
  expect(html).toContain('value="Noor Haddad"')
  expect(html).toContain('You’re logged in as noor')
  const first = await (await post(whole, cookie)).text()
  const patience = /name="captcha" value="([^"]+)"/.exec(first)?.[1] ?? ''
  await new Promise(resolve => setTimeout(resolve, 1600))
  const sent = await post(`${whole}&captcha=${encodeURIComponent(patience)}`, cookie)
  expect([sent.status, sent.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/support\/beta\?sent=B-[2-9A-Z]{8}$/),
  ])
  const account = await read('/account', { headers: { Cookie: cookie } })
  expect(account.match(/>Applied, not chosen yet</g)).toHaveLength(3)
  // A decision shows at once, before the account has heard of it, and in the account soon after.
  const reference = sent.headers.get('location')?.split('=')[1] ?? ''
  expect(await decide(testServer, reference, 'invited')).toBe(true)
  const places = async () => {
    const html = await read('/account', { headers: { Cookie: cookie } })
    expect(html).not.toContain('>Applied, not chosen yet<')
    expect(html.match(/>You’re in</g)).toHaveLength(3)
    return html
  }
  expect(await places()).not.toContain('value="reapply"')
  await expect
    .poll(async () => (await places()).includes('Your account is open for betas.'), { timeout: 10_000 })
    .toBe(true)
  const requests = await read('/account/requests', { headers: { Cookie: cookie } })
  expect(requests).toContain('<strong>Invited</strong>')
  expect(requests).toContain('(procreate, pocket, dreams)')
})

test('who applies from the account finds the application among the requests, with its beta, and gets a mail', async () => {
  const cookie = await register(testServer, { username: 'ines', lang: 'jp' })
  const applied = await testServer.fetch('/jp/account', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      ...{ Origin: testServer.origin, Cookie: cookie },
    },
    body: 'intent=reapply&product=pocket',
  })
  expect(applied.headers.get('location')).toBe('/jp/account?done=reapplied')
  const path = await linkInMail(testServer, 'ines@example.com', '/jp/support/requests/[\\w-]+')
  const [, reference = ''] = /requests\/([\w-]+)/.exec(path) ?? []
  const requests = await read('/jp/account/requests', { headers: { Cookie: cookie } })
  expect(requests).toContain(reference.toUpperCase())
  expect(requests).toContain('(pocket)')
  const opened = await testServer.fetch(path)
  const link = new URL(opened.headers.get('location') ?? '', testServer.origin)
  const thread = await read(`${link.pathname}${link.search}`, {
    headers: {
      Cookie: opened.headers
        .getSetCookie()
        .map(line => line.split(';')[0])
        .join('; '),
    },
  })
  expect(thread).toContain('受付済み')
  expect(thread).toContain('<dd>pocket</dd>')
})

test('betas that could not be marked are said, and the application stands', async () => {
  const shown = async (path: string) => (await read(path)).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  const failed = await shown('/support/beta?sent=B-23456789&reapplied=no')
  for (const words of ['Failed to reapply.', 'B-23456789']) expect(failed.includes(words)).toBe(true)
  expect((await shown('/support/beta?sent=B-23456789')).includes('Failed to reapply.')).toBe(false)
})
