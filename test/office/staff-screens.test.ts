import { expect, test } from 'vitest'
import { createFormVisitor } from '../form-visitor.ts'
import { sharedServer } from '../shared-server.ts'
import { uniqueAddress } from '../unique.ts'
import { confirmWho, openStaff, staffPassword, uniqueName } from './staff.ts'

test('a colleague is invited, changed, reset and removed without scripts, and the audit log tells it', async () => {
  const server = await sharedServer()
  const administrator = await openStaff(server, uniqueName('Staff Ada'), 'administrator')
  const { visitor } = administrator
  const email = uniqueAddress('colleague')
  await visitor.open('/office/staff')
  await confirmWho(administrator)
  visitor.fill('Email address', email)
  visitor.fill('Name', 'Bo')
  await visitor.press('Invite')
  expect(visitor.read('[role="alert"]')).toContain('Choose one role at least.')
  expect(visitor.find('Email address').val()).toBe(email)
  visitor.check('[value="translator"]')
  visitor.check('[value="jp"]')
  await visitor.press('Invite')
  expect(visitor.read('[role="status"]')).toContain('A mail with it is on its way.')
  const link = String(visitor.find('[readonly]').val())
  const colleague = createFormVisitor(server)
  await colleague.open(link.slice(server.settings.origin.length))
  colleague.fill('Password', staffPassword)
  await colleague.press('Continue')
  await colleague.press('An authenticator app')
  await visitor.open(visitor.addressOf('Bo'))
  expect(visitor.texts('dd')).toContain('Translator')
  visitor.check('[value="editor"]')
  await visitor.press('Change')
  expect(visitor.texts('dd')).toContain('Editor, Translator')
  await visitor.press('Reset')
  expect(visitor.read('[role="status"]')).toContain(`The link for ${email}`)
  await visitor.press('Remove from staff')
  expect(visitor.read('[role="alert"]')).toContain('Confirm that they lose their access.')
  visitor.check('[name="confirmed"]')
  await visitor.press('Remove from staff')
  expect(visitor.read()).toContain(`${email} has no access any more.`)
  await visitor.open('/office/audit?act=removeStaff')
  await visitor.press('Check the whole log')
  expect(visitor.read('[role="status"]')).toContain('nothing was changed or removed')
})

test('nobody else sees staff or the audit log, and oneself is changed by another', async () => {
  const server = await sharedServer()
  const editor = await openStaff(server, uniqueName('Staff Editor'), 'editor')
  for (const path of ['/office/staff', '/office/audit']) {
    await editor.visitor.open(path)
    expect([path, editor.visitor.status]).toEqual([path, 403])
  }
  const name = uniqueName('Staff Own')
  const { visitor } = await openStaff(server, name, 'administrator')
  await visitor.open('/office/staff')
  await visitor.open(visitor.addressOf(name))
  expect(visitor.read()).toContain('This is you')
  expect(visitor.count('[value="remove"]')).toBe(0)
  await visitor.open('/office/staff/nobody')
  expect(visitor.status).toBe(404)
})
