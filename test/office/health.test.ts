import { beforeAll, expect, test } from 'vitest'
import { queueMail } from '../../platform/mail/outbox.ts'
import { readMails } from '../mails.ts'
import { register } from '../register.ts'
import { changeRows } from '../rows.ts'
import { sharedServer } from '../shared-server.ts'
import type { TestServer } from '../test-server.ts'
import { unique } from '../unique.ts'
import { confirmWho, onDatabase, openStaff } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

/** A mail that could not be sent and is given up. */
const failMail = (to: string) =>
  onDatabase(server, async db => {
    const runAt = new Date(Date.now() + 3_600_000)
    const mail = { to, subject: 'Late', text: 'Late', locale: 'en' } as const
    const id = (await queueMail(db, mail, { runAt })) ?? ''
    const failed = { attempts: 9, last_error: `550 <${to}> is unknown`, gave_up_at: new Date().toISOString() }
    await changeRows(db, 'jobs', { id }, failed)
    return id
  })

test('shows every part; a failed mail is tried again or dropped', async () => {
  const { visitor } = await openStaff(server, 'Health One', 'administrator')
  const [again, gone] = [await failMail('again@health.example'), await failMail('gone@health.example')]
  await visitor.open('/office/health')
  const parts = visitor.read('[aria-label="Parts"]')
  for (const part of ['MailNeeds attention', 'Jobs', 'DatabaseIn order', 'Storage'])
    expect(parts).toContain(part)
  expect(parts).toContain('BackupNot recorded hereNone was made here.')
  expect(parts).toContain('docs/operations.md, “Backups”')
  const failures = visitor.read('[aria-labelledby="failures-title"]')
  expect(failures).toContain('mail to an address at health.example · 9 attempts · given up')
  expect(failures).not.toContain('again@')

  const act = (name: string, id: string) =>
    visitor.fetch('/office/health', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ act: name, id }),
    })
  expect(visitor.count(`[value="${again}"]`)).toBe(2)
  expect((await act('retry', again)).status).toBe(302)
  await expect.poll(() => readMails(server, 'again@health.example').then(mails => mails.length)).toBe(1)
  expect((await act('drop', gone)).status).toBe(302)
  const late = await act('drop', gone)
  expect([late.status, await late.text()]).toEqual([404, expect.stringContaining('Nothing was changed')])
  await visitor.open('/office/health')
  expect(visitor.count(`[value="${gone}"]`)).toBe(0)
})

test('every visitor is logged out after a confirmation, and staff are not', async () => {
  const cookies = await Promise.all(['vic', 'wen'].map(name => register(server, { username: unique(name) })))
  const statuses = () =>
    Promise.all(cookies.map(async Cookie => (await server.fetch('/account', { headers: { Cookie } })).status))
  const staff = await openStaff(server, 'Health Three', 'administrator')
  const { visitor } = staff
  await visitor.open('/office/health')
  await confirmWho(staff)
  expect(visitor.path).toBe('/office/health#sessions')
  await visitor.press('Log every visitor out')
  expect([visitor.status, visitor.read('[role="alert"]')]).toEqual([
    422,
    'Nobody was logged out: confirm that you have read this.',
  ])
  expect(await statuses()).toEqual([200, 200])
  visitor.check('[name="confirmed"]')
  await visitor.press('Log every visitor out')
  expect(visitor.read('#sessions [role="status"]')).toMatch(
    /^Every visitor is logged out: \d+ sessions ended\.$/,
  )
  expect(await statuses()).toEqual([303, 303])
  await visitor.open('/office/me')
  expect(visitor.status).toBe(200)
  const { visitor: other } = await openStaff(server, 'Health Four', 'support')
  const sent = await other.fetch('/office/health', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ act: 'log-everybody-out', confirmed: 'on' }),
  })
  expect(sent.status).toBe(403)
})

test('is the administrators’ alone, as the navigation shows', async () => {
  const { visitor } = await openStaff(server, 'Health Two', 'support')
  await visitor.open('/office/health')
  expect([visitor.status, visitor.read()]).toEqual([
    403,
    expect.stringContaining('None of your roles permits it.'),
  ])
  const rooms = ['Beta applications', 'Permissions', 'Licenses', 'Media list', 'People', 'Export']
  const items = [...rooms, 'Votes and comments', 'Health']
  const shown = items.filter(item => visitor.read('nav').includes(item))
  expect(shown).toEqual(['Beta applications', 'People', 'Export', 'Votes and comments'])
})
