import { expect, test } from 'vitest'
import { officeCalls } from '../../contract/office/office.ts'
import type { OfficeCall } from '../../contract/office/office-call.ts'
import { isPermitted, roles } from '../../contract/office/permissions.ts'
import { hasPostgres, onEachDatabase } from '../../test/databases.ts'
import { isWhole } from '../../test/loop-count.ts'
import { rowsOf } from '../../test/rows.ts'
import { openOffice, password } from './office-for-tests.ts'

type Name = keyof typeof officeCalls
/** Log-out comes last: it ends the session that the others are called with. */
const names = (Object.keys(officeCalls) as Name[]).sort(
  (a, b) => Number(a === 'logOut') - Number(b === 'logOut'),
)

/** A status that a call answers before its input is looked at; `passed`: the caller is let in. */
const kindOf = (status: number, detail: unknown) => {
  if (status === 401)
    return detail === 'Log in first.' || detail === 'The second factor is outstanding.' ? 401 : 'passed'
  if (status === 403) return detail === 'Authenticate again first.' ? 'elevate' : 403
  return 'passed'
}

/** What permissions.ts says of a call for somebody with these roles. */
function expectedOf({ permission, elevated }: OfficeCall, held: readonly (typeof roles)[number][]) {
  if (permission === 'nobody') return 'passed'
  if (permission !== 'session' && permission !== 'first-factor' && !isPermitted(permission, held)) return 403
  return elevated ? 'elevate' : 'passed'
}

/** Sent with every call: no schema accepts it, so that nothing changes where the caller is let in. */
const refusedBody = { not_a_field: true }

onEachDatabase('the authorization matrix', databases => {
  /** In `npm test` each call is asked on one of the databases, by each role and in each state: the next one asks it on the other. */
  const namesFor = (turn: number): Name[] => {
    const isOnBoth = isWhole || !hasPostgres
    const own = databases.dialect === 'sqlite' ? 0 : 1
    return names.filter((name, at) => isOnBoth || name === 'logOut' || (at + turn) % 2 === own)
  }

  const openAll = () => openOffice(databases)
  type Office = Awaited<ReturnType<typeof openAll>>

  async function answerOf(visitor: ReturnType<Office['browser']>, name: Name) {
    const call: OfficeCall = officeCalls[name]
    const { status, json } = await visitor.call(name, {
      ...(call.body && { body: refusedBody }),
      ...(call.query && { query: { not_a_field: '1' } }),
    })
    expect(status, name).toBeLessThan(500)
    return kindOf(status, json?.detail)
  }

  test('every call answers each of the seven roles as permissions.ts says', async () => {
    const office = await openAll()
    const answered: unknown[] = []
    for (const [turn, role] of roles.entries()) {
      const { visitor } = await office.enter(`${role}@example.com`, role)
      for (const name of namesFor(turn)) answered.push([role, name, await answerOf(visitor, name)])
    }
    const expected = roles.flatMap((role, turn) =>
      namesFor(turn).map(name => [
        role,
        name,
        // These look for a recent authentication themselves: they are also the way to a first second factor.
        ['startTotp', 'startPasskey'].includes(name) ? 'elevate' : expectedOf(officeCalls[name], [role]),
      ]),
    )
    expect(answered).toEqual(expected)
  })

  test('a stranger, an ended session and a first factor reach nothing that needs more', async () => {
    const office = await openAll()
    const ended = await office.enter('ended@example.com', 'administrator')
    const cookie = ended.visitor.cookie
    await ended.visitor.call('logOut')
    ended.visitor.cookie = cookie
    const idle = await office.enter('idle@example.com', 'administrator')
    office.pass(31 * 60_000)
    const half = await office.enter('half@example.com', 'administrator')
    await half.visitor.call('logIn', { body: { email: half.email, password } })
    const before = (await rowsOf(office.db, 'audit')).length
    const forged = office.browser()
    forged.cookie = `__Host-office=${'x'.repeat(43)}`
    for (const [turn, visitor] of [office.browser(), forged, ended.visitor, idle.visitor].entries())
      for (const name of namesFor(turn)) {
        const { permission }: OfficeCall = officeCalls[name]
        expect([name, await answerOf(visitor, name)]).toEqual([
          name,
          permission === 'nobody' ? 'passed' : 401,
        ])
      }
    expect((await rowsOf(office.db, 'audit')).length).toBe(before)
    for (const name of namesFor(0)) {
      const { permission }: OfficeCall = officeCalls[name]
      const isEnrolment = ['startTotp', 'startPasskey'].includes(name)
      const isOpen = permission === 'nobody' || (permission === 'first-factor' && !isEnrolment)
      expect([name, await answerOf(half.visitor, name)]).toEqual([name, isOpen ? 'passed' : 401])
    }
  })
})
