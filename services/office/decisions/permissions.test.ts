import { expect, test } from 'vitest'
import { permissionChecklist } from '../../../contract/office/permission-checklist.ts'
import { sentMails } from '../../../platform/mail/sent-mails-for-tests.ts'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { changeRows, rowsOf } from '../../../test/rows.ts'
import { watchLicences } from '../../admin/requests/permission/watch-licences.ts'
import { tokenOf } from '../../admin/requests/reference.ts'
import { openThreeServices, origin, secret } from '../three-services-for-tests.ts'

const checked = permissionChecklist.map(({ id }) => id)
const yes = { state: 'accepted', text: 'Two hundred bags.', ends_on: '2029-06-15', checked }

onDatabasesInTurn('permissions in the office', databases => {
  async function open(locale: 'en' | 'cn' | 'jp' = 'en') {
    const services = await openThreeServices(databases)
    const legal = await services.enter('legal')
    const reference = await services.send('permission', { locale, answers: { marks: 'The hill' } })
    const params = { reference: reference.toLowerCase() }
    const decide = (body: object) => legal.call('decidePermission', { params, body })
    // Sessions end while the clock goes on.
    const end = async (body: object, of = params) =>
      (await services.enter('legal')).call('endLicence', { params: of, body })
    const licences = async (show: string) =>
      (await (await services.enter('legal')).call('listLicences', { query: { show } })).json?.licences
    const mails = async () => (await sentMails(services.db)).filter(({ to }) => to === 'mio@example.com')
    const thread = async () => {
      const address = `${origin}/api/admin/support-requests/${reference}?token=${tokenOf(secret, reference)}`
      return (await services.admin(new Request(address))).json()
    }
    const until = (day: string) => {
      services.time.now = new Date(`${day}T10:00:00.000Z`)
      return watchLicences(services.staff)
    }
    return { ...services, legal, reference, params, decide, end, licences, mails, thread, until }
  }

  test.each([
    ['en', 'You have our permission'],
    ['cn', '你已获得许可'],
    ['jp', '使用を許可します'],
  ] as const)('are previewed as the letter that is sent, in %s', async (locale, heading) => {
    const { db, legal, params, reference, decide, mails } = await open(locale)
    const { json } = await legal.call('previewPermission', { params, body: { ...yes, checked: [] } })
    expect(json?.text).toContain(heading)
    expect(json?.text).toContain('Two hundred bags.')
    expect([await mails(), await rowsOf(db, 'audit')]).toEqual([[], []])
    expect((await decide(yes)).status).toBe(200)
    const token = tokenOf(secret, reference)
    expect(json?.text).not.toContain(token)
    const [letter] = await mails()
    expect(letter?.text).toContain(token)
    expect([json?.subject, json?.text]).toEqual([letter?.subject, letter?.text.replaceAll(token, '…')])
  })

  test('are granted once, with every item of the checklist, for three years to the day', async () => {
    const { db, decide, thread, licences } = await open()
    for (const [more, status] of [
      [{ checked: checked.slice(1) }, 422],
      [{ checked: [...checked, 'horoscope'] }, 422],
      [{ ends_on: '2029-06-16' }, 422],
      [{ ends_on: '2026-06-14' }, 422],
      [{ ends_on: '2027-02-30' }, 422],
      [{ ends_on: undefined }, 422],
      [{ starts_on: '2028-02-29', ends_on: '2031-03-01' }, 422],
      [{ text: ' ' }, 422],
      [{ text: 'a\0b' }, 422],
      [{ state: 'invited' }, 422],
    ] as const) {
      expect([more, (await decide({ ...yes, ...more })).status]).toEqual([more, status])
    }
    expect((await thread()).state).toBe('received')
    const { json } = await decide(yes)
    expect(json).toEqual({ version: 1 })
    expect((await decide({ state: 'declined', text: '' })).status).toBe(409)
    expect((await thread()).licence).toEqual({
      starts_on: '2026-06-15',
      ends_on: '2029-06-15',
      terms: 'Two hundred bags.',
    })
    expect(await licences('current')).toMatchObject([{ ends_on: '2029-06-15', ended_early_on: null }])
    expect([await licences('ending'), await licences('ended')]).toEqual([[], []])
    const audit = await rowsOf(db, 'audit')
    expect(audit.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
    expect(audit.filter(({ outcome }) => outcome === 'refused')).toHaveLength(11)
    expect(JSON.stringify(audit)).not.toContain('hundred')
  })

  test('end early with a reason: the register keeps the last day that was agreed', async () => {
    const { decide, end, thread, licences, mails, until } = await open('jp')
    await decide(yes)
    for (const body of [
      { ends_on: '2026-06-14', reason: 'Late' },
      { ends_on: '2029-06-15', reason: 'No sooner' },
      { ends_on: '2026-06-31', reason: 'No day' },
      { ends_on: '2026-07-01', reason: ' ' },
      { ends_on: '2026-07-01' },
    ])
      expect((await end(body)).status).toBe(422)
    expect((await end({ ends_on: '2026-07-31', reason: '契約の条件と違う使い方でした。' })).status).toBe(200)
    expect((await end({ ends_on: '2026-07-01', reason: 'Again' })).status).toBe(409)
    const [, letter, ...more] = await mails()
    expect(more).toEqual([])
    expect(letter?.subject).toContain('期間の途中で2026年7月31日に終わります')
    expect(letter?.text).toContain('契約の条件と違う使い方でした。')
    expect(letter?.text).toContain('2029年6月15日までの予定でした')
    expect((await thread()).licence.ends_on).toBe('2026-07-31')
    expect(await licences('ending')).toMatchObject([
      {
        ends_on: '2029-06-15',
        ended_early_on: '2026-07-31',
        ended_because: '契約の条件と違う使い方でした。',
      },
    ])
    await until('2026-07-31')
    expect((await thread()).state).toBe('accepted')
    await until('2026-08-01')
    expect((await thread()).state).toBe('expired')
    expect(await mails()).toHaveLength(2)
    expect(await licences('ended')).toMatchObject([{ ended_early_on: '2026-07-31' }])
    expect(await licences('current')).toEqual([])
    expect((await end({ ends_on: '2026-09-01', reason: 'Again' })).status).toBe(409)
  })

  test('are reminded of 60 days before the end, once, unless they end early', async () => {
    const { decide, mails, until, licences } = await open()
    await decide({ ...yes, ends_on: '2027-06-15' })
    await until('2027-04-15')
    expect(await mails()).toHaveLength(1)
    await Promise.all([until('2027-04-16'), until('2027-04-16')])
    expect(await mails()).toHaveLength(2)
    expect(await licences('ending')).toMatchObject([{ reminded_at: '2027-04-16T10:00:00.000Z' }])
  })

  test('are listed page by page, next end first', onBoth, async () => {
    const { legal, send, enter } = await open()
    const ends = ['2027-03-01', '2026-12-01', '2027-03-01', '2028-01-01']
    for (const ends_on of ends) {
      const params = { reference: await send('permission') }
      await legal.call('decidePermission', { params, body: { ...yes, ends_on } })
    }
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: Record<string, string> = { limit: '1', ...(cursor && { cursor }) }
      const { json } = await legal.call('listLicences', { query })
      seen.push(...((json?.licences ?? []) as { ends_on: string }[]).map(each => each.ends_on))
      cursor = json?.next_cursor as string | null
    }
    expect(seen).toEqual(ends.toSorted())
    expect((await legal.call('listLicences', { query: { cursor: 'x' } })).status).toBe(400)
    expect((await (await enter('support', 'press')).call('listLicences')).status).toBe(403)
  })

  test('of another team or kind are not found', async () => {
    const { db, legal, params, reference, send, decide, end } = await open()
    const support = { reference: await send('support') }
    for (const strange of ['\0', '%', "' or 1=1", 'P'.repeat(300)])
      expect((await end({ ends_on: '2026-07-01', reason: 'x' }, { reference: strange })).status).toBe(404)
    const body = { state: 'declined', text: '' }
    expect((await legal.call('decidePermission', { params: support, body })).status).toBe(404)
    await changeRows(db, 'requests', { reference }, { team: 'press' })
    expect((await decide(body)).status).toBe(404)
    expect((await legal.call('previewPermission', { params, body })).status).toBe(404)
    expect((await end({ ends_on: '2026-07-01', reason: 'x' })).status).toBe(404)
  })

  test('an entry leaves the media list', async () => {
    const { db, enter, send, legal } = await open()
    const press = await enter('press')
    const params = { reference: await send('media-list') }
    expect((await legal.call('leaveMediaList', { params })).status).toBe(403)
    const other = { reference: await send('permission') }
    expect((await press.call('leaveMediaList', { params: other })).status).toBe(404)
    expect((await press.call('leaveMediaList', { params })).status).toBe(200)
    expect((await press.call('leaveMediaList', { params })).status).toBe(404)
    expect((await rowsOf(db, 'requests')).map(({ kind }) => kind)).toEqual(['permission', 'permission'])
  })
})
