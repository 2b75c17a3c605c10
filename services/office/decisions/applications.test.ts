import { expect, test } from 'vitest'
import { queuedJobs } from '../../../platform/jobs/queued-jobs-for-tests.ts'
import { sentMails } from '../../../platform/mail/sent-mails-for-tests.ts'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { changeRows, removeRows, rowsOf } from '../../../test/rows.ts'
import { openThreeServices } from '../three-services-for-tests.ts'

const tablet = { devices: ['ipad-a16'], familiarity: ['sketching', 'animation'] }
const phone = { devices: ['iphone-17'], familiarity: ['planning'] }

interface Page {
  readonly applications: readonly Record<string, unknown>[]
  readonly next_cursor: string | null
  readonly places: readonly unknown[]
}

onDatabasesInTurn('beta applications in the office', databases => {
  async function open() {
    const services = await openThreeServices(databases)
    const support = await services.enter('support')
    const apply = (email: string, answers: object = tablet) =>
      services.send('beta-application', { email, answers: answers as Record<string, unknown> })
    const list = async (query: Record<string, string> = {}) =>
      (await support.call('listApplications', { query })).json as unknown as Page
    const decide = async (decision: string, references: readonly string[], more: object = {}) =>
      (await support.call('decideApplications', { body: { decision, references, ...more } })).json
    const deliver = async () => {
      for (const { id, kind, payload } of await queuedJobs(services.db))
        await services.jobs[kind]?.(payload, { id, attempt: 1 })
    }
    const mails = async () => (await sentMails(services.db)).map(({ to, subject }) => [to, subject])
    return { ...services, support, apply, list, decide, deliver, mails }
  }

  test('are listed longest waiting first, page by page, by device, familiarity, beta', onBoth, async () => {
    const { apply, list, time } = await open()
    const references: string[] = []
    for (const answers of [tablet, phone, tablet, tablet]) {
      references.push(await apply(`mio${references.length}@example.com`, answers))
      time.now = new Date(time.now.getTime() + 60_000)
    }
    const of = ({ applications }: Page) => applications.map(({ reference }) => reference)
    const first = await list({ limit: '3' })
    expect(of(first)).toEqual(references.slice(0, 3))
    expect(first.applications[1]).toMatchObject({
      ...{ ...phone, betas: ['pocket'], signed_on: null, activation: 'none', state: 'received', name: 'Mio' },
    })
    const second = await list({ limit: '3', cursor: first.next_cursor ?? '' })
    expect([of(second), second.next_cursor]).toEqual([references.slice(3), null])
    expect(of(await list({ device: 'iphone-17' }))).toEqual([references[1]])
    expect(of(await list({ familiarity: 'animation', beta: 'dreams', limit: '2' }))).toEqual([
      references[0],
      references[2],
    ])
    expect(of(await list({ state: 'invited' }))).toEqual([])
    expect(first.places).toEqual(
      ['procreate', 'pocket', 'dreams'].map(beta => ({ beta, places: null, taken: 0 })),
    )
  })

  test('refuse a cursor of another list', async () => {
    const { support } = await open()
    for (const cursor of ['x', Buffer.from('2026-06-15 1').toString('base64url'), "' or 1=1"]) {
      const { status } = await support.call('listApplications', { query: { cursor } })
      expect(status).toBe(400)
    }
  })

  test('are decided together: one mail, one event and one delivery each, one row of the audit log', async () => {
    const { db, apply, decide, mails, deliver, list } = await open()
    const references = [await apply('mio@example.com'), await apply('noor@example.com', phone)]
    const undecidable = await apply('ida@example.com', { devices: ['not-listed'] })
    const answer = await decide('invited', [
      ...references.map(each => each.toLowerCase()),
      undecidable,
      'B-22222222',
    ])
    expect(answer).toEqual({
      decided: references,
      refused: expect.arrayContaining([
        { reference: 'B-22222222', reason: 'unknown' },
        { reference: undecidable, reason: 'no-beta' },
      ]),
    })
    expect((await mails()).toSorted()).toEqual(
      [
        ['mio@example.com', `You are invited to the beta: ${references[0]}`],
        ['noor@example.com', `You are invited to the beta: ${references[1]}`],
      ].toSorted(),
    )
    expect(await decide('declined', references)).toMatchObject({
      decided: [],
      refused: references.map(reference => ({ reference, reason: 'state' })),
    })
    expect(await mails()).toHaveLength(2)
    const audit = await rowsOf(db, 'audit')
    expect(audit.map(({ act, outcome }) => [act, outcome])).toEqual([
      ['decideApplications', 'done'],
      ['decideApplications', 'done'],
    ])
    expect(JSON.stringify(audit)).not.toContain('example.com')
    const invited = await list({ state: 'invited' })
    expect(invited.applications.map(({ activation }) => activation)).toEqual(['pending', 'pending'])
    await deliver()
    expect((await list({ state: 'invited' })).applications.map(({ activation }) => activation)).toEqual([
      'done',
      'done',
    ])
    const events = await rowsOf(db, 'request_events')
    expect(events.filter(({ kind }) => kind === 'decision').map(({ staff_id }) => staff_id)).toHaveLength(2)
    expect(events.every(({ kind, staff_id }) => kind !== 'decision' || staff_id !== null)).toBe(true)
  })

  test('show a delivery that was given up', async () => {
    const { db, apply, decide, list } = await open()
    await decide('invited', [await apply('mio@example.com')])
    await changeRows(db, 'jobs', { kind: 'beta-decision' }, { gave_up_at: '2026-06-16T10:00:00.000Z' })
    expect((await list({ state: 'invited' })).applications[0]?.activation).toBe('failed')
  })

  test('show a signature', async () => {
    const { db, apply, decide, list } = await open()
    const reference = await apply('mio@example.com')
    await decide('invited', [reference])
    const agreement = { name: 'Mio', at: '2026-06-15T10:00:00.000Z', effective: '2026-06-01' }
    await changeRows(db, 'requests', { reference }, { answers: JSON.stringify({ ...tablet, agreement }) })
    expect((await list({ state: 'invited' })).applications[0]?.signed_on).toBe('2026-06-15T10:00:00.000Z')
  })

  test('never take more places than there are, in one decision or in several at once', onBoth, async () => {
    const { support, apply, decide, list, mails, post } = await open()
    const set = await support.call('setPlaces', { params: { beta: 'procreate' }, body: { places: 3 } })
    expect(set.json).toEqual({ success: true })
    const references = []
    for (let number = 0; number < 9; number++) references.push(await apply(`mio${number}@example.com`))
    const answers = await Promise.all([
      decide('invited', references.slice(0, 4)),
      decide('invited', references.slice(4, 8)),
    ])
    const decided = answers.flatMap(answer => answer?.decided as string[])
    expect(decided).toHaveLength(3)
    expect(answers.flatMap(answer => answer?.refused as { reason: string }[])).toMatchObject(
      Array.from({ length: 5 }, () => ({ reason: 'full' })),
    )
    expect(await mails()).toHaveLength(3)
    const placesOf = async () => (await list()).places
    expect(await placesOf()).toEqual([
      { beta: 'procreate', places: 3, taken: 3 },
      { beta: 'pocket', places: null, taken: 0 },
      { beta: 'dreams', places: null, taken: 3 },
    ])
    const last = references.slice(8)
    expect(await decide('invited', last, { betas: ['dreams'] })).toMatchObject({ decided: last })
    expect((await post(decided[0] ?? '', 'withdrawal')).status).toBe(200)
    expect((await placesOf())[0]).toMatchObject({ taken: 2 })
    const left = references.find(each => !decided.includes(each) && !last.includes(each)) ?? ''
    expect(await decide('invited', [left])).toMatchObject({ decided: [left] })
  })

  test('take no unknown beta, and no places below zero', async () => {
    const { support } = await open()
    const set = (beta: string, places: unknown) =>
      support.call('setPlaces', { params: { beta }, body: { places } })
    expect((await set('pencil', 3)).status).toBe(404)
    for (const places of [-1, 1.5, '3', 1e9, undefined])
      expect((await set('pocket', places)).status).toBe(422)
    expect((await set('pocket', null)).status).toBe(200)
  })

  test('of another team are unknown, and no role but two reaches them', async () => {
    const { db, apply, decide, list, enter } = await open()
    const reference = await apply('mio@example.com')
    await changeRows(db, 'requests', { reference }, { team: 'legal' })
    expect((await list()).applications).toEqual([])
    expect(await decide('declined', [reference])).toEqual({
      decided: [],
      refused: [{ reference, reason: 'unknown' }],
    })
    const legal = await enter('legal', 'press', 'editor')
    expect((await legal.call('listApplications')).status).toBe(403)
    const body = { references: [reference], decision: 'declined' }
    expect((await legal.call('decideApplications', { body })).status).toBe(403)
  })

  test('that are deleted give their place back', async () => {
    const { db, apply, decide, list } = await open()
    await decide('invited', [await apply('mio@example.com')])
    expect((await list()).places[0]).toMatchObject({ taken: 1 })
    await removeRows(db, 'requests')
    expect((await list()).places[0]).toMatchObject({ taken: 0 })
  })
})
