import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { createAuthenticator } from '../../credentials/authenticator-for-tests.ts'
import { openOffice, origin, password } from '../office-for-tests.ts'

type Office = Awaited<ReturnType<typeof openOffice>>
type Visitor = ReturnType<Office['browser']>

/** The flag that the user was present, without verification. */
const presentOnly = 0x01

const optionsOf = async (visitor: Visitor, name: 'startPasskey' | 'startPasskeyLogIn') =>
  ((await visitor.call(name)).json as { options: Record<string, unknown> }).options

const name = 'Ada’s Mac'

onDatabasesInTurn('passkeys of staff', databases => {
  /** A member of staff whose only second factor is a passkey. */
  async function enterByPasskey(office: Office, email: string) {
    const visitor = office.browser()
    const token = await office.invite(email, 'support')
    await visitor.call('acceptInvitation', { body: { token, name: 'Ada', password } })
    const authenticator = createAuthenticator(origin)
    const answer = authenticator.create(await optionsOf(visitor, 'startPasskey'))
    const finished = await visitor.call('finishPasskey', { body: { answer, name } })
    return { visitor, authenticator, finished }
  }

  test('a passkey completes an invitation, with ten recovery codes, and logs in by itself', async () => {
    const office = await openOffice(databases)
    const { visitor, authenticator, finished } = await enterByPasskey(office, 'ada@example.com')
    expect((finished.json as { recovery_codes: string[] }).recovery_codes).toHaveLength(10)
    expect((await visitor.call('getMe')).json).toMatchObject({ has_totp: false, passkeys: [{ name }] })
    const other = office.browser()
    const options = await optionsOf(other, 'startPasskeyLogIn')
    expect(options).toMatchObject({ userVerification: 'required', rpId: 'example.com' })
    const answer = authenticator.get(options)
    expect((await other.call('finishPasskeyLogIn', { body: { answer } })).json).toEqual({ next: 'done' })
    expect((await other.call('getMe')).status).toBe(200)
    const again = await office.browser().call('finishPasskeyLogIn', { body: { answer } })
    expect([again.status, again.json]).toEqual([401, { reason: 'passkey' }])
  })

  test('without user verification, of another origin, or late, it is refused', async () => {
    const office = await openOffice(databases)
    const { authenticator } = await enterByPasskey(office, 'ada@example.com')
    const visitor = office.browser()
    const refused = async (answer: unknown) =>
      (await visitor.call('finishPasskeyLogIn', { body: { answer } })).status
    const start = () => optionsOf(visitor, 'startPasskeyLogIn')
    expect(await refused(authenticator.get(await start(), origin, presentOnly))).toBe(401)
    expect(await refused(authenticator.get(await start(), 'https://evil.example'))).toBe(401)
    const options = await start()
    office.pass(5 * 60_000)
    expect(await refused(authenticator.get(options))).toBe(401)
    expect(await refused(createAuthenticator(origin).get(await start()))).toBe(401)
    expect(await refused(authenticator.get(await start()))).toBe(200)
  })

  test('a passkey without user verification cannot be registered', async () => {
    const office = await openOffice(databases)
    const ada = await office.enter('ada@example.com', 'support')
    expect((await ada.visitor.call('startPasskey')).status).toBe(403)
    await office.elevate(ada)
    const options = await optionsOf(ada.visitor, 'startPasskey')
    expect(options.authenticatorSelection).toMatchObject({ userVerification: 'required' })
    const answer = createAuthenticator(origin).create(options, 'https://evil.example')
    const refused = await ada.visitor.call('finishPasskey', { body: { answer, name } })
    expect([refused.status, refused.json]).toEqual([422, { reason: 'passkey' }])
    expect(await rowsOf(office.db, 'staff_passkeys')).toEqual([])
  })

  test('it elevates its own session alone, and the last second factor cannot be removed', async () => {
    const office = await openOffice(databases)
    const { visitor, authenticator } = await enterByPasskey(office, 'ada@example.com')
    const bob = await enterByPasskey(office, 'bob@example.com')
    const id = authenticator.id
    expect((await visitor.call('removePasskey', { params: { id } })).status).toBe(403)
    const forBob = bob.authenticator.get(await optionsOf(visitor, 'startPasskeyLogIn'))
    expect((await visitor.call('elevate', { body: { answer: forBob } })).status).toBe(401)
    const ofBob = authenticator.get(await optionsOf(bob.visitor, 'startPasskeyLogIn'))
    expect((await visitor.call('elevate', { body: { answer: ofBob } })).status).toBe(401)
    const logIn = authenticator.get(await optionsOf(office.browser(), 'startPasskeyLogIn'))
    expect((await visitor.call('elevate', { body: { answer: logIn } })).status).toBe(401)
    const answer = authenticator.get(await optionsOf(visitor, 'startPasskeyLogIn'))
    expect((await visitor.call('elevate', { body: { answer } })).status).toBe(200)
    expect((await visitor.call('removePasskey', { params: { id } })).status).toBe(409)
    expect((await visitor.call('removePasskey', { params: { id: bob.authenticator.id } })).status).toBe(404)
    const second = createAuthenticator(origin)
    const created = second.create(await optionsOf(visitor, 'startPasskey'))
    expect((await visitor.call('finishPasskey', { body: { answer: created, name } })).json).toEqual({})
    const [first, other] = await Promise.all(
      [id, second.id].map(each => visitor.call('removePasskey', { params: { id: each } })),
    )
    expect([first?.status, other?.status].sort()).toEqual([200, 409])
  })

  test('a first half of a log-in adds no factor beside those that are there', async () => {
    const office = await openOffice(databases)
    await enterByPasskey(office, 'ada@example.com')
    const thief = office.browser()
    await thief.call('logIn', { body: { email: 'ada@example.com', password } })
    for (const call of ['startTotp', 'startPasskey'] as const)
      expect((await thief.call(call)).status).toBe(401)
    expect((await thief.call('confirmTotp', { body: { code: '123456' } })).status).toBe(401)
  })
})
