import { beforeAll, expect, test } from 'vitest'
import { register } from '../register.ts'
import { sharedServer } from '../shared-server.ts'
import type { TestServer } from '../test-server.ts'
import { unique, uniqueAddress } from '../unique.ts'
import { confirmWho, openStaff, receiveRequest } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }

test('a person is found by their address, exported and erased, each after a confirmation, with the numbers said', async () => {
  const staff = await openStaff(server, 'People One', 'administrator')
  const { visitor } = staff
  const email = uniqueAddress('paula')
  for (const kind of ['support', 'permission'] as const)
    await receiveRequest(server, { kind, name: 'Paula <b>', email })
  await visitor.open('/office/people')
  visitor.fill('Email address', 'nobody@people.example')
  await visitor.press('Find')
  expect([visitor.status, visitor.read('[role="alert"]')]).toEqual([
    404,
    'Nothing of your teams is stored under this address.',
  ])
  visitor.fill('Email address', email.replace('paula', 'Paula').replace('example', 'Example'))
  await visitor.press('Find')
  const person = visitor.path
  expect(person).toMatch(/^\/office\/people\/[0-9a-f]{64}$/)
  expect([visitor.read('h1'), visitor.count('h1 b')]).toEqual(['Paula <b>', 0])
  expect(visitor.count('main a[href*="/inbox/requests/"]')).toBe(2)

  const download = () =>
    visitor.fetch(`${person}/export`, { method: 'POST', headers: sameOrigin, body: new URLSearchParams() })
  const early = await download()
  expect([early.status, early.headers.get('location')]).toEqual([
    302,
    `/office/elevate?to=${encodeURIComponent(person.slice('/office'.length))}`,
  ])
  await confirmWho(staff)
  expect(visitor.path).toBe(`${person}#data`)
  const file = await download()
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="person-[\d-]+\.json"$/)
  expect((await file.json()).records).toBeDefined()

  expect(visitor.read('[aria-labelledby="data-title"]')).toContain(
    '2 requests with their messages, notes and drafts',
  )
  await visitor.press('Erase everything')
  expect([visitor.status, visitor.read('[role="alert"]')]).toEqual([
    422,
    'Confirm that you have read what is erased.',
  ])
  expect(visitor.read('#data')).toContain('backups')
  visitor.check('[name="confirmed"]')
  await visitor.press('Erase everything')
  expect(visitor.read('[role="status"]')).toContain('Everything under the address is erased: 2 requests')
  await visitor.open(person)
  expect(visitor.status).toBe(404)
})

test('another role reads only its team’s, neither exports nor erases; a team without anything finds nothing', async () => {
  const email = uniqueAddress('pia')
  await receiveRequest(server, { name: 'Pia', email })
  await receiveRequest(server, { kind: 'permission', name: 'Pia Legal', email })
  const { visitor } = await openStaff(server, 'People Two', 'support')
  await visitor.open('/office/people')
  visitor.fill('Email address', email)
  await visitor.press('Find')
  expect(visitor.read()).not.toContain('Pia Legal')
  expect(visitor.count('#data')).toBe(0)
  for (const path of [`${visitor.path}/export`, visitor.path]) {
    const body = new URLSearchParams({ act: 'erase', confirmed: 'on' })
    expect((await visitor.fetch(path, { method: 'POST', headers: sameOrigin, body })).status).toBe(403)
  }
  const { visitor: press } = await openStaff(server, 'People Three', 'press')
  await press.open('/office/people')
  press.fill('Email address', email)
  await press.press('Find')
  expect(press.status).toBe(404)
  await press.open(visitor.path)
  expect(press.status).toBe(404)
  const { visitor: editor } = await openStaff(server, 'People Four', 'editor')
  await editor.open('/office/people')
  expect([editor.status, editor.read()]).toEqual([
    403,
    expect.stringContaining('None of your roles permits it.'),
  ])
})

