import { expect, test } from 'vitest'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { addRows, rowsOf } from '../../../test/rows.ts'
import { deleteExpired } from '../delete-expired.ts'
import { ada, mio, openGallery } from '../service-for-tests.ts'
import { endAllSessions, endSessionsOfAddress } from './end-sessions.ts'

const dayMs = 24 * 3_600_000

onDatabasesInTurn('sessions', databases => {
  async function openWithMio() {
    const gallery = await openGallery(databases)
    const browser = gallery.openBrowser()
    await browser.send('POST', '/users', mio)
    const logIn = async () => {
      const other = gallery.openBrowser()
      await other.client.userLogin({ body: { username: 'mio', password: mio.password } })
      return other
    }
    const isOpen = async ({ send }: typeof browser) => (await send('GET', '/sessions')).status === 200
    return { ...gallery, browser, logIn, isOpen }
  }

  test('one that is not used for 90 days ends, and one that is used does not', async () => {
    const { browser, logIn, isOpen, pass, db, time } = await openWithMio()
    const unused = await logIn()
    for (let day = 0; day < 89; day += 30) {
      pass(30 * dayMs - 1)
      expect((await browser.send('POST', '/session/load', {})).status).toBe(200)
    }
    pass(3)
    expect((await browser.client.listSessions()).sessions).toHaveLength(1)
    expect((await unused.send('POST', '/session/load', {})).status).toBe(401)
    expect(unused.cookies.has('token')).toBe(false)
    expect(await rowsOf(db, 'sessions')).toHaveLength(2)
    await deleteExpired(db, () => time.now)
    expect(await rowsOf(db, 'sessions')).toHaveLength(1)
    expect(await isOpen(browser)).toBe(true)
  })

  test('an account has fifty at most: the one that was used longest ago ends', async () => {
    const { browser, logIn, isOpen, pass, db } = await openWithMio()
    const [row] = await rowsOf(db, 'sessions')
    if (!row) throw new Error('There is no session')
    const more = Array.from({ length: 49 }, (_, count) => ({
      ...row,
      token_hash: `hash ${count}`,
      id: `id ${count}`,
      last_seen_at: new Date(Date.parse(row.created_at) + count + 1).toISOString(),
    }))
    await addRows(db, 'sessions', more)
    expect((await browser.client.listSessions()).sessions).toHaveLength(50)
    pass(1000)
    const newest = await logIn()
    expect((await newest.client.listSessions()).sessions).toHaveLength(50)
    expect(await isOpen(browser)).toBe(false)
  })

  test('staff end those of one address, or of all', async () => {
    const { browser, logIn, isOpen, openBrowser, db } = await openWithMio()
    const adas = openBrowser()
    await adas.send('POST', '/users', ada)
    const other = await logIn()
    expect(await endSessionsOfAddress(db, 'MIO@example.com')).toBe(2)
    expect([await isOpen(other), await isOpen(browser), await isOpen(adas)]).toEqual([false, false, true])
    expect(await endSessionsOfAddress(db, 'nobody@example.com')).toBe(0)
    await logIn()
    expect(await endAllSessions(db)).toBe(2)
    expect(await isOpen(adas)).toBe(false)
  })

  test('the others are ended together, and never those of another user', async () => {
    const { browser, logIn, isOpen, openBrowser } = await openWithMio()
    const adas = openBrowser()
    await adas.send('POST', '/users', ada)
    const others = [await logIn(), await logIn()]
    const body = { password: mio.password }
    expect(await browser.client.endOtherSessions({ body })).toEqual({ success: true })
    for (const other of others) expect(await isOpen(other)).toBe(false)
    expect([await isOpen(browser), await isOpen(adas)]).toEqual([true, true])
  })

  test('two that end each other at once do not wait for ever', onBoth, async () => {
    const { browser, logIn } = await openWithMio()
    const other = await logIn()
    const body = { password: mio.password }
    const statuses = await Promise.all(
      [browser, other].map(async ({ send }) => (await send('DELETE', '/sessions', body)).status),
    )
    expect(statuses.toSorted()).toEqual([200, 401])
  })
})
