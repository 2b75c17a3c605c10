import { expect, test } from 'vitest'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { openOffice, password } from '../office-for-tests.ts'
import { addStaff, changeRoles, endSessions, removeStaff, resetStaff } from './change-staff.ts'
import { listStaff } from './find-staff.ts'

const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''
const nobody = { name: '', roles: ['support'], languages: [] } as const

onDatabasesInTurn('the members of staff', databases => {
  test('are added once, with roles, languages and a link to the office', async () => {
    const { staff } = await openOffice(databases)
    const typed = {
      email: ' Ada@Example.com ',
      name: 'Ada',
      roles: ['translator'],
      languages: ['cn'],
    } as const
    const link = await addStaff(staff, typed)
    expect(link).toMatch(/^https:\/\/example\.com\/office\/invitation\?token=[\w-]{43}$/)
    expect(await listStaff(staff.db)).toEqual([
      { ...typed, id: expect.any(String), email: 'Ada@Example.com', state: 'invited' },
    ])
    await expect(addStaff(staff, { ...nobody, email: 'ada@example.com' })).rejects.toThrow(
      /is a member of staff/,
    )
    await expect(addStaff(staff, { ...nobody, email: 'ada' })).rejects.toThrow(/no e-mail address/)
    await expect(resetStaff(staff, 'eve@example.com')).rejects.toThrow(/is not a member of staff/)
  })

  test('a change of roles ends every session, and shows in the next', async () => {
    const { browser, codeOf, enter, staff } = await openOffice(databases)
    const { visitor, email, secret } = await enter('ada@example.com', 'support')
    await changeRoles(staff, email, ['legal', 'press', 'legal'])
    expect((await visitor.call('getMe')).status).toBe(401)
    const other = browser()
    await other.call('logIn', { body: { email, password } })
    await other.call('giveSecondFactor', { body: { code: codeOf(secret) } })
    expect((await other.call('getMe')).json).toMatchObject({
      roles: ['legal', 'press'],
      teams: ['legal', 'press'],
    })
    expect(await endSessions(staff, email)).toBe(1)
    expect((await other.call('getMe')).status).toBe(401)
  })

  test('a reset removes password, factors and sessions, and its link starts again', async () => {
    const { browser, db, enter, staff } = await openOffice(databases)
    const { visitor, email, recoveryCodes } = await enter('ada@example.com', 'support')
    const former = tokenIn(await resetStaff(staff, email))
    const token = tokenIn(await resetStaff(staff, email))
    expect((await visitor.call('getMe')).status).toBe(401)
    expect((await browser().call('logIn', { body: { email, password } })).status).toBe(401)
    expect((await browser().call('getInvitation', { body: { token: former } })).status).toBe(404)
    const other = browser()
    expect((await other.call('getInvitation', { body: { token } })).json).toMatchObject({ purpose: 'reset' })
    await other.call('acceptInvitation', { body: { token, name: 'Ada', password } })
    expect((await other.call('giveSecondFactor', { body: { code: recoveryCodes[0] } })).status).toBe(401)
    expect((await other.call('startTotp')).status).toBe(200)
    expect((await rowsOf(db, 'staff_recovery')).length).toBe(0)
  })

  test('one who is removed is out, and can be added again', async () => {
    const { browser, enter, staff } = await openOffice(databases)
    const { visitor, email } = await enter('ada@example.com', 'support')
    await removeStaff(staff, email)
    expect((await visitor.call('getMe')).status).toBe(401)
    expect((await browser().call('logIn', { body: { email, password } })).status).toBe(401)
    await expect(removeStaff(staff, email)).rejects.toThrow(/was removed/)
    const token = tokenIn(await addStaff(staff, { ...nobody, email, roles: ['press'] }))
    expect((await browser().call('getInvitation', { body: { token } })).json).toMatchObject({ email })
    expect(await listStaff(staff.db)).toMatchObject([{ roles: ['press'], state: 'invited' }])
  })

  test('the last administrator stays, and keeps the role, also of two at once', onBoth, async () => {
    const { enter, invite, staff } = await openOffice(databases)
    const ada = await enter('ada@example.com', 'administrator')
    await invite('invited@example.com', 'administrator')
    await expect(removeStaff(staff, ada.email)).rejects.toThrow(/last administrator/)
    await expect(changeRoles(staff, ada.email, ['support'])).rejects.toThrow(/last administrator/)
    expect((await ada.visitor.call('getMe')).status).toBe(200)
    const bob = await enter('bob@example.com', 'administrator')
    const both = await Promise.allSettled([removeStaff(staff, ada.email), removeStaff(staff, bob.email)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const left = (await listStaff(staff.db)).filter(({ state }) => state === 'active')
    expect(left).toMatchObject([{ roles: ['administrator'] }])
  })
})
