import { beforeAll, expect, test } from 'vitest'
import { permissionChecklistIds } from '../../contract/office/permission-checklist.ts'
import { readMails } from '../mails.ts'
import { sharedServer } from '../shared-server.ts'
import type { TestServer } from '../test-server.ts'
import { uniqueAddress } from '../unique.ts'
import { openStaff, receiveRequest } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const ask = (name: string, locale: 'en' | 'jp' = 'en', email = uniqueAddress('holder')) =>
  receiveRequest(server, {
    ...{ kind: 'permission', name, locale },
    email,
    answers: { marks: 'The word procreate', usage: 'On 200 mugs\nfor a fair', regions: 'Tasmania' },
  })

const pathOf = (reference: string) => `/office/permissions/${reference.toLowerCase()}`
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a request is looked at, its letter is read before it is sent, and it becomes a license that ends early', async () => {
  const { visitor } = await openStaff(server, 'Legal One', 'legal')
  const email = uniqueAddress('per-one')
  const reference = await ask('Per One', 'jp', email)
  await visitor.open('/office/permissions')
  expect(visitor.read('ul[aria-label="Permission requests"]')).toContain('Per One')
  await visitor.open(`/office/inbox/requests/${reference.toLowerCase()}`)
  await visitor.open(visitor.addressOf('Decide'))
  expect(visitor.path).toBe(pathOf(reference))
  expect(visitor.read()).toContain('On 200 mugs')

  await visitor.press('Decide and send the letter')
  expect(visitor.read('[role="alert"]')).toContain('Confirm each item of the checklist')
  for (const id of permissionChecklistIds) visitor.check(`[value="${id}"]`)
  await visitor.press('Decide and send the letter')
  expect([visitor.status, visitor.read('[role="alert"]')]).toEqual([422, 'A license needs terms.'])
  visitor.fill('[name="text"]', 'マグカップ 200 個まで。')
  visitor.fill('Last day', dayIn(4 * 366))
  await visitor.press('Preview the letter')
  expect(visitor.read('[role="alert"]')).toBe('A license is for at most 3 years.')
  visitor.fill('Last day', dayIn(30))
  await visitor.press('Preview the letter')
  const letter = visitor.read('[aria-label="The letter"]')
  expect(letter).toContain('マグカップ 200 個まで。')
  expect(letter).not.toMatch(/token=\w/)
  expect(visitor.count('[aria-label="The letter"] [lang="ja"]')).toBe(2)
  expect(await readMails(server, email)).toEqual([])
  expect(visitor.count('[name="checked"][checked]')).toBe(permissionChecklistIds.length)
  await visitor.press('Decide and send the letter')
  expect(visitor.path).toBe(pathOf(reference))
  expect(visitor.read('[aria-labelledby="license-title"]')).toContain('マグカップ 200 個まで。')
  expect(visitor.count('form[aria-label="Decision"]')).toBe(0)
  await expect.poll(() => readMails(server, email).then(mails => mails.length)).toBe(1)

  await visitor.open('/office/licences?show=ending')
  const fill = async (ends_on: string, reason: string) => {
    const row = visitor.find(`[value="${reference}"]`).closest('form')
    row.find('[name="ends_on"]').val(ends_on)
    row.find('[name="reason"]').val(reason)
    await visitor.press(`End ${reference} and send the mail`)
  }
  await fill(dayIn(90), '約束と違う使い方です。')
  expect(visitor.read('[role="alert"]')).toContain('already')
  expect(visitor.find(`[value="${reference}"]`).closest('form').find('textarea').val()).toBe(
    '約束と違う使い方です。',
  )
  await fill(dayIn(2), '約束と違う使い方です。')
  expect(visitor.read('[role="status"]')).toBe(`${reference} ends early. The holder is told by mail.`)
  expect(visitor.read('ul[aria-label="Licenses"]')).toContain('ended early; it would have lasted until')
  await expect.poll(() => readMails(server, email).then(mails => mails.length)).toBe(2)
})

test('of two decisions the second is refused, and sends nothing', async () => {
  const { visitor } = await openStaff(server, 'Legal Two', 'legal')
  const { visitor: colleague } = await openStaff(server, 'Legal Three', 'administrator')
  const reference = await ask('Per Two')
  const decline = async (who: typeof visitor) => {
    who.check('[value="declined"]')
    await who.press('Decide and send the letter')
  }
  await visitor.open(pathOf(reference))
  await colleague.open(pathOf(reference))
  await decline(colleague)
  expect(colleague.read()).toContain('It is declined: there is nothing to decide.')
  await decline(visitor)
  expect(visitor.status).toBe(409)
  await colleague.open('/office/permissions?state=declined')
  expect(colleague.read()).toContain('Per Two')
})

test('a request of another team is not there, and other roles may not', async () => {
  const { visitor: legal } = await openStaff(server, 'Legal Four', 'legal')
  const foreign = await receiveRequest(server, { name: 'Per Foreign' })
  await legal.open(pathOf(foreign))
  expect(legal.status).toBe(404)
  await legal.open('/office/licences?show=ended')
  expect(legal.read()).toContain('No license has ended yet.')
  const reference = await ask('Per Three')
  const { visitor: support } = await openStaff(server, 'Legal Five', 'support')
  for (const path of ['/office/permissions', pathOf(reference), '/office/licences']) {
    await support.open(path)
    expect([path, support.status]).toEqual([path, 403])
    expect(support.read()).toContain('None of your roles permits it.')
  }
})
