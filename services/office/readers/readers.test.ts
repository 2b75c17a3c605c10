import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { addSubscribers } from '../../admin/newsletter/sending-for-tests.ts'
import { suppress } from '../../admin/newsletter/suppress.ts'
import { openOffice } from '../office-for-tests.ts'

const secret = 'a secret that seals'

onDatabasesInTurn('readers of the newsletter', databases => {
  async function open() {
    const office = await openOffice(databases)
    const { db } = office
    const { visitor } = await office.enter('editor@example.com', 'editor')
    await addSubscribers(db, ['ann@example.com', 'bob@example.com'], { tags: '["dreams"]' })
    await addSubscribers(db, ['Mio@example.com'], { email_key: 'mio@example.com', locale: 'jp' })
    await addSubscribers(db, ['new@example.com'], { confirmed_at: null })
    const call = async (name: Parameters<typeof visitor.call>[0], body?: object) => {
      const { status, json } = await visitor.call(name, body && { body })
      return { status, json: json as Record<string, unknown> }
    }
    const find = async (email: string) => (await call('findSubscriber', { email })).json
    return { ...office, call, find }
  }

  test('are counted by language, subject and reason, and found by one exact address', async () => {
    const { call, find } = await open()
    expect((await call('getReaderCounts')).json).toMatchObject({
      ...{ readers: 3, pending: 1 },
      languages: [
        { language: 'en', readers: 2 },
        { language: 'cn', readers: 0 },
        { language: 'jp', readers: 1 },
      ],
      tags: expect.arrayContaining([
        { tag: 'dreams', readers: 3 },
        { tag: 'pocket', readers: 1 },
      ]),
    })
    expect(await find(' MIO@EXAMPLE.com ')).toMatchObject({
      ...{ email: 'Mio@example.com', state: 'subscribed', language: 'jp', suppression: null },
    })
    expect(await find('new@example.com')).toMatchObject({ state: 'pending', confirmed_at: null })
    for (const part of ['io@example.com', '%@example.com'])
      expect((await call('findSubscriber', { email: part })).json).not.toMatchObject({ state: 'subscribed' })
    for (const email of ['', 'ann', 'a@b.example, c@d.example', "' or 1=1 --"])
      expect([email, (await call('findSubscriber', { email })).status]).toEqual([email, 422])
  })

  test('are removed with their subscription, known or not; who left or complained is lifted by nobody', async () => {
    const { call, find, db, time } = await open()
    const removed = await call('removeSubscriber', { email: 'Ann@example.com' })
    expect(removed.json).toMatchObject({
      state: 'none',
      suppression: { reason: 'removed', can_be_lifted: true },
    })
    await call('removeSubscriber', { email: 'stranger@example.com' })
    expect(await find('stranger@example.com')).toMatchObject({ suppression: { reason: 'removed' } })
    const lifted = await call('liftSuppression', { email: 'stranger@example.com' })
    expect([lifted.status, lifted.json]).toEqual([200, expect.objectContaining({ suppression: null })])
    expect((await call('liftSuppression', { email: 'stranger@example.com' })).status).toBe(404)
    for (const reason of ['left', 'complained'] as const) {
      const email = `${reason}@example.com`
      await suppress(db, { secret, now: time.now }, [email], reason)
      await call('removeSubscriber', { email })
      expect(await find(email)).toMatchObject({ suppression: { reason, can_be_lifted: false } })
      expect((await call('liftSuppression', { email })).status).toBe(409)
    }
  })

  test('of an imported list get nothing until it is lifted; the answer names lines, never addresses', async () => {
    const { call, find, db } = await open()
    const list = [
      '\uFEFF"Address","Name"',
      '"ANN@example.com","Ann"',
      'Bob Lee <bob@example.com>;x',
      '',
      'no address <script>alert(1)</script>',
      'ann@example.com',
      'one@example.com, two@example.com\tthree@example.com',
      `=cmd()|${'x'.repeat(9000)}@example.com`,
      'ｆｕｌｌ＠example.com',
    ].join('\r\n')
    const { status, json } = await call('importSuppressions', { list })
    expect([status, json]).toEqual([
      200,
      { added: 6, known: 0, repeated: 1, readers: 2, unreadable: 2, lines: [5, 8] },
    ])
    expect(await find('full@example.com')).toMatchObject({ suppression: { reason: 'imported' } })
    const again = await call('importSuppressions', { list: 'ann@example.com\nnew@example.com' })
    expect(again.json).toEqual({ added: 1, known: 1, repeated: 0, readers: 0, unreadable: 0, lines: [] })
    expect(await find('ann@example.com')).toMatchObject({
      ...{ state: 'subscribed', suppression: { reason: 'imported', can_be_lifted: true } },
    })
    expect((await call('getReaderCounts')).json).toMatchObject({ readers: 1 })
    await call('liftSuppression', { email: 'ann@example.com' })
    expect(await find('ann@example.com')).toMatchObject({ state: 'subscribed', suppression: null })
    expect((await call('getReaderCounts')).json).toMatchObject({ readers: 2 })
    const [ann] = (await rowsOf(db, 'subscribers')).filter(({ email }) => email === 'ann@example.com')
    expect(ann).toMatchObject({ suppressed: null, expires_at: null })
  })

  test('leave no address in the audit log, nor a hash in any answer', async () => {
    const { call, find, db } = await open()
    await call('removeSubscriber', { email: 'ann@example.com' })
    await call('importSuppressions', { list: 'bob@example.com\nstranger@example.com' })
    await call('liftSuppression', { email: 'bob@example.com' })
    await call('liftSuppression', { email: 'nobody@example.com' })
    await call('removeSubscriber', { email: 'no address' })
    const rows = (await rowsOf(db, 'audit')).filter(({ subject_kind }) => subject_kind === 'subscriber')
    expect(rows.map(({ act, outcome, detail }) => [act, outcome, JSON.parse(detail)])).toEqual([
      ['removeSubscriber', 'done', {}],
      ['importSuppressions', 'done', { addresses: 2, unreadable: 0 }],
      ['liftSuppression', 'done', { reason: 'imported' }],
    ])
    expect(JSON.stringify(await rowsOf(db, 'audit'))).not.toMatch(/ann@|bob@|stranger@|nobody@|no address/)
    const hashes = (await rowsOf(db, 'suppressions')).map(({ email_hash }) => email_hash)
    expect(hashes).toHaveLength(2)
    const answers = JSON.stringify([await find('ann@example.com'), await call('getReaderCounts')])
    for (const hash of hashes) expect(answers).not.toContain(hash)
  })

  test('of 100,000 addresses are imported at once; one more, none, and too long a list are refused', async () => {
    const { call, db } = await open()
    const size = databases.dialect === 'sqlite' ? 100_000 : 5000
    const listOf = (length: number) =>
      Array.from({ length }, (_, number) => `reader-${number}@mail.example`).join('\n')
    const { status, json } = await call('importSuppressions', { list: listOf(size) })
    expect([status, json]).toEqual([200, expect.objectContaining({ added: size, known: 0 })])
    expect(await rowsOf(db, 'suppressions')).toHaveLength(size)
    const more = listOf(100_001)
    for (const list of [more, '', '\n'.repeat(3_000_000), 'a'.repeat(4_000_001), 'x'.repeat(3_900_000)])
      expect((await call('importSuppressions', { list })).status).toBe(422)
    expect((await call('importSuppressions', { list: 'x'.repeat(8_100_000) })).status).toBe(413)
  }, 60_000)
})
