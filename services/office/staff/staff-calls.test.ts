import { expect, test } from 'vitest'
import { sentMails } from '../../../platform/mail/sent-mails-for-tests.ts'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { openOffice, password } from '../office-for-tests.ts'

const invited = { email: 'bob@example.com', name: 'Bob', roles: ['support'], languages: [], send: true }
const tokenIn = (link: unknown) => new URL(String(link)).searchParams.get('token') ?? ''

onDatabasesInTurn('staff who manage staff', databases => {
  async function open() {
    const office = await openOffice(databases)
    const ada = await office.enter('ada@example.com', 'administrator')
    return { ...office, ada, call: ada.visitor.call }
  }

  test('invite with a link that is answered once and mailed; it opens the office', async () => {
    const { ada, browser, db, call, elevate } = await open()
    expect((await call('inviteStaff', { body: invited })).status).toBe(403)
    await elevate(ada)
    const { status, json } = await call('inviteStaff', { body: invited })
    expect(status).toBe(200)
    const [mail] = await sentMails(db)
    expect(mail?.to).toBe('bob@example.com')
    expect(mail?.text).toContain(String(json?.link))
    const other = browser()
    const body = { token: tokenIn(json?.link), name: 'Bob', password }
    expect((await other.call('acceptInvitation', { body })).json).toEqual({ next: 'enrol' })
    expect((await browser().call('acceptInvitation', { body })).status).toBe(404)
  })

  test('are told why somebody cannot be invited, and of two at once one does it', onBoth, async () => {
    const { ada, call, elevate } = await open()
    await elevate(ada)
    const invite = (email: string, more = {}) =>
      call('inviteStaff', { body: { ...invited, send: false, email, ...more } })
    expect((await invite('ada@example.com')).json?.detail).toMatch(/is a member of staff/)
    expect((await invite('no address')).status).toBe(422)
    expect((await invite('x@example.com', { roles: [] })).status).toBe(422)
    expect((await invite('x@example.com', { name: '\u202e' })).status).toBe(422)
    const both = await Promise.all([invite('eve@example.com'), invite('EVE@example.com')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('change roles and languages, and end sessions, of others alone', async () => {
    const { ada, call, elevate, enter } = await open()
    const bob = await enter('bob@example.com', 'support')
    await elevate(ada)
    const { staff } = (await call('listStaff')).json as { staff: { id: string; email: string }[] }
    const ids = Object.fromEntries(staff.map(({ id, email }) => [email, id]))
    const params = { id: ids['bob@example.com'] ?? '' }
    expect((await call('getStaffMember', { params })).json).toMatchObject({ has_totp: true, sessions: [{}] })
    const body = { roles: ['translator'], languages: ['jp'] }
    expect((await call('changeStaff', { params, body })).status).toBe(200)
    expect((await bob.visitor.call('getMe')).status).toBe(401)
    expect((await call('getStaffMember', { params })).json).toMatchObject({ ...body, sessions: [] })
    expect((await call('endSessionsOf', { params })).json).toEqual({ sessions: 0 })
    const own = { id: ids['ada@example.com'] ?? '' }
    for (const name of ['changeStaff', 'resetStaff', 'endSessionsOf', 'removeStaff'] as const) {
      const more = {
        ...(name === 'changeStaff' && { body }),
        ...(name === 'resetStaff' && { body: { send: true } }),
      }
      expect([name, (await call(name, { params: own, ...more })).status]).toEqual([name, 409])
    }
    expect((await call('endSessionsOf', { params: { id: 'nobody' } })).status).toBe(404)
  })

  test('reset and remove; one who is removed can be invited again', async () => {
    const { ada, browser, call, elevate, enter } = await open()
    const bob = await enter('bob@example.com', 'support')
    await elevate(ada)
    const { staff } = (await call('listStaff')).json as { staff: { id: string; email: string }[] }
    const params = { id: staff.find(({ email }) => email === 'bob@example.com')?.id ?? '' }
    const reset = await call('resetStaff', { params, body: { send: false } })
    expect((await bob.visitor.call('getMe')).status).toBe(401)
    const accept = { token: tokenIn(reset.json?.link), name: 'Bob', password }
    expect((await call('removeStaff', { params })).status).toBe(200)
    expect((await browser().call('acceptInvitation', { body: accept })).status).toBe(404)
    expect((await call('removeStaff', { params })).status).toBe(404)
    const again = await call('inviteStaff', { body: { ...invited, roles: ['press'], send: false } })
    expect(again.json).toMatchObject({ id: params.id })
    expect((await call('getStaffMember', { params })).json).toMatchObject({
      ...{ state: 'invited', roles: ['press'], has_totp: false },
    })
  })
})
