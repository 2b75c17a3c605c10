import { expect, test } from 'vitest'
import type { WrittenIncident } from '../../../contract/office/incidents.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { readRevision } from '../../admin/content/revision.ts'
import { getStatus } from '../../admin/status/get-status.ts'
import { openOffice } from '../office-for-tests.ts'

onDatabasesInTurn('incidents', databases => {
  const open = async () => {
    const office = await openOffice(databases)
    const { db, time } = office
    const { visitor } = await office.enter('ada@example.com', 'support')
    const minutes = (count: number) => new Date(time.now.getTime() + count * 60_000).toISOString()
    const fault = () => ({
      ...{ kind: 'incident', state: 'investigating', parts: ['mail'], starts_at: minutes(-9), ends_at: null },
      title: { en: 'Mail is late', cn: '', jp: 'メールの遅れ' },
      texts: { en: 'Confirmations take an hour.', cn: '', jp: '' },
    })
    const save = (more: object = {}) => visitor.call('saveIncident', { body: { ...fault(), ...more } })
    const list = async () =>
      ((await visitor.call('listIncidents')).json as unknown as { incidents: WrittenIncident[] }).incidents
    const seen = async (languageTag: 'en-US' | 'ja' = 'en-US') =>
      (await getStatus(db as never, { languageTag, now: time.now, isReadOnly: false })).incidents
    return { ...office, visitor, minutes, save, list, seen }
  }

  test('one is read at once, in English where there are no other words, and its updates newest first', async () => {
    const { db, save, list, seen, pass } = await open()
    const before = await readRevision(db as never)
    expect((await save()).status).toBe(200)
    expect(await readRevision(db as never)).toBeGreaterThan(before)
    expect(await seen('ja')).toMatchObject([
      {
        ...{ title: 'メールの遅れ', lang: 'ja', parts: ['mail'], ends_at: null, state: 'investigating' },
        updates: [{ text: 'Confirmations take an hour.', lang: 'en-US' }],
      },
    ])
    const [{ id = '', version = 0 } = {}] = await list()
    pass(60_000)
    expect(
      (await save({ id, version, state: 'resolved', texts: { en: 'All sent.', cn: '', jp: '' } })).status,
    ).toBe(200)
    expect(await seen()).toMatchObject([
      {
        ...{ title: 'Mail is late', state: 'resolved', ends_at: expect.any(String) },
        updates: [{ text: 'All sent.', state: 'resolved' }, { state: 'investigating' }],
      },
    ])
    expect((await save({ id, version })).status).toBe(409)
    const acts = (await rowsOf(db, 'audit')).filter(({ act }) => act === 'saveIncident')
    expect(acts.map(({ act, outcome }) => [act, outcome])).toEqual([
      ['saveIncident', 'done'],
      ['saveIncident', 'done'],
      ['saveIncident', 'refused'],
    ])
  })

  test('maintenance begins and ends by the clock, or early', async () => {
    const { save, list, seen, time, minutes } = await open()
    const start = time.now
    await save({ kind: 'maintenance', state: 'planned', starts_at: minutes(10), ends_at: minutes(20) })
    const [{ id = '', version = 0 } = {}] = await list()
    const stateAt = async (count: number) => {
      time.now = new Date(start.getTime() + count * 60_000)
      return (await seen())[0]?.state
    }
    expect([await stateAt(9), await stateAt(12), await stateAt(21)]).toEqual(['planned', 'underway', 'done'])
    await stateAt(12)
    await save({
      id,
      version,
      kind: 'maintenance',
      state: 'done',
      starts_at: minutes(-2),
      ends_at: minutes(8),
    })
    expect(await stateAt(13)).toBe('done')
  })

  test('an update that was wrong goes, the only one with its incident', async () => {
    const { db, visitor, save, list, seen, pass } = await open()
    await save()
    const [{ id = '', version = 0 } = {}] = await list()
    pass(60_000)
    await save({ id, version, texts: { en: 'Wrong.', cn: '', jp: '' } })
    const remove = async (update: string) =>
      (await visitor.call('removeIncidentUpdate', { params: { id, update } })).status
    const [wrong, first] = (await list())[0]?.updates ?? []
    expect([
      await remove(wrong?.id ?? ''),
      await remove(wrong?.id ?? ''),
      await remove(first?.id ?? ''),
    ]).toEqual([...[200, 404, 409]])
    expect((await visitor.call('removeIncident', { params: { id } })).status).toBe(200)
    expect((await visitor.call('removeIncident', { params: { id } })).status).toBe(404)
    expect([await seen(), await rowsOf(db, 'incident_updates')]).toEqual([[], []])
  })

  test('what does not fit is refused with a sentence, and shows nothing', async () => {
    const { save, seen, minutes } = await open()
    const refusals: [object, number][] = [
      [{ title: { en: ' ', cn: '标题', jp: '' } }, 422],
      [{ title: { en: 'x'.repeat(121), cn: '', jp: '' } }, 422],
      [{ texts: { en: '', cn: '慢', jp: '' } }, 422],
      [{ texts: { en: '', cn: '', jp: '' } }, 422],
      [{ texts: { en: 'a\u0000b', cn: '', jp: '' } }, 422],
      [{ parts: [] }, 422],
      [{ parts: ['office'] }, 422],
      [{ state: 'planned' }, 422],
      [{ starts_at: minutes(60) }, 422],
      [{ kind: 'maintenance', state: 'planned' }, 422],
      [{ kind: 'maintenance', state: 'planned', ends_at: minutes(-10) }, 422],
      [{ kind: 'maintenance', state: 'planned', ends_at: minutes(60_000) }, 422],
      [{ id: 'none', version: 1 }, 404],
    ]
    for (const [more, status] of refusals) {
      const answer = await save(more)
      expect([more, answer.status]).toEqual([more, status])
      expect(answer.json?.detail).toBeTruthy()
    }
    expect(await seen()).toEqual([])
  })

  test('it is not for everybody', async () => {
    const { enter } = await open()
    const { visitor } = await enter('press@example.com', 'press')
    expect((await visitor.call('listIncidents')).status).toBe(403)
  })
})