test('an account is logged out everywhere by who has confirmed that it is them', async () => {
  const username = unique('una')
  const email = `${username}@people.example`
  const Cookie = await register(server, { username, email })
  const status = async () => (await server.fetch('/account', { headers: { Cookie } })).status
  const staff = await openStaff(server, 'People Five', 'support')
  const { visitor } = staff
  await visitor.open('/office/people')
  visitor.fill('Email address', email)
  await visitor.press('Find')
  const body = new URLSearchParams({ act: 'log-out' })
  const early = await visitor.fetch(visitor.path, { method: 'POST', headers: sameOrigin, body })
  expect(early.headers.get('location')).toContain('/office/elevate?to=')
  expect([visitor.read('#account h2'), await status()]).toEqual(['Account', 200])
  await confirmWho(staff, 'Confirm that it is you')
  await visitor.press('Log out everywhere')
  expect(visitor.read('#account [role="status"]')).toBe(
    'The account is logged out everywhere: 1 session ended.',
  )
  expect(await status()).toBe(303)
  await visitor.press('Log out everywhere')
  expect(visitor.read('#account [role="status"]')).toBe('The account was logged in nowhere.')
})

test('a person with many requests has them on pages, with their number', async () => {
  const email = uniqueAddress('paz')
  for (let count = 0; count < 52; count++) await receiveRequest(server, { name: 'Paz', email })
  const { visitor } = await openStaff(server, 'People Six', 'support')
  await visitor.open('/office/people')
  visitor.fill('Email address', email)
  await visitor.press('Find')
  expect(visitor.read('#requests')).toContain('50 requests of 52, newest first.')
  await visitor.open(visitor.addressOf('Next page'))
  expect(visitor.count('#requests li')).toBe(2)
  await visitor.open(visitor.addressOf('First page'))
  expect(visitor.count('#requests li')).toBe(50)
  await visitor.open(`${visitor.path.split('#')[0]}?cursor=nonsense`)
  expect([visitor.status, visitor.path.includes('nonsense')]).toEqual([200, false])
})

test('the media list: entries, one of them leaves, the rest is exported after a confirmation', async () => {
  const staff = await openStaff(server, 'Media One', 'press')
  const { visitor } = staff
  const [leaving, staying] = [unique('Max Gone'), unique('Mia Stays')]
  const media = (name: string) =>
    receiveRequest(server, {
      kind: 'media-list',
      email: `${name.toLowerCase().replace(' ', '.')}@media.example`,
      name,
      answers: { organisation: `=${name} News`, format: 'print' },
    })
  const gone = await media(leaving)
  await media(staying)
  const foreign = await receiveRequest(server, { name: 'Max Foreign' })
  await visitor.open('/office/media-list')
  await visitor.press(`Take ${gone} off the list`)
  expect(visitor.read('[role="status"]')).toBe('The entry is off the list.')
  expect(visitor.read('[aria-label="Entries"]')).toContain(staying)
  expect(visitor.read('[aria-label="Entries"]')).not.toContain(leaving)
  const body = new URLSearchParams({ reference: foreign })
  expect(
    (await visitor.fetch('/office/media-list', { method: 'POST', headers: sameOrigin, body })).status,
  ).toBe(404)

  const file = '/office/files/export.csv?kind=media-list'
  expect((await visitor.fetch(file)).headers.get('location')).toBe('/office/export?kind=media-list')
  await visitor.open(visitor.addressOf('Export as CSV'))
  expect(visitor.count('a[download]')).toBe(0)
  await confirmWho(staff)
  expect(visitor.path).toBe('/office/export?kind=media-list')
  const csv = await visitor.fetch(String(visitor.find('[download]').attr('href')))
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="media-list-/)
  const text = await csv.text()
  expect(text).toContain(`"'=${staying} News"`)
  expect(text).not.toContain('Max')
})

test('exports and the media list are not everyone’s', async () => {
  const { visitor } = await openStaff(server, 'Media Two', 'support')
  await visitor.open('/office/media-list')
  expect([visitor.status, visitor.read()]).toEqual([
    403,
    expect.stringContaining('None of your roles permits it.'),
  ])
  await visitor.open('/office/export')
  expect(visitor.read()).not.toContain('Permission')
  const { visitor: translator } = await openStaff(server, 'Media Three', 'translator')
  await translator.open('/office/files/export.csv')
  expect([translator.path, translator.status]).toEqual(['/office/export', 403])
})
