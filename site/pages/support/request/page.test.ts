import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVisitor } from '../../../../test/cookie-jar.ts'
import { loopCount } from '../../../../test/loop-count.ts'
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
const post = (path: string, fields: Record<string, string>) => visitor.post(path, fields)
const get = async (path: string) => (await visitor.open(path)).html

const answers = {
  product: { product: 'procreate' },
  you: { name: 'Ines', email: 'ines@example.com', email2: 'ines@example.com' },
  question: { question: 'How do I use a clipping mask on two layers?' },
}

/** Walks through the steps as a browser without scripts does; gives where it ends. */
async function walk(base: string, email = 'ines@example.com'): Promise<string> {
  let at = base
  for (const fields of [answers.product, { ...answers.you, email, email2: email }, answers.question, {}]) {
    const response = await post(at, fields as Record<string, string>)
    expect(response.status).toBe(303)
    at = response.headers.get('location') ?? ''
  }
  return at
}

const hiddenIn = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

test.each([
  ['/support/request', 'S', ''],
  ['/cn/support/request', 'S', '/cn'],
  ['/jp/support/beta/request', 'T', '/jp'],
])('from %s somebody without scripts gets to a reference and a mail', async (base, initial, prefix) => {
  const email = `walk${initial}${prefix.slice(1)}@example.com`
  const at = await walk(base, email)
  expect(at).toMatch(new RegExp(`^${base}/check\\?link=[a-z0-9]{14}$`))
  const all = {
    ...{ ...answers.product, ...answers.you, ...answers.question, email, email2: email },
    code_of_conduct: 'on',
  }
  const first = await post(at, all)
  expect(first.status).toBe(422)
  const captcha = hiddenIn(await first.text(), 'captcha')
  await new Promise(resolve => setTimeout(resolve, 1600))
  const sent = await post(at, { ...all, captcha })
  expect(sent.status).toBe(303)
  const thanks = sent.headers.get('location') ?? ''
  expect(thanks).toMatch(new RegExp(`^${base}/thank-you\\?reference=${initial}-[2-9A-Z]{8}$`))
  // A second press, and Back with another one, come to the same end.
  expect((await post(at, { ...all, captcha })).headers.get('location')).toBe(thanks)
  const link = await linkInMail(testServer, email, `${prefix}/support/requests/[\\w-]+`)
  expect(await get(link)).toContain('How do I use a clipping mask on two layers?')
  // The draft is deleted.
  expect((await visitor.fetch(at)).headers.get('location')).toBe(base)
})

test('the check page shows every answer, and pages of the handbook that may answer the question', async () => {
  const html = await get(await walk('/support/request'))
  for (const words of ['procreate', 'Ines', 'ines@example.com', 'clipping mask'])
    expect(html).toContain(words)
  expect(html).toMatch(/href="\/handbook\/procreate\/5\.3\/layers\/[\w-]+"/)
})

test('an answer that is changed leads back to the check page', async () => {
  const at = await walk('/support/request')
  const changed = await post(`${at.replace('/check', '/you')}&change=1`, {
    ...answers.you,
    name: 'Ines from Porto',
  })
  expect(changed.headers.get('location')).toBe(at)
  expect(await get(at)).toContain('Ines from Porto')
})

test('Back keeps what was typed, right or wrong', async () => {
  const at = (await post('/support/request', answers.product)).headers.get('location') ?? ''
  const back = await post(at, { name: 'Half a na', email: 'not yet', email2: '', go: 'back' })
  expect(back.headers.get('location')).toMatch(/^\/support\/request\?link=/)
  expect(await get(back.headers.get('location') ?? '')).toMatch(
    /value="procreate"[^>]*checked|checked[^>]*value="procreate"/,
  )
  expect(await get(at)).toContain('value="Half a na"')
})

test('a step whose answers before are missing leads to the first that is', async () => {
  for (const address of [
    '/support/request/check?resume=made-up',
    '/support/request/check?link=abcdefghijklmn',
  ]) {
    expect((await createVisitor(testServer).open(address)).at).toBe('/support/request')
  }
})

