import { beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../shared-server.ts'
import type { TestServer } from '../test-server.ts'
import { unique } from '../unique.ts'
import { openStaff, receiveRequest } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const pathOf = (reference: string) => `/office/inbox/requests/${reference.toLowerCase()}`

test('a request is read, answered with a file, taken back, sent and closed: without scripts', async () => {
  const { visitor } = await openStaff(server, 'Inbox One', 'support')
  const reference = await receiveRequest(server, {
    name: 'Marta One',
    question: 'My brushes have gone away.',
  })
  await visitor.open('/office/inbox')
  expect(visitor.read()).toContain('Marta One')
  await visitor.open(pathOf(reference))
  expect(visitor.read()).toContain('My brushes have gone away.')
  await visitor.press('To me a')
  expect(visitor.read()).toContain('Inbox One')

  visitor.fill('#reply-text', 'They are in the folder “Imported”.')
  await visitor.press('Send Ctrl ↵')
  expect(visitor.path).toBe(pathOf(reference))
  expect(visitor.read()).toContain('The reply leaves in a moment.')
  expect(visitor.find('#reply-text').val()).toBe('')
  await visitor.press('Undo u')
  expect(visitor.find('#reply-text').val()).toBe('They are in the folder “Imported”.')
  const body = new FormData()
  for (const name of ['act', 'key', 'version', 'locale', 'to', 'next'])
    body.append(name, String(visitor.find(`#reply [name="${name}"]`).val()))
  body.append('text', 'They are in the folder “Imported”.')
  body.append('close', '1')
  body.append('files', new File(['where they are'], 'steps.txt', { type: 'text/plain' }))
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const sent = await visitor.fetch(pathOf(reference), { method: 'POST', headers, body })
  expect([sent.status, sent.headers.get('location')?.startsWith('/office/inbox/')]).toEqual([302, true])
  await visitor.open(pathOf(reference))
  expect(visitor.read('article header')).toContain('Closed')
  const file = await visitor.fetch(String(visitor.find('a[download]').attr('href')))
  expect([await file.text(), file.headers.get('content-disposition')]).toEqual([
    'where they are',
    expect.stringMatching(/^attachment; .*steps\.txt/),
  ])
  await visitor.open('/office/inbox/closed')
  expect(visitor.read()).toContain('Marta One')
})

test('an empty reply and one in another language are not sent, and nothing typed is lost', async () => {
  const { visitor } = await openStaff(server, 'Inbox Two', 'support')
  const reference = await receiveRequest(server, {
    locale: 'jp',
    name: '佐藤 二',
    question: 'レイヤーが消えました。',
  })
  await visitor.open(pathOf(reference))
  await visitor.press('Send Ctrl ↵')
  expect(visitor.read('[role="alert"]')).toContain('There is nothing to send yet.')
  visitor.fill('#reply-text', 'Hello, please update.')
  await visitor.press('Send Ctrl ↵')
  expect(visitor.read('[role="alert"]')).toContain('not in the language of the sender')
  expect(visitor.find('#reply-text').val()).toBe('Hello, please update.')
  visitor.check('[name="other_language"]')
  await visitor.press('Send Ctrl ↵')
  expect(visitor.read()).toContain('The reply leaves in a moment.')
})

test('of two who reply to the same state, the second sees what came in, with their own text', async () => {
  const { visitor: first } = await openStaff(server, 'Inbox Three', 'support')
  const { visitor: second } = await openStaff(server, 'Inbox Four', 'support')
  const reference = await receiveRequest(server, { name: 'Tom Three' })
  await first.open(pathOf(reference))
  await second.open(pathOf(reference))
  first.fill('#reply-text', 'Update to 5.4.1.')
  await first.press('Send Ctrl ↵')
  second.fill('#reply-text', 'Please restart.')
  await second.press('Send Ctrl ↵')
  expect(second.status).toBe(409)
  expect(second.read('[aria-label="What came in"]')).toContain('Update to 5.4.1.')
  expect(second.find('#reply-text').val()).toBe('Please restart.')
  second.check('[name="force"]')
  await second.press('Send Ctrl ↵')
  expect(second.read()).toContain('The reply leaves in a moment.')
})

test('a form that comes after the end of its session is kept, and can be sent again', async () => {
  const { visitor } = await openStaff(server, 'Inbox Five', 'support')
  const reference = await receiveRequest(server, { name: 'Eve Five' })
  await visitor.open(pathOf(reference))
  visitor.fill('#reply-text', 'A long and careful answer.')
  const { visitor: back } = await openStaff(server, 'Inbox Six', 'support')
  const cookie = (await server.fetch('/office/login')).headers.getSetCookie()
  expect(cookie).toEqual([])
  const fields = { act: 'reply', text: 'A long and careful answer.', version: '0', key: crypto.randomUUID() }
  const ended = await server.fetch(pathOf(reference), {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams(fields),
  })
  expect(ended.status).toBe(401)
  const html = await ended.text()
  expect(html).toContain('Nothing you typed is lost')
  expect(html).toContain('A long and careful answer.</textarea>')
  await back.open(pathOf(reference))
  expect(back.status).toBe(200)
})

test('what visitors typed is text: markup is inert, hidden characters are seen, names have their language', async () => {
  const { visitor } = await openStaff(server, 'Inbox Seven', 'support')
  const reference = await receiveRequest(server, {
    locale: 'cn',
    name: '李\u202Egpj.exe',
    question: '<script>alert(1)</script>\u200B 图层',
  })
  await visitor.open(pathOf(reference))
  expect(visitor.count('article script')).toBe(0)
  expect(visitor.read('article')).toContain('<script>alert(1)</script>U+200B 图层')
  expect(visitor.read('h1')).toBe('李U+202Egpj.exe')
  expect(visitor.count('h1 [lang="zh-CN"][dir="auto"]')).toBe(1)
})

test('what belongs to another team is not there', async () => {
  const { visitor } = await openStaff(server, 'Inbox Eight', 'press')
  const reference = await receiveRequest(server, { name: 'Hidden Eight' })
  await visitor.open(pathOf(reference))
  expect(visitor.status).toBe(404)
  expect(visitor.read()).not.toContain('Hidden Eight')
  await visitor.open('/office/inbox/nowhere')
  expect(visitor.status).toBe(404)
})

test('several are assigned, tagged and closed at once', async () => {
  const { visitor } = await openStaff(server, 'Inbox Nine', 'support')
  const family = unique('Nine')
  const names = [`Nina ${family}`, `Nora ${family}`]
  for (const name of names) await receiveRequest(server, { name })
  const choose = async (box: string) => {
    await visitor.open(`/office/inbox/${box}?q=${family}`)
    for (const name of names) visitor.check(`Choose ${name}`)
  }
  await choose('open')
  await visitor.press('To me')
  await visitor.open('/office/inbox/mine')
  expect(names.filter(name => !visitor.read().includes(name))).toEqual([])
  await choose('mine')
  await visitor.press('Close')
  await visitor.open('/office/inbox/closed')
  expect(names.filter(name => !visitor.read().includes(name))).toEqual([])
})

test('a note stays inside; a snooze takes a request out of its box', async () => {
  const { visitor } = await openStaff(server, 'Inbox Ten', 'support')
  const reference = await receiveRequest(server, { name: 'Sara Ten' })
  await visitor.open(pathOf(reference))
  visitor.fill('#note-text', 'Same as last week.')
  await visitor.press('Add the note')
  expect(visitor.read('article')).toContain('internal note')
  await visitor.press('Tomorrow')
  await visitor.open('/office/inbox/snoozed')
  expect(visitor.read()).toContain('Sara Ten')
})

test('a saved reply is written in three languages, changed and removed', async () => {
  const { visitor } = await openStaff(server, 'Inbox Eleven', 'support')
  await visitor.open('/office/saved-replies?id=new')
  visitor.fill('Name', 'Brushes gone')
  visitor.fill('English', 'Look into the folder.')
  await visitor.press('Save')
  expect(visitor.read()).toContain('without Chinese and Japanese')
  visitor.fill('Japanese', 'フォルダをご覧ください。')
  await visitor.press('Save')
  expect(visitor.read()).toMatch(/without Chinese(?! and)/)
  await visitor.press('Remove')
  expect(visitor.read()).not.toContain('Brushes gone')
})
