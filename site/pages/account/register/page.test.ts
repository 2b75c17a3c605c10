import { afterAll, beforeAll, expect, test } from 'vitest'
import { mio } from '../../../../services/gallery/service-for-tests.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import formCn from '../../../../ui/submission/copy/cn.ts'
import formEn from '../../../../ui/submission/copy/en.ts'
import formJp from '../../../../ui/submission/copy/jp.ts'
import cn from '../../../features/account/copy/cn.ts'
import en from '../../../features/account/copy/en.ts'
import jp from '../../../features/account/copy/jp.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer()
})
afterAll(() => testServer.close())

const { lang: _, terms: __, ...person } = mio
const post = (path: string, more: Record<string, string>) =>
  testServer.fetch(path, {
    method: 'POST',
    headers: { Origin: testServer.origin },
    body: new URLSearchParams({ ...person, terms: 'on', ...more }),
  })
const proofOn = (html: string) => /name="captcha" value="(patience:[^"]+)"/.exec(html)?.[1] ?? ''
const aMoment = () => new Promise(resolve => setTimeout(resolve, 1600))

test('without scripts the page brings the proof, each visit its own, and nobody keeps it', async () => {
  const visit = async () => {
    const answer = await testServer.fetch('/register')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    return proofOn(await answer.text())
  }
  const first = await visit()
  expect(first).not.toBe('')
  expect(await visit()).not.toBe(first)
  await aMoment()
  const answer = await post('/register', { captcha: first })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(en.created.heading)
  expect(answer.headers.getSetCookie().join()).toMatch(/user=.*token=/)
})

test('a proof that is missing, too fresh or caught in the trap asks for one more press, and keeps what was typed', async () => {
  const other = { username: 'mia', email: 'mia@example.com' }
  for (const [path, copy, form] of [
    ['/register', en, formEn],
    ['/cn/register', cn, formCn],
    ['/jp/register', jp, formJp],
  ] as const) {
    const fresh = proofOn(await (await testServer.fetch(path)).text())
    for (const more of [{}, { captcha: fresh }, { captcha: fresh, website: 'https://example.org' }]) {
      const answer = await post(path, { ...other, ...more })
      expect(answer.status).toBe(422)
      const html = await answer.text()
      const [, summary = ''] = html.split('role="alert"')
      expect(summary).toContain(copy.register.oncemore)
      expect(summary).toMatch(new RegExp(`^[^]{0,200}>${form.almost}<`))
      expect(summary).toContain('value="mia@example.com"')
      expect(html).not.toContain(mio.password)
      expect(proofOn(html)).not.toBe(fresh)
    }
  }
})

test('a proof that is not spent by a mistake in a field stays with the form', async () => {
  const captcha = proofOn(await (await testServer.fetch('/register')).text())
  await aMoment()
  const typed = { username: 'noor', email: 'noor@example.com', captcha }
  const wrong = await post('/register', { ...typed, dob: '2999-01-01' })
  expect([wrong.status, proofOn(await wrong.text())]).toEqual([422, captcha])
  const missing = await post('/register', { ...typed, firstname: '' })
  expect([missing.status, proofOn(await missing.text())]).toEqual([422, captcha])
  expect((await post('/register', typed)).status).toBe(200)
})

test('terms that are not accepted are named in the list of errors as other fields are', async () => {
  for (const [path, form, { register }] of [
    ['/register', formEn, en],
    ['/cn/register', formCn, cn],
    ['/jp/register', formJp, jp],
  ] as const) {
    const html = await (await post(path, { terms: '', firstname: '' })).text()
    for (const [field, label] of [
      ['terms', register.termsLabel],
      ['firstname', register.firstname],
    ] as const) {
      const text = form.listed.replace('{label}', label).replace('{error}', form.reasons.required)
      expect(html).toContain(`<a href="#register-${field}">${text}</a>`)
    }
  }
})
