import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  postEvents,
  signatureOf,
  webhookSecret,
} from '../../services/admin/newsletter/mail-events/events-for-tests.ts'
import { addSubscribers } from '../../services/admin/newsletter/sending-for-tests.ts'
import { sharedServer } from '../shared-server.ts'
import { openTestServer, type TestServer } from '../test-server.ts'
import { onDatabase, openStaff } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ env: { MAIL_WEBHOOK_SECRET: webhookSecret, SERVICE_SECRET } })
  await onDatabase(server, db => addSubscribers(db, ['ann@example.com', 'bob@example.com']))
})
afterAll(() => server.close())

const SERVICE_SECRET = 'known to the site and its services'
const screen = '/office/newsletter/readers'

const complain = (at: Pick<TestServer, 'origin'>, email: string) => {
  const body = JSON.stringify({ events: [{ type: 'complaint', email, at: new Date().toISOString() }] })
  return postEvents(request => fetch(request), at.origin, body, {
    ...signatureOf(body),
    Origin: 'https://provider.example',
    'Sec-Fetch-Site': 'cross-site',
  })
}

test('a reader is found, suppressed by a list, lifted and removed, without scripts and without an address in the URL', async () => {
  const { visitor } = await openStaff(server, 'Readers One', 'editor')
  await visitor.open(screen)
  expect(visitor.read()).toContain('2 readers')
  const find = async (email: string) => {
    visitor.fill('Email address', email)
    await visitor.press('Find')
    expect(visitor.path).toBe(screen)
  }
  await find('ANN@example.com')
  expect(visitor.read('[aria-labelledby="reader-title"]')).toContain('NewsletterSubscribed')
  visitor.fill('Or addresses, pasted', 'ann@example.com\nnonsense\nstranger@example.com')
  await visitor.press('Import')
  expect(visitor.read()).toContain('2 addresses suppressed, 1 reader among them. 1 line holds no address: 2.')
  await find('ann@example.com')
  expect(visitor.read()).toContain('In an imported list')
  await visitor.press('Lift the suppression')
  expect([visitor.read(), visitor.count('button[value="lift"]')]).toEqual([
    expect.stringContaining('The suppression is lifted.'),
    0,
  ])
  await visitor.press('Remove')
  expect(visitor.read()).toContain('Removed by staff')
  await find('no address')
  expect([visitor.status, visitor.read()]).toEqual([
    422,
    expect.stringContaining('This is no email address.'),
  ])
  expect(visitor.find('Email address').attr('value')).toBe('no address')
})

test('a list comes as a file, also from a spreadsheet; what is too large is said so', async () => {
  const { visitor } = await openStaff(server, 'Readers Two', 'editor')
  const send = async (file: Blob) => {
    const body = new FormData()
    body.append('act', 'import')
    body.append('file', file, 'list.csv')
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const answer = await visitor.fetch(screen, { method: 'POST', headers, body })
    return [answer.status, await answer.text()] as const
  }
  const text = 'Email;Name\r\nfrom.file@example.com;"Lee, ""A"""\r\n'
  const wide = Buffer.from(`\uFEFF${text.replace('from', 'wide')}`, 'utf16le')
  for (const file of [new Blob([text]), new Blob([wide])])
    expect(await send(file)).toEqual([200, expect.stringContaining('1 address suppressed')])
  const [status] = await send(new Blob(['x'.repeat(4_300_000)]))
  expect(status).toBe(413)
  expect((await send(new Blob(['\0'.repeat(2000)])))[0]).toBe(422)
})

test('a provider reports a complaint from outside; through a site apart too; without the setting there is no such address', async () => {
  expect((await complain(server, 'bob@example.com')).status).toBe(200)
  const { visitor } = await openStaff(server, 'Readers Three', 'administrator')
  await visitor.open(screen)
  visitor.fill('Email address', 'bob@example.com')
  await visitor.press('Find')
  const card = visitor.read('[aria-labelledby="reader-title"]')
  expect(card).toContain('Complained')
  expect([visitor.count('button[value="lift"]'), visitor.count('button[value="remove"]')]).toEqual([0, 0])
  expect((await complain(await sharedServer(), 'bob@example.com')).status).toBe(404)
  const site = await openTestServer({
    env: {
      SERVICE_SECRET,
      ADMIN_API_URL: `${server.origin}/api/admin`,
      GALLERY_API_URL: `${server.origin}/api/gallery`,
    },
  })
  try {
    const answer = await complain(site, 'bob@example.com')
    expect([answer.status, await answer.json()]).toEqual([200, { received: 1, repeated: false }])
  } finally {
    await site.close()
  }
})

test('other roles may not see readers', async () => {
  for (const role of ['translator', 'support', 'press'] as const) {
    const { visitor } = await openStaff(server, `Readers ${role}`, role)
    await visitor.open(screen)
    expect([visitor.status, visitor.read('nav')]).toEqual([403, expect.not.stringContaining('Readers')])
  }
})
