import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { openOffice, password } from '../office-for-tests.ts'

onDatabasesInTurn('limits at the door', databases => {
  test('the eleventh wrong password is answered 429, for a known and an unknown address alike', async () => {
    const limit = { points: 10, seconds: 900 }
    const { browser, enter } = await openOffice(databases, {
      allowed: { staffLogInByAccountAndAddress: limit },
    })
    const { email } = await enter('ada@example.com', 'support')
    const answersOf = async (address: string) => {
      const answers = []
      for (let tries = 0; tries < 11; tries++)
        answers.push(await browser().call('logIn', { body: { email: address, password: `wrong ${tries}` } }))
      return answers.map(({ status, json, headers }) => [status, json, headers.getSetCookie()])
    }
    const known = await answersOf(email)
    expect(known.slice(0, 10)).toEqual(Array(10).fill([401, { reason: 'credentials' }, []]))
    expect(known[10]?.[0]).toBe(429)
    const unknown = await answersOf('nobody@example.com')
    expect(unknown.slice(0, 10)).toEqual(known.slice(0, 10))
    expect(unknown[10]?.[0]).toBe(429)
    expect((await browser().call('logIn', { body: { email, password } })).headers.get('retry-after')).toMatch(
      /^\d+$/,
    )
  })

  test('an account cannot be tried from many addresses without end, nor an address many accounts', async () => {
    const { browser, enter } = await openOffice(databases, {
      allowed: {
        staffLogInByAccount: { points: 3, seconds: 900 },
        staffLogInByAddress: { points: 8, seconds: 900 },
      },
    })
    const { email } = await enter('ada@example.com', 'support')
    const tryFrom = async (address: string, who: string) => {
      const headers = { 'X-Visitor-Address': address }
      return (await browser().call('logIn', { body: { email: who, password: 'wrong' }, headers })).status
    }
    for (const last of [1, 2, 3]) expect(await tryFrom(`198.51.100.${last}`, email)).toBe(401)
    expect(await tryFrom('198.51.100.4', email)).toBe(429)
    for (let tries = 0; tries < 8; tries++)
      expect(await tryFrom('192.0.2.1', `${tries}@example.com`)).toBe(401)
    expect(await tryFrom('192.0.2.1', '9@example.com')).toBe(429)
  })

  test('ten codes may be tried in a quarter of an hour, in however many log-ins', async () => {
    const { browser, enter } = await openOffice(databases, {
      allowed: { staffCodeByAccount: { points: 10, seconds: 900 } },
    })
    const { email } = await enter('ada@example.com', 'support')
    const tryCode = async () => {
      const visitor = browser()
      await visitor.call('logIn', { body: { email, password } })
      return (await visitor.call('giveSecondFactor', { body: { code: '000000' } })).status
    }
    for (let tries = 0; tries < 10; tries++) expect(await tryCode()).toBe(401)
    expect(await tryCode()).toBe(429)
  })
})