test('two requests that are filled in side by side stay apart', async () => {
  const one = await walk('/support/request', 'one@example.com')
  let other = await walk('/support/request')
  // Cookies have 36 names, by the last character: a later request with the same one takes the place of the first.
  while (other.at(-1) === one.at(-1)) other = await walk('/support/request')
  expect(await get(one)).toContain('one@example.com')
  expect(await get(other)).not.toContain('one@example.com')
})

test('a form that is sent after its cookie has gone is taken all the same', async () => {
  const ines = createVisitor(testServer)
  const at = (await ines.post('/support/request', answers.product)).headers.get('location') ?? ''
  const token = hiddenIn((await ines.open(at)).html, 'token')
  ines.forgetCookies()
  const next = (await ines.post(at, { ...answers.you, token })).headers.get('location') ?? ''
  expect((await ines.open(next.replace('/question', '/you'))).html).toContain('ines@example.com')
})

test('what is wrong is said, the title says so first, and what was typed stands there', async () => {
  const at = (await post('/support/request', answers.product)).headers.get('location') ?? ''
  const response = await post(at, {
    name: 'Ines\r\nBcc: x@example.com',
    email: 'a@b.example',
    email2: 'c@b.example',
  })
  const html = await response.text()
  expect(response.status).toBe(422)
  expect(html).toContain('<title>Error: ')
  expect(html).toContain('Email address doesn&#x27;t match')
  expect(html).toContain('value="a@b.example"')
  const nothing = await post('/support/request', {})
  expect([nothing.status, (await nothing.text()).includes('Required field')]).toEqual([422, true])
})

test('the thanks without a request lead to the form', async () => {
  for (const base of ['/support/request', '/jp/support/beta/request']) {
    for (const query of ['', '?reference=', '?reference=%3Cb%3E']) {
      const response = await testServer.fetch(`${base}/thank-you${query}`)
      expect([response.status, response.headers.get('location')]).toEqual([303, base])
    }
  }
})

test('no step is kept or found, and no other page is told its address', async () => {
  const { headers } = await testServer.fetch('/support/request')
  expect([headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual(
    ['no-store', 'noindex', 'same-origin'],
  )
  expect((await testServer.fetch('/support/request/nothing')).status).toBe(404)
  expect((await testServer.fetch('/support/request/product')).status).toBe(404)
})

/** Bodies that no browser would send: a change of one thing each, by a generator that always says the same. */
function* hostile(count: number) {
  let seed = 7
  const pick = <T>(from: readonly T[]): T => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return from[seed % from.length] as T
  }
  const names = [
    'product',
    'name',
    'email',
    'email2',
    'question',
    'uploads',
    'captcha',
    'go',
    'remove_upload',
    'code_of_conduct',
    '__proto__',
    'constructor',
    'intent',
    'website',
    '',
    'x'.repeat(500),
  ]
  const values = [
    '',
    'on',
    'back',
    '\0',
    '\r\nBcc: a@b.example',
    '=1+1',
    '🧜'.repeat(3000),
    '\ud800',
    'x'.repeat(20_000),
    '../../etc/passwd',
    '<script>',
    '{"a":1}',
    'work:e30=',
    'patience:1.2.3',
    '%00',
    "' or 1=1 --",
    '\u202e',
    'NaN',
    '[]',
    'a@b.example',
  ]
  for (let at = 0; at < count; at++) {
    const fields = new URLSearchParams()
    for (let n = 0; n < 1 + (at % 7); n++) fields.append(pick(names), pick(values))
    yield fields
  }
}

test('hostile bodies are refused or taken, and never a fault of ours', async () => {
  const token = hiddenIn(await get(await walk('/support/request')), 'token')
  expect(token).toMatch(/^[\w-]{43}$/)
  const pages = ['', '/you', '/question', '/files', '/check']
  const seen = new Set<number>()
  let at = 0
  for (const body of hostile(loopCount(70, 250))) {
    const page = `/support/request${pages[at % pages.length]}?resume=${at % 3 === 0 ? 'x' : token}`
    const response = await testServer.fetch(page, { method: 'POST', headers: ours, body })
    seen.add(response.status)
    await response.arrayBuffer()
    at++
  }
  expect([...seen].filter(status => status >= 500)).toEqual([])
})
