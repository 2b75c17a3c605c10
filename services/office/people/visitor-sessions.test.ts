import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { addRows, rowsOf } from '../../../test/rows.ts'
import { openThreeServices } from '../three-services-for-tests.ts'

onDatabasesInTurn('the sessions of visitors', databases => {
  async function open() {
    const services = await openThreeServices(databases)
    const { db, time } = services
    const at = time.now.toISOString()
    for (const name of ['mio', 'ada']) {
      const email = `${name}@example.org`
      await addRows(db, 'users', [
        {
          ...{ id: name, username: name, username_key: name, firstname: name, lastname: '' },
          ...{ email, email_key: email, active: 0, verified_at: at, created_at: at },
        },
      ])
      const session = { user_id: name, created_at: at, last_seen_at: at, expires_at: '2999', device: '' }
      const rows = [1, 2].map(each => ({ ...session, token_hash: `${name} ${each}`, id: `${name} ${each}` }))
      await addRows(db, 'sessions', rows as never)
    }
    const left = async () => (await rowsOf(db, 'sessions')).map(({ id }) => id).toSorted()
    const keyOf = async (name: string, who: Awaited<ReturnType<typeof services.enter>>) => {
      const { json } = await who.call('findPerson', { body: { email: `${name}@example.org` } })
      return { key: String(json?.key) }
    }
    const acts = async () =>
      (await rowsOf(db, 'audit')).map(({ act, subject_kind, outcome, detail }) => [
        ...[act, subject_kind, outcome],
        JSON.parse(detail),
      ])
    return { ...services, left, keyOf, acts }
  }

  test('are ended for one person, who is logged out everywhere, as one act', async () => {
    const { enter, left, keyOf, acts } = await open()
    const support = await enter('support')
    const params = await keyOf('mio', support)
    expect((await support.call('logPersonOut', { params })).json).toEqual({ sessions: 2 })
    expect(await left()).toEqual(['ada 1', 'ada 2'])
    expect((await support.call('logPersonOut', { params })).json).toEqual({ sessions: 0 })
    expect(await acts()).toEqual([
      ['logPersonOut', 'person', 'done', { sessions: 2 }],
      ['logPersonOut', 'person', 'done', { sessions: 0 }],
    ])
    const unknown = { params: { key: 'f'.repeat(64) } }
    expect((await support.call('logPersonOut', unknown)).status).toBe(404)
  })

  test('are ended for everybody by administrators alone; staff stay logged in', async () => {
    const { enter, left, acts } = await open()
    const others = await enter('support', 'legal', 'press', 'editor')
    expect((await others.call('logEverybodyOut')).status).toBe(403)
    const administrator = await enter('administrator')
    expect((await administrator.call('logEverybodyOut')).json).toEqual({ sessions: 4 })
    expect(await left()).toEqual([])
    expect((await administrator.call('getMe')).status).toBe(200)
    expect((await acts()).at(-1)).toEqual(['logEverybodyOut', 'session', 'done', { sessions: 4 }])
  })

  test('stay while the accounts are out of reach, and without a recent authentication', async () => {
    const { enter, left, keyOf, line, time, acts } = await open()
    const administrator = await enter('administrator')
    const params = await keyOf('mio', administrator)
    line.isAway = true
    expect((await administrator.call('logPersonOut', { params })).status).toBe(503)
    expect((await administrator.call('logEverybodyOut')).status).toBe(503)
    line.isAway = false
    time.now = new Date(time.now.getTime() + 11 * 60_000)
    expect((await administrator.call('logPersonOut', { params })).status).toBe(403)
    expect((await administrator.call('logEverybodyOut')).status).toBe(403)
    expect(await left()).toHaveLength(4)
    expect((await acts()).map(([, , outcome]) => outcome)).toEqual(Array(4).fill('refused'))
  })
})
