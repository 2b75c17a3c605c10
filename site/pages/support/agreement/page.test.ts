import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyForBeta, decide, threadOf as pathTo } from '../../../../test/beta-staff.ts'
import { createVisitor } from '../../../../test/cookie-jar.ts'
import { queryHtml } from '../../../../test/html.ts'
import { linkInMail, readMails, textOf } from '../../../../test/mails.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'

let testServer: TestServer
let visitor: ReturnType<typeof createVisitor>
beforeAll(async () => {
  testServer = await openTestServer()
  visitor = createVisitor(testServer)
})
afterAll(() => testServer.close())

const apply = (email: string) => applyForBeta(testServer, email)
const threadOf = async (reference: string) => `/jp${await pathTo(testServer, reference)}`

const read = async (path: string) => (await visitor.open(path)).html
const sign = (path: string, fields: Record<string, string>) => visitor.post(path, fields)

test('an application says in words what was sent and how it stands, and can be taken back', async () => {
  const reference = await apply('sato@example.com')
  const path = await threadOf(reference)
  const html = await read(path)
  for (const words of [
    'ベータ版への',
    '受付済み',
    '日本語',
    'iPad Pro 13 インチ（M4）',
    '自分のデバイスが一覧にない',
  ])
    expect(html).toContain(words)
  expect(html).not.toContain('読んで署名する</a>')
  await decide(testServer, reference, 'in-review')
  expect(await read(path)).toContain('確認中')
  expect((await sign(path, { intent: 'withdraw' })).status).toBe(303)
  expect(await decide(testServer, reference, 'invited')).toBe(false)
})

test('an invitation is read, signed without scripts, and a copy comes by mail', async () => {
  const email = 'invited@example.com'
  const reference = await apply(email)
  await decide(testServer, reference, 'invited')
  const path = await linkInMail(testServer, email, '/jp/support/requests/[\\w-]+/agreement')
  expect(await read(await threadOf(reference))).toContain('/agreement?link=')

  const { response, html } = await visitor.open(path)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  })
  expect(html).toContain('テスト版は未完成です')

  const empty = await sign(path, { name: ' ' })
  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain('必須項目です')
  const signed = await sign(path, { name: '佐藤 結衣', agreed: 'on' })
  expect(signed.status).toBe(303)
  expect(await read(signed.headers.get('location') ?? '')).toContain('佐藤 結衣 さんが署名しました')
  expect(await read(path)).not.toContain('name="agreed"')
  await expect
    .poll(async () => (await readMails(testServer, email)).map(textOf).join(), { timeout: 15_000 })
    .toContain('テスト版は未完成です')
})

test.each([
  ['en-US', '', en],
  ['zh-CN', '/cn', cn],
] as const)('in %s it is read and signed as well', async (lang, prefix, { sign: copy }) => {
  const email = `invited.${lang}@example.com`
  const reference = await applyForBeta(testServer, email, lang)
  await decide(testServer, reference, 'invited')
  const path = await linkInMail(testServer, email, `${prefix}/support/requests/[\\w-]+/agreement`)
  expect(queryHtml(await read(path)).texts('main button[type="submit"]')).toContain(copy.submit)
  const signed = await sign(path, { name: 'Yui Sato', agreed: 'on' })
  expect(signed.status).toBe(303)
  expect(queryHtml(await read(signed.headers.get('location') ?? '')).text('main')).toContain('Yui Sato')
})

test('without an invitation there is nothing to sign, and a stranger sees nothing', async () => {
  const reference = await apply('early@example.com')
  const thread = await threadOf(reference)
  const path = thread.replace('?', '/agreement?')
  const own = (await visitor.open(thread)).at
  expect((await visitor.open(path)).at).toBe(own)
  expect((await sign(path, { name: 'Early', agreed: 'on' })).headers.get('location')).toBe(own)
  const stranger = await createVisitor(testServer).open(path.replace(/token=.*/, 'token=guessed'))
  expect([stranger.response.status, stranger.at.includes('/agreement')]).toEqual([404, false])
})
