import { beforeAll, describe, expect, test } from 'vitest'
import { readOnlyProblem } from '../contract/read-only-problem.ts'
import askedCn from '../contract/requests/media-list/copy/cn.ts'
import askedEn from '../contract/requests/media-list/copy/en.ts'
import askedJp from '../contract/requests/media-list/copy/jp.ts'
import { uploadsPath } from '../contract/uploads.ts'
import { findDueJob } from '../platform/jobs/claim.ts'
import { switchReadOnly } from '../platform/jobs/read-only.ts'
import { mailKind, queueMail } from '../platform/mail/outbox.ts'
import accountEn from '../site/features/account/copy/en.ts'
import pageCn from '../site/pages/press/copy/cn.ts'
import pageEn from '../site/pages/press/copy/en.ts'
import pageJp from '../site/pages/press/copy/jp.ts'
import sendingCn from '../ui/submission/copy/cn.ts'
import sendingEn from '../ui/submission/copy/en.ts'
import sendingJp from '../ui/submission/copy/jp.ts'
import { createFormVisitor } from './form-visitor.ts'
import { queryHtml } from './html.ts'
import { onDatabase, openStaff } from './office/staff.ts'
import { openTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  return () => server.close()
})

const call = (path: string, method: string, body?: object) =>
  server.fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    ...(body && { body: JSON.stringify(body) }),
  })

test('staff switch it on Health, are told so where they change something, and switch back', async () => {
  const { visitor } = await openStaff(server, 'Ondine Dusk', 'administrator')
  await visitor.open('/office/health')
  await visitor.press('Switch to read-only')
  expect(visitor.read()).toContain('Nothing is stored and no mail leaves since')
  const refused = await visitor.fetch('/office/health', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ act: 'retry', id: 'some-job' }),
  })
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
  expect(queryHtml(await refused.text()).text('h1')).toBe('The site is read-only for maintenance')
  await visitor.press('Let things be stored again')
  expect(visitor.read()).toContain('Pages can be served while nothing is stored')
})

describe('while staff have switched the site to read-only', () => {
  beforeAll(async () => {
    await onDatabase(server, db => switchReadOnly(db, true, new Date()))
    return async () => void (await onDatabase(server, db => switchReadOnly(db, false, new Date())))
  })

  test.each([
    ['', { ...pageEn.list, ...askedEn }, sendingEn],
    ['/cn', { ...pageCn.list, ...askedCn }, sendingCn],
    ['/jp', { ...pageJp.list, ...askedJp }, sendingJp],
  ])('a form of %s/press says so, and keeps what was typed', async (language, copy, { maintenance }) => {
    const visitor = createFormVisitor(server)
    await visitor.open(`${language}/press`)
    expect(visitor.status).toBe(200)
    visitor.fill(copy.fields.name, 'Inês')
    await visitor.press(copy.submit)
    expect(visitor.status).toBe(503)
    expect(visitor.read()).toContain(maintenance.message)
    expect(visitor.find(copy.fields.name).val()).toBe('Inês')
  })

  test('so does the log-in', async () => {
    const visitor = createFormVisitor(server)
    await visitor.open('/login')
    visitor.fill(accountEn.login.username, 'mio@example.com')
    visitor.fill(accountEn.login.password, 'a long password')
    await visitor.press(accountEn.login.submit)
    expect([visitor.status, visitor.find(accountEn.login.username).val()]).toEqual([503, 'mio@example.com'])
    expect(visitor.read()).toContain(accountEn.form.maintenance.message)
  })

  test('calls and attachments are refused with the time of the next try, and reads are answered', async () => {
    const refused = await Promise.all([
      call('/api/admin/drafts', 'POST', { kind: 'support', answers: {}, lang: 'en-US' }),
      call('/api/gallery/session', 'DELETE'),
      call(uploadsPath, 'POST'),
      call('/api/office/jobs/resume', 'POST', { mails: 'send' }),
    ])
    for (const answer of refused) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '120'])
      expect(await answer.json()).toMatchObject({ type: readOnlyProblem })
    }
    expect((await call('/api/admin/captcha', 'POST', {})).status).toBe(200)
    expect((await call('/api/gallery/session/load', 'POST', {})).status).toBe(200)
    // Whoever is not logged in is asked to, and may: nobody else could switch back.
    expect((await call('/api/office/read-only', 'PUT', { on: false })).status).toBe(401)
  })

  test('no mail leaves', async () => {
    const mail = { to: 'mio@example.net', subject: 'Hello', text: 'Hello', locale: 'en' } as const
    const claim = () =>
      onDatabase(server, async db => {
        const database = { db, dialect: 'sqlite', close: async () => {}, ping: async () => {} } as const
        return await findDueJob(database as never, [mailKind], new Date(), 0)
      })
    await onDatabase(server, db => queueMail(db, mail))
    expect(await claim()).toBeUndefined()
  })
})
