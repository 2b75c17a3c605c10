import { describe, expect, test } from 'vitest'
import { onPostgres, type TestDatabases } from '../../../../test/databases.ts'
import { onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { openForms } from '../../requests/changes/changes-for-tests.ts'
import { eraseExpired } from '../../requests/erase.ts'
import { origin, today } from '../../service-for-tests.ts'
import { addSubscribers } from '../sending-for-tests.ts'
import { postEvents, signatureOf, webhookSecret } from './events-for-tests.ts'

const now = new Date(`${today}T10:00:00Z`)
const reader = 'ann@example.com'
const at = now.toISOString()

/** The day before today, so many days ago. */
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const bounce = (type: string, email = reader, when = at) => ({ type, email, at: when })

async function open(databases: TestDatabases) {
  const service = await openForms(databases)
  const { db, fetch } = service
  await addSubscribers(db, [reader, 'bob@example.com'], { confirmed_at: daysAgo(365) })
  const deliver = (body: string, headers = signatureOf(body, { at: now })) =>
    postEvents(fetch, origin, body, headers)
  const report = async (...events: readonly object[]) => {
    const response = await deliver(JSON.stringify({ events }))
    return [response.status, await response.json()]
  }
  const reasons = async () => (await rowsOf(db, 'suppressions')).map(({ reason }) => reason)
  const readers = async () =>
    (await rowsOf(db, 'subscribers')).map(({ email, suppressed }) => [email, suppressed]).sort()
  return { ...service, deliver, report, reasons, readers }
}

onDatabasesInTurn('the webhook of a mail provider', databases => {
  test('suppresses who bounced for good and who complained; a complaint ends the subscription', async () => {
    const { report, reasons, readers } = await open(databases)
    const events = [
      bounce('bounce.permanent', 'ANN@example.com'),
      bounce('complaint', 'bob@example.com'),
      bounce('delivered', 'carl@example.com'),
    ]
    expect(await report(...events)).toEqual([200, { received: 3, repeated: false }])
    expect((await reasons()).sort()).toEqual(['bounced', 'complained'])
    expect(await readers()).toEqual([[reader, 'bounced']])
  })

  test('suppresses after temporary bounces on three days in a row, without a delivery between, within 120 days', async () => {
    const { report, reasons } = await open(databases)
    const temporary = (days: number) => bounce('bounce.temporary', reader, daysAgo(days))
    await report(temporary(200), temporary(60), temporary(60), temporary(30))
    expect(await reasons()).toEqual([])
    await report(bounce('delivered'))
    await report(temporary(20), temporary(10))
    expect(await reasons()).toEqual([])
    await report(temporary(1))
    expect(await reasons()).toEqual(['bounced'])
  })

  test('what happened before a subscription was confirmed is not about it', async () => {
    const { report, reasons } = await open(databases)
    await report(bounce('bounce.permanent', reader, daysAgo(366)), bounce('complaint', reader, daysAgo(400)))
    expect(await reasons()).toEqual([])
  })

  test('a delivery is taken once; a provider that repeats it is answered, and nothing happens', async () => {
    const { deliver, readers, fetch } = await open(databases)
    const body = JSON.stringify({ events: [bounce('bounce.permanent')] })
    const sign = (text: string) => signatureOf(text, { at: now, id: 'msg_1' })
    expect((await deliver(body, sign(body))).status).toBe(200)
    expect(await (await deliver(body, sign(body))).json()).toEqual({ received: 0, repeated: true })
    const other = JSON.stringify({ events: [bounce('complaint', 'bob@example.com')] })
    expect(await (await postEvents(fetch, origin, other, sign(other))).json()).toMatchObject({
      repeated: true,
    })
    expect(await readers()).toEqual([
      [reader, 'bounced'],
      ['bob@example.com', null],
    ])
  })

  test('any of several signatures will do; a wrong, an old, a future or a missing one is refused', async () => {
    const { deliver, reasons } = await open(databases)
    const body = JSON.stringify({ events: [bounce('complaint')] })
    const good = signatureOf(body, { at: now })
    const shifted = (ms: number) => signatureOf(body, { at: new Date(now.getTime() + ms) })
    const wrong = [
      {},
      { ...good, 'webhook-signature': '' },
      { ...good, 'webhook-signature': (good['webhook-signature'] ?? '').replace('v1,', 'v1a,') },
      { ...good, 'webhook-signature': 'v1,AAAA' },
      { ...good, 'webhook-id': 'another' },
      { ...good, 'webhook-timestamp': String(Number(good['webhook-timestamp']) + 1) },
      { ...good, 'webhook-timestamp': 'NaN' },
      signatureOf(`${body} `, { at: now }),
      signatureOf(body, {
        at: now,
        secret: `whsec_${Buffer.from('another key of many bytes').toString('base64')}`,
      }),
      shifted(-301_000),
      shifted(301_000),
    ]
    for (const headers of wrong)
      expect([headers, (await deliver(body, headers)).status]).toEqual([headers, 401])
    expect(await reasons()).toEqual([])
    const several = { ...good, 'webhook-signature': `v1,AAAA v2,x ${good['webhook-signature']}` }
    expect((await deliver(body, several)).status).toBe(200)
    expect(webhookSecret).toMatch(/^whsec_/)
  })

  test.each([
    ['no JSON', '{', 400],
    ['nothing', '', 422],
    ['a list', '[]', 422],
    ['no events', '{}', 422],
    ['an unknown type', JSON.stringify({ events: [bounce('opened')] }), 422],
    ['no address', JSON.stringify({ events: [bounce('complaint', 'Ann <ann@example.com>')] }), 422],
    [
      'a list of addresses',
      JSON.stringify({ events: [bounce('complaint', 'a@b.example,c@d.example')] }),
      422,
    ],
    ['no time', JSON.stringify({ events: [bounce('complaint', reader, 'yesterday')] }), 422],
    ['an unknown field', JSON.stringify({ events: [{ ...bounce('complaint'), extra: 1 }] }), 422],
    ['a prototype', '{"events":[],"__proto__":{"a":1}}', 422],
    ['101 events', JSON.stringify({ events: Array.from({ length: 101 }, () => bounce('complaint')) }), 422],
    ['a huge body', JSON.stringify({ events: [], pad: 'x'.repeat(70_000) }), 413],
  ])('%s is refused as a whole, and the delivery may come again', async (_, body, status) => {
    const { deliver, reasons, db } = await open(databases)
    const response = await deliver(body)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json',
    ])
    expect([await reasons(), await rowsOf(db, 'webhook_deliveries')]).toEqual([[], []])
  })

  describe('and who was suppressed', () => {
    test.each(['bounce.permanent', 'complaint'])(
      'by a %s gets the usual answer, a mail to confirm, and the newsletter again',
      async type => {
        const { db, report, readers, reasons, send, mails, post } = await open(databases)
        await report(bounce(type))
        const stranger = await send('/newsletter', {}, 'stranger@example.com')
        const asked = await send('/newsletter', { language: 'jp' }, reader)
        expect(asked).toEqual(stranger)
        expect(await reasons()).toHaveLength(1)
        const text = (await mails()).findLast(({ to }) => to === reader)?.text ?? ''
        const token = /newsletter\/confirm\?token=(\S+)/.exec(text)?.[1] ?? ''
        const confirmed = await post('/newsletter/confirm', { token })
        expect(await confirmed.json()).toEqual({ success: true })
        expect(await reasons()).toEqual([])
        const [found] = (await rowsOf(db, 'subscribers')).filter(({ email }) => email === reader)
        expect(found).toMatchObject({ suppressed: null, expires_at: null, locale: 'jp' })
        expect(await readers()).toHaveLength(3)
      },
    )
  })

  test('a bounced subscription goes with its suppression, and ids of deliveries after 30 days', async () => {
    const { db, report, storage, readers, reasons } = await open(databases)
    await report(bounce('bounce.permanent'))
    await report(bounce('bounce.temporary', 'bob@example.com'))
    await eraseExpired(db, storage, () => new Date('2028-06-14T10:00:00Z'))
    expect([await readers(), await reasons()]).toEqual([
      [
        [reader, 'bounced'],
        ['bob@example.com', null],
      ],
      ['bounced'],
    ])
    expect([await rowsOf(db, 'webhook_deliveries'), await rowsOf(db, 'temporary_bounces')]).toEqual([[], []])
    await eraseExpired(db, storage, () => new Date('2028-06-16T10:00:00Z'))
    expect([await readers(), await reasons()]).toEqual([[['bob@example.com', null]], []])
  })
})

onPostgres('two processes that get one delivery', databases => {
  test('take it once', async () => {
    const setting = await databases.create()
    const one = await openForms(databases, setting)
    const other = await openForms(databases, setting)
    await addSubscribers(one.db, [reader], { confirmed_at: daysAgo(365) })
    for (const round of [1, 2, 3, 4, 5]) {
      const body = JSON.stringify({ events: [bounce('bounce.temporary', reader, daysAgo(round))] })
      const headers = signatureOf(body, { at: now, id: `msg_${round}` })
      const answers = await Promise.all(
        [one, other, one, other].map(async ({ fetch }) =>
          (await postEvents(fetch, origin, body, headers)).json(),
        ),
      )
      expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
    }
    expect((await rowsOf(one.db, 'suppressions')).map(({ reason }) => reason)).toEqual(['bounced'])
  })
})
