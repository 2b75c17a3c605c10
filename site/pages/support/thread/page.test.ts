import { afterAll, beforeAll, expect, test } from 'vitest'
import { workOut } from '../../../../services/captcha/proof-for-tests.ts'
import { createVisitor } from '../../../../test/cookie-jar.ts'
import { linkInMail } from '../../../../test/mails.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let visitor: ReturnType<typeof createVisitor>
beforeAll(async () => {
  world = await openWorld()
  visitor = createVisitor(world)
})
afterAll(() => world.close())

const ours = { 'Sec-Fetch-Site': 'same-origin' }

async function send(path: string, body: object) {
  const post = (to: string, what: object) =>
    world.fetch(`/api/admin${to}`, {
      method: 'POST',
      headers: { ...ours, 'Content-Type': 'application/json' },
      body: JSON.stringify(what),
    })
  const { challenge } = await (await post('/captcha', {})).json()
  const sent = await post(path, { ...body, captcha: await workOut(challenge) })
  return (await sent.json()) as { reference: string }
}

/** Where the mail leads. */
const linkTo = (email: string) => linkInMail(world, email, '(?:/jp)?/support/requests/[\\w-]+')

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
    const { response, html } = await createVisitor(world).open(address)
    expect(response.status).toBe(404)
    expect(html).toContain('This link opens nothing')
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
  const entry = { name: 'Ines', organisation: 'A sample magazine', format: 'tv', terms: true }
  await send('/media-list', { ...entry, email, email2: email, lang: 'en-US' })
  const path = await linkTo(email)
  expect((await visitor.open(path)).html).toContain('Television')
  const left = await post(path, { intent: 'withdraw' })
  expect(left.status).toBe(303)
  const after = await visitor.open(left.headers.get('location') ?? '')
  expect([after.response.status, after.html.includes('You are off the list')]).toEqual([200, true])
  expect((await visitor.open(path)).response.status).toBe(404)
})

test('a form that the page does not have changes nothing', async () => {
  const path = await ask('odd@example.com')
  expect((await post(path, { intent: 'constructor' })).status).toBe(400)
})
