import { afterAll, beforeAll, expect, test } from 'vitest'
import { solveCaptcha } from '../../../../services/captcha/proof-for-tests.ts'
import { applyForBeta } from '../../../../test/beta-staff.ts'
import { createVisitor } from '../../../../test/cookie-jar.ts'
import { linkInMail } from '../../../../test/mails.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'

let testServer: TestServer
let visitor: ReturnType<typeof createVisitor>
beforeAll(async () => {
  testServer = await openTestServer()
  visitor = createVisitor(testServer)
})
afterAll(() => testServer.close())

const ours = { 'Sec-Fetch-Site': 'same-origin' }

async function send(path: string, body: object) {
  const post = (to: string, what: object) =>
    testServer.fetch(`/api/admin${to}`, {
      method: 'POST',
      headers: { ...ours, 'Content-Type': 'application/json' },
      body: JSON.stringify(what),
    })
  const { challenge } = await (await post('/captcha', {})).json()
  const sent = await post(path, { ...body, captcha: await solveCaptcha(challenge) })
  return (await sent.json()) as { reference: string }
}

/** Where the mail leads. */
const linkTo = (email: string) => linkInMail(testServer, email, '(?:/jp)?/support/requests/[\\w-]+')

const post = (path: string, fields: Record<string, string>) => visitor.post(path, fields)

const question = { product: 'pocket', name: 'Ines', question: 'Where are\nmy layers?', code_of_conduct: true }

async function ask(email: string, lang = 'en-US') {
  await send('/support-requests', { ...question, email, email2: email, lang })
  return linkTo(email)
}

test('the mail leads to what was sent, in its language, kept and told by nobody', async () => {
  const path = await ask('jp@example.com', 'ja')
  expect(path).toMatch(/^\/jp\//)
  const { response, html } = await visitor.open(path)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  })
  for (const words of ['受付済み', 'Where are', 'my layers?', 'jp@example.com']) expect(html).toContain(words)
})

test('a wrong token, and no token, open nothing and tell nothing', async () => {
  const path = await ask('secret@example.com')
  const [, reference = ''] = /requests\/([^?]+)/.exec(path) ?? []
  const wrong = `/support/requests/${reference}?token=${'x'.repeat(43)}`
  for (const address of [wrong, `/support/requests/${reference}`, '/support/requests/s-22222222?token=x']) {
    const { response, html } = await createVisitor(testServer).open(address)
    expect(response.status).toBe(404)
    expect(html).toContain('This link doesn’t work')
    expect(html).not.toContain('secret@example.com')
  }
  expect((await post(wrong, { intent: 'reply', text: 'I am somebody else' })).status).toBe(404)
})

test('the sender adds to it without scripts; nothing at all is said beside the field', async () => {
  const path = await ask('more@example.com')
  const empty = await post(path, { intent: 'reply', text: ' ' })
  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain('Required field')
  const sent = await post(path, { intent: 'reply', text: 'They are <b>all</b> gone' })
  expect(sent.status).toBe(303)
  const html = (await visitor.open(sent.headers.get('location') ?? '')).html
  expect(html).toContain('They are &lt;b&gt;all&lt;/b&gt; gone')
  expect(html).toContain('Sent. We have it.')
})

test('who leaves the media list is forgotten, and told so', async () => {
  const email = 'press@example.com'
  await send('/media-list', { ...entry, email, email2: email, lang: 'en-US' })
  const path = await linkTo(email)
  expect((await visitor.open(path)).html).toContain('Television')
  const left = await post(path, { intent: 'withdraw' })
  expect(left.status).toBe(303)
  const after = await visitor.open(left.headers.get('location') ?? '')
  expect([after.response.status, after.html.includes('You’re off the list')]).toEqual([200, true])
  expect((await visitor.open(path)).response.status).toBe(404)
})

const entry = { name: 'Ines', organisation: 'A sample magazine', format: 'tv', terms: true }

test.each([
  ['en-US', '', 'Newer answers', 'Confirmed. The newer answers count from now on.', 'This link has expired'],
  ['zh-CN', '/cn', '新填的内容', '已确认。从现在起，以新填的内容为准。', '这个链接已失效'],
  ['ja', '/jp', '新しい内容', '確認しました。これからは新しい内容が有効です。', '使えなくなりました'],
])('%s: what comes a second time waits for one press, without scripts', async (lang, prefix, ...words) => {
  const email = `twice.${lang.toLowerCase()}@example.com`
  const first = await send('/media-list', { ...entry, email, email2: email, lang })
  const second = await send('/media-list', { ...entry, name: 'Inês', email, email2: email, lang })
  const page = `${prefix}/support/requests/${second.reference.toLowerCase()}`
  const path = await linkInMail(testServer, email, page)
  const [waiting, done, over] = words
  const html = (await visitor.open(path)).html
  for (const shown of [waiting, 'Inês', 'name="intent" value="confirm"']) expect(html).toContain(shown)
  // Opening the link, as a mail program may do by itself, confirms nothing.
  const stands = await linkInMail(
    testServer,
    email,
    `${prefix}/support/requests/${first.reference.toLowerCase()}`,
  )
  expect((await visitor.open(stands)).html).not.toContain('Inês')
  const confirmed = await post(path, { intent: 'confirm' })
  expect(confirmed.status).toBe(303)
  const after = (await visitor.open(confirmed.headers.get('location') ?? '')).html
  for (const shown of [done, 'Inês', first.reference]) expect(after).toContain(shown)
  const used = (await visitor.open(path)).html
  expect(used).not.toContain('value="confirm"')
  expect(used).toContain(first.reference.toLowerCase())
  await post(stands, { intent: 'withdraw' })
  const { response, html: ended } = await visitor.open(path)
  expect([response.status, response.headers.get('x-robots-tag')]).toEqual([410, 'noindex'])
  expect(ended).toContain(over)
})

test('what would change an application that is withdrawn says so, and has no button', async () => {
  const email = 'withdrawn@example.com'
  const first = await applyForBeta(testServer, email, 'en-US')
  const second = await applyForBeta(testServer, email, 'en-US')
  const stands = await linkInMail(testServer, email, `/support/requests/${first.toLowerCase()}`)
  const path = await linkInMail(testServer, email, `/support/requests/${second.toLowerCase()}`)
  await post(stands, { intent: 'withdraw' })
  const html = (await visitor.open(path)).html
  expect(html).toContain('It can no longer be confirmed')
  expect(html).not.toContain('value="confirm"')
  expect((await post(path, { intent: 'confirm' })).status).toBe(409)
})

test('a form that the page does not have changes nothing', async () => {
  const path = await ask('odd@example.com')
  expect((await post(path, { intent: 'constructor' })).status).toBe(400)
})
