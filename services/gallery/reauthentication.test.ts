import { beforeAll, expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../test/databases-in-turn.ts'
import { openAdminService } from '../admin/service-for-tests.ts'
import { createAuthenticator } from '../credentials/authenticator-for-tests.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import { openPasskeyGallery } from './passkeys/passkey-gallery-for-tests.ts'
import { ada, mio, origin } from './service-for-tests.ts'

/** Every call that requires re-authentication, and its password field. */
const calls: readonly (readonly [string, string, object, 'current' | 'password'])[] = [
  ['PATCH', '/users/me', { username: 'mio.paints' }, 'password'],
  ['PUT', '/users/me/email', { email: 'mio@studio.example' }, 'current'],
  ['POST', '/users/me/export', {}, 'password'],
  ['POST', '/passkeys/registration/options', {}, 'password'],
  ['DELETE', '/passkeys/{passkey}', {}, 'password'],
  ['DELETE', '/sessions/{session}', {}, 'password'],
  ['DELETE', '/sessions', {}, 'password'],
  ['PUT', '/users/me/password', { password: mio.password, password2: mio.password }, 'current'],
  ['DELETE', '/users/me', {}, 'password'],
]

onDatabasesInTurn('authenticating again', databases => {
  async function openWithTwoSessions(options = {}) {
    const { fetch: admin } = await openAdminService(databases)
    const gallery = await openPasskeyGallery(databases, { admin, ...options })
    await gallery.register()
    const spare = createAuthenticator(origin)
    await gallery.register('spare', spare)
    const other = gallery.openBrowser()
    await other.client.userLogin({ body: { username: 'mio', password: mio.password } })
    const { sessions } = await gallery.client.listSessions()
    const session = sessions.find(({ current }) => !current)?.id ?? ''
    const pathOf = (path: string) => path.replace('{session}', session).replace('{passkey}', spare.id)
    return { ...gallery, other, pathOf }
  }

  let shared: Awaited<ReturnType<typeof openWithTwoSessions>>
  beforeAll(async () => {
    shared = await openWithTwoSessions()
  })

  test.each(calls)('%s %s takes the password, or a passkey', async (method, path, body, field) => {
    const { browser, pathOf, client, authenticator, openBrowser } = shared
    const ask = async (proof: object) => {
      const answer = await browser.send(method, pathOf(path), { ...body, ...proof })
      return [answer.status, ((await answer.json()) as { errors?: unknown }).errors]
    }
    const { options: foreign } = await openBrowser().client.startPasskeyAuthentication({ body: {} })
    const { options } = await client.startPasskeyProof({ body: {} })
    expect(await ask({})).toEqual([422, { [field]: [en.required] }])
    expect(await ask({ [field]: '' })).toEqual([422, { [field]: [en.required] }])
    expect(await ask({ [field]: 'guessed', lang: 'jp' })).toEqual([422, { [field]: [jp.password.wrong] }])
    // Assertions for a log-in challenge, and for the right challenge without user verification.
    const weak = { ...options, challenge: foreign.challenge }
    expect(await ask({ passkey: authenticator.get(weak) })).toEqual([422, { [field]: [en.passkey] }])
    expect(await ask({ passkey: authenticator.get(options, undefined, 0x01) })).toEqual([
      422,
      { [field]: [en.passkey] },
    ])
  })

  test.each(['password', 'passkey'])(
    'by the %s gives the session a new token at each call, and the old one is dead',
    async kind => {
      const { browser, pathOf, prove, openBrowser } = await openWithTwoSessions()
      for (const [method, path, body, field] of calls) {
        const old = browser.cookies.get('token') ?? ''
        const proof = kind === 'password' ? { [field]: mio.password } : { passkey: await prove() }
        const answer = await browser.send(method, pathOf(path), { ...body, ...proof })
        expect([path, answer.status, (await answer.json()).success]).toEqual([path, 200, true])
        expect(browser.cookies.get('token')).not.toBe(old)
        const replay = openBrowser()
        replay.cookies.set('user', browser.cookies.get('user') ?? '')
        replay.cookies.set('token', old)
        expect((await replay.send('GET', '/sessions')).status).toBe(401)
      }
      expect(browser.cookies.size).toBe(0)
    },
  )

  test('an answer of a passkey counts once, in its own session, for its own user', async () => {
    const { browser, other, openBrowser, prove, findToken } = await openWithTwoSessions()
    const end = async (from: typeof browser, passkey: object) =>
      (await from.send('DELETE', '/sessions', { passkey })).status
    const stranger = openBrowser()
    await stranger.send('POST', '/users', ada)
    await stranger.client.confirmEmail({ body: { token: await findToken(ada.email) } })
    const without = await stranger.send('POST', '/passkeys/proof/options', {})
    expect([without.status, (await without.json()).detail]).toEqual([409, 'The account has no passkey.'])
    const proof = await prove()
    expect(await end(stranger, proof)).toBe(422)
    expect(await end(other, proof)).toBe(422)
    expect(await end(browser, proof)).toBe(200)
    expect(await end(browser, proof)).toBe(422)
  })

  test('what it fails at is counted by session: one that was stolen does not lock its owner out', async () => {
    const { browser, other } = await openWithTwoSessions({
      allowed: { proofBySession: { points: 2, seconds: 60 } },
    })
    const end = async (from: typeof browser, password: string) =>
      (await from.send('DELETE', '/sessions', { password })).status
    expect([await end(other, 'a'), await end(other, 'b'), await end(other, mio.password)]).toEqual([
      422, 422, 429,
    ])
    expect(await end(browser, mio.password)).toBe(200)
  })

  test('names that nobody logs in by are changed without it', async () => {
    const { browser, client } = await openWithTwoSessions()
    const token = browser.cookies.get('token')
    expect(await client.changeUser({ body: { username: 'mio', firstname: 'Mi', lastname: 'Ta' } })).toEqual({
      success: true,
    })
    expect(browser.cookies.get('token')).toBe(token)
  })
})
