import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../test/databases-in-turn.ts'
import { mio, openGallery } from './service-for-tests.ts'

const bySecret = { Authorization: 'Service a secret between the two' }
const passedOn = { ...bySecret, 'X-Visitor-Call': '1' }
const { username, password } = mio

onDatabasesInTurn('an answer that opens or ends a session', databases => {
  async function answersTo(headers: Record<string, string>) {
    const browser = (await openGallery(databases)).openBrowser(headers)
    const registered = (await (await browser.send('POST', '/users', mio)).json()) as {
      data: { user: { token?: string } }
    }
    const first = browser.cookies.get('token')
    const loggedIn = await browser.client.userLogin({ body: { username, password } })
    const second = browser.cookies.get('token')
    const loaded = await browser.client.userLoad({ body: {} })
    return { users: [registered.data.user, loggedIn.user, loaded.user], tokens: [first, second] }
  }

  test('leaves the token out for a browser, whose cookie has it', async () => {
    for (const headers of [{}, passedOn, { Authorization: 'Service guessed' }]) {
      const { users, tokens } = await answersTo(headers)
      for (const user of users) {
        expect(user).toMatchObject({ username })
        expect(user).not.toHaveProperty('token')
        for (const token of tokens) expect(JSON.stringify(user)).not.toContain(token)
      }
    }
  })

  test('has it for a service that calls with the secret', async () => {
    const { users, tokens } = await answersTo(bySecret)
    expect(users.map(user => user?.token)).toEqual([...tokens, undefined])
  })

  test('comes with a hint for the first paint, which goes with the session and names nobody', async () => {
    const browser = (await openGallery(databases)).openBrowser()
    const { cookies } = browser
    const load = () => browser.send('POST', '/session/load', {})
    await browser.send('POST', '/users', mio)
    expect(cookies.get('logged-in')).toBe('1')
    await browser.send('DELETE', '/session')
    expect([...cookies.keys()]).not.toContain('logged-in')
    await browser.send('POST', '/session', { username, password })
    expect(cookies.get('logged-in')).toBe('1')
    // A session from before the hint cookie.
    cookies.delete('logged-in')
    await load()
    expect(cookies.get('logged-in')).toBe('1')
    // Invalid session cookies, and a hint cookie of its own.
    cookies.set('token', 'x'.repeat(43))
    expect((await load()).status).toBe(401)
    expect([...cookies.keys()]).toEqual(['device'])
    cookies.set('logged-in', '1')
    expect(await (await load()).json()).toEqual({ user: null })
    expect([...cookies.keys()]).toEqual(['device'])
    await browser.send('POST', '/session', { username, password })
    cookies.set('token', 'x'.repeat(43))
    expect((await browser.send('GET', '/sessions')).status).toBe(401)
    // A concurrent call may have renewed the token: only the hint is cleared.
    expect([...cookies.keys()]).toEqual(['device', 'user', 'token'])
    await browser.send('POST', '/session', { username, password })
    await browser.send('DELETE', '/users/me', { password })
    expect([...cookies.keys()]).toEqual([])
  })

  test('has the browser clear what it keeps of pages, when a visitor leaves or is deleted', async () => {
    const browser = (await openGallery(databases)).openBrowser()
    const clearedBy = async (method: string, path: string, body?: object) =>
      (await browser.send(method, path, body)).headers.get('clear-site-data')
    expect(await clearedBy('POST', '/users', mio)).toBeNull()
    expect(await clearedBy('DELETE', '/session')).toBe('"cache", "storage"')
    expect(await clearedBy('POST', '/session', { username, password: 'wrong' })).toBeNull()
    expect(await clearedBy('POST', '/session', { username, password })).toBeNull()
    expect(await clearedBy('DELETE', '/users/me', { password: 'wrong' })).toBeNull()
    expect(await clearedBy('DELETE', '/users/me', { password })).toBe('"cache", "storage"')
  })
})
