import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { pathOf } from '../reference.ts'
import { decidePermission, individual, openPermissions } from './permission-for-tests.ts'
import { watchLicences } from './watch-licences.ts'

onDatabasesInTurn('a decision on a permission request', databases => {
  async function open() {
    const service = await openPermissions(databases)
    const { body } = await service.ask({ ...individual, lang: 'ja', captcha: await service.proof() })
    const reference = body.reference as string
    const address = pathOf('a secret that signs links', reference).replace('/support/', '/support-')
    const thread = async () => (await service.get(address)).json()
    const newest = async () => (await service.mails()).at(-1)
    return { ...service, reference, thread, newest }
  }
  const yes = { state: 'accepted', text: 'Two hundred bags.', endsOn: '2027-06-15' } as const

  test('is told to its sender in their language, and stands in the thread', async () => {
    const { at, reference, thread, newest } = await open()
    await decidePermission(at('2026-06-16'), reference, { state: 'in-review', text: '' })
    expect((await newest())?.subject).toContain('拝見しています')
    await decidePermission(at('2026-06-20'), reference, yes)
    expect((await newest())?.text).toContain('2026年6月20日から2027年6月15日まで')
    const { state, licence, events } = await thread()
    expect([state, licence]).toEqual([
      'accepted',
      { starts_on: '2026-06-20', ends_on: '2027-06-15', terms: 'Two hundred bags.' },
    ])
    expect(events.map((event: { state: string }) => event.state)).toEqual([
      'received',
      'in-review',
      'accepted',
    ])
  })

  test('is made once', async () => {
    const { at, reference, thread } = await open()
    await decidePermission(at('2026-06-16'), reference, { state: 'declined', text: 'It looks official.' })
    await expect(decidePermission(at('2026-06-17'), reference, yes)).rejects.toMatchObject({ status: 409 })
    expect((await thread()).licence).toBeNull()
  })

  test.each([
    ['2029-06-17', 'more than three years'],
    ['2026-06-15', 'over before it begins'],
    ['2027-02-30', 'no day'],
    ['next year', 'no day'],
  ])('gives no licence until %s: %s', async endsOn => {
    const { at, reference, thread } = await open()
    const decision = { ...yes, endsOn }
    await expect(decidePermission(at('2026-06-16'), reference, decision)).rejects.toMatchObject({
      status: 422,
    })
    expect((await thread()).state).toBe('received')
  })

  test('may be for three years to the day', async () => {
    const { at, reference, thread } = await open()
    await decidePermission(at('2026-06-16'), reference, { ...yes, endsOn: '2029-06-16' })
    expect((await thread()).licence.ends_on).toBe('2029-06-16')
  })

  test('that was agreed to is followed by one reminder, by its end, and by seven years', async () => {
    const { db, at, reference, thread, mails, newest } = await open()
    await decidePermission(at('2026-06-16'), reference, yes)
    const before = (await mails()).length
    await watchLicences(at('2027-04-15'))
    expect(await mails()).toHaveLength(before)
    await Promise.all([watchLicences(at('2027-04-16')), watchLicences(at('2027-04-16'))])
    await watchLicences(at('2027-05-01'))
    expect(await mails()).toHaveLength(before + 1)
    expect((await newest())?.subject).toBe(`使用許諾 ${reference} は2027年6月15日に終わります`)
    await watchLicences(at('2027-06-15'))
    expect((await thread()).state).toBe('accepted')
    await watchLicences(at('2027-06-16'))
    await watchLicences(at('2027-06-17'))
    expect(await mails()).toHaveLength(before + 2)
    expect((await thread()).state).toBe('expired')
    expect(await rowsOf(db, 'requests')).toMatchObject([{ erase_at: '2034-06-15T00:00:00.000Z' }])
  })

  test('is not made on what was withdrawn', async () => {
    const { at, reference, post } = await open()
    const token = new URL(
      pathOf('a secret that signs links', reference),
      'https://example.com',
    ).searchParams.get('token')
    expect((await post(`/support-requests/${reference}/withdrawal`, { token })).status).toBe(200)
    await expect(decidePermission(at('2026-06-16'), reference, yes)).rejects.toMatchObject({ status: 409 })
  })
})
