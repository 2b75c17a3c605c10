import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createVisitor } from '../../../test/cookie-jar.ts'
import { inTurn } from '../../../test/loop-count.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { base } from './base.ts'
import { questions } from './steps.ts'

let testServer: TestServer
let visitor: ReturnType<typeof createVisitor>
beforeAll(async () => {
  testServer = await openTestServer()
  visitor = createVisitor(testServer)
})
afterAll(() => testServer?.close())

const post = (path: string, body: BodyInit) =>
  visitor.fetch(path, { method: 'POST', body, headers: { Origin: testServer.origin } })

/** Begins a request; gives its token, as its forms carry it. */
async function start(): Promise<string> {
  const begun = await post(base, new URLSearchParams())
  const { html } = await visitor.open(begun.headers.get('location') ?? '')
  return /name="token" value="([\w-]{43})"/.exec(html)?.[1] ?? ''
}

describe('the address of a request', () => {
  test('is for its owner alone: not kept, not found, not told to other sites', async () => {
    const { headers } = (await visitor.open(`${base}/what?resume=${await start()}`)).response
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    })
  })

  test.each([...Object.keys(questions), 'check', 'saved'])(
    'without a token %s leads to the beginning',
    async step => {
      const response = await testServer.fetch(`/cn${base}/${step}`)
      expect([response.status, response.headers.get('location')]).toEqual([303, `/cn${base}`])
    },
  )

  test.each(['', '/what', '/check', '/saved', '/sent'])(
    '%s with a token of nobody says what to do',
    async step => {
      const { response, html } = await visitor.open(`${base}${step}?resume=${'a'.repeat(32)}`)
      expect(response.status).toBe(404)
      expect(html).toContain('Nothing is saved here anymore')
    },
  )

  test('leads from the check to what is not answered yet', async () => {
    const token = await start()
    const { at } = await visitor.open(`${base}/check?resume=${token}`)
    expect(at).toMatch(/\/what\?link=[a-z0-9]{14}$/)
    expect((await visitor.open(`${base}?resume=${token}`)).at).toBe(at)
    expect((await visitor.open(`${base}/nothing?resume=${token}`)).response.status).toBe(404)
  })
})

describe('posted answers', () => {
  const long = 'x'.repeat(7000)
  const hostile: readonly Record<string, string>[] = [
    {},
    { marks: long, go: 'save' },
    { marks: '\u0000\u202e', usage: '<script>alert(1)</script>' },
    { is_company: '__proto__', period: 'constructor', industry: '-2', turnover: 'unsure\n' },
    { full_name: 'Ines\r\nBcc: all@example.com', email: 'a@b.example,c@d.example' },
    { go: 'elsewhere', sent: 'P-22222222', captcha: long },
  ]

  test.each(Object.keys(questions))('to %s never breaks it, whatever it is', async step => {
    const token = await start()
    const resumes = [token, 'nobody', '%00', long.slice(0, 300)]
    for (const [at, body] of hostile.entries()) {
      for (const resume of inTurn(resumes, 2, (at + Object.keys(questions).indexOf(step)) % 2)) {
        const { status } = await post(`${base}/${step}?resume=${resume}`, new URLSearchParams(body))
        expect([303, 422]).toContain(status)
      }
    }
  })

  test.each(['check', 'saved'])('to %s without a request behind it is no fault of ours', async step => {
    for (const body of hostile) {
      const { status } = await post(`${base}/${step}?resume=nobody`, new URLSearchParams(body))
      expect([303, 404, 422, 429]).toContain(status)
    }
  })

  test('is not taken when it is too large or no form', async () => {
    const token = await start()
    const what = `${base}/what?resume=${token}`
    expect((await post(what, new URLSearchParams({ marks: 'x'.repeat(70_000) }))).status).toBe(413)
    expect((await post(what, '{}')).status).toBe(400)
  })

  test('is shown again as it was typed when something is wrong, and markup stays text', async () => {
    const what = `${base}/what?resume=${await start()}`
    const response = await post(what, new URLSearchParams({ marks: '<b>The hill</b>' }))
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('&lt;b&gt;The hill&lt;/b&gt;')
    expect(html).toContain('<title>Error: ')
  })

  test.for([
    ['/cn', '<title>有误：'],
    ['/jp', '<title>エラー：'],
  ] as const)('says in the language of the page that something is wrong (%s)', async ([prefix, title]) => {
    const what = `${prefix}${base}/what?resume=${await start()}`
    const html = await (await post(what, new URLSearchParams({ marks: '' }))).text()
    expect(html).toContain(title)
    expect(html).not.toContain('<title>Error: ')
  })

  test('half is kept when it is saved, without a word about what is missing', async () => {
    const token = await start()
    const response = await post(
      `${base}/what?resume=${token}`,
      new URLSearchParams({ marks: 'The hill', go: 'save' }),
    )
    const saved = response.headers.get('location') ?? ''
    expect(saved).toMatch(/\/saved\?link=[a-z0-9]{14}$/)
    expect((await visitor.open(saved.replace('/saved', '/what'))).html).toContain('The hill</textarea>')
  })
})
