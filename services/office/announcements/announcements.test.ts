import { expect, test } from 'vitest'
import { createAdminClient } from '../../../contract/admin.ts'
import type { WrittenAnnouncement } from '../../../contract/office/announcements.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { readRevision } from '../../admin/content/revision.ts'
import { openContent } from '../content/content-for-tests.ts'
import { origin } from '../three-services-for-tests.ts'

const minuteMs = 60_000

onDatabasesInTurn('announcements', databases => {
  const open = async () => {
    const office = await openContent(databases)
    const { db, editor, admin, time } = office
    const inMinutes = (minutes: number) => new Date(time.now.getTime() + minutes * minuteMs).toISOString()
    const words = () => ({
      ...{ language: 'jp', section: 'all', text: '新しい手引きです。', link_to: '/insight/2026/one-leaf' },
      ...{ link_text: '読む', starts_at: inMinutes(0), ends_at: inMinutes(60), publish: true },
    })
    const save = (more: object = {}) => editor.call('saveAnnouncement', { body: { ...words(), ...more } })
    const list = async () =>
      ((await editor.call('listAnnouncements')).json as unknown as { announcements: WrittenAnnouncement[] })
        .announcements
    const announced = async (language: string) => {
      const client = createAdminClient({
        ...{ baseUrl: `${origin}/api/admin`, fetch: admin, headers: { 'Accept-Language': language } },
      } as never)
      return (await client.getAnnouncements()).announcements
    }
    return { db, editor, time, inMinutes, save, list, announced }
  }

  test('one is seen in its language from its minute to its minute, and pages are rendered anew', async () => {
    const { db, time, save, list, announced, inMinutes } = await open()
    const before = await readRevision(db as never)
    await save({ starts_at: inMinutes(10), ends_at: inMinutes(20) })
    expect(await readRevision(db as never)).toBeGreaterThan(before)
    expect([(await list())[0]?.state, await announced('ja')]).toEqual(['planned', []])
    const at = async (minutes: number) => {
      time.now = new Date(start + minutes * minuteMs)
      return [(await list())[0]?.state, (await announced('ja')).length, (await announced('en-US')).length]
    }
    const start = Math.trunc(time.now.getTime() / minuteMs) * minuteMs
    expect(await at(10)).toEqual(['showing', 1, 0])
    expect(await at(19.99)).toEqual(['showing', 1, 0])
    expect(await at(20)).toEqual(['ended', 0, 0])
  })

  test('the pages are to change at its beginning and its end', async () => {
    const { db, save, inMinutes } = await open()
    const times = [inMinutes(10), inMinutes(20)].map(at => `${at.slice(0, 16)}:00.000Z`)
    await save({ starts_at: times[0], ends_at: times[1] })
    await save({ starts_at: times[0], ends_at: times[1] })
    const jobs = await rowsOf(db, 'jobs')
    expect(jobs.filter(({ kind }) => kind === 'announcement-turn').map(({ run_at }) => run_at)).toEqual(times)
  })

  test('a draft and changes that are not published are not on the site', async () => {
    const { editor, save, list, announced } = await open()
    await save({ publish: false })
    expect(await announced('ja')).toEqual([])
    const [{ id = '', version = 0 } = {}] = await list()
    await save({ id, version })
    expect(await announced('ja')).toMatchObject([
      { section: 'all', link: { to: 'page:/insight/2026/one-leaf', text: '読む' } },
    ])
    await save({ id, version: version + 1, text: '秘密の下書き', publish: false })
    expect(await announced('ja')).toMatchObject([{ text: '新しい手引きです。' }])
    expect(await list()).toMatchObject([{ text: '秘密の下書き', is_changed: true, state: 'showing' }])
    expect((await save({ id, version })).status).toBe(409)
    expect((await editor.call('withdrawAnnouncement', { params: { id } })).status).toBe(200)
    expect([await announced('ja'), (await list())[0]?.state]).toEqual([[], 'draft'])
    await editor.call('removeAnnouncement', { params: { id } })
    expect(await list()).toEqual([])
    expect((await editor.call('removeAnnouncement', { params: { id } })).status).toBe(404)
  })

  test('of a section comes first, then the latest', async () => {
    const { time, save, announced } = await open()
    await save({ section: 'handbook', text: '手引き' })
    time.now = new Date(time.now.getTime() + minuteMs)
    await save({ text: '先' })
    time.now = new Date(time.now.getTime() + minuteMs)
    await save({ text: '後' })
    expect((await announced('ja')).map(({ text }) => text)).toEqual(['手引き', '後', '先'])
  })

  test('what does not fit is refused with a sentence, and shows nothing', async () => {
    const { save, inMinutes, announced } = await open()
    const refusals: [object, number][] = [
      [{ text: '   ' }, 422],
      [{ text: 'x'.repeat(201) }, 422],
      [{ text: 'a\u0000b' }, 422],
      [{ link_to: 'javascript:alert(1)' }, 422],
      [{ link_to: '//elsewhere.example/a' }, 422],
      [{ link_to: 'http://elsewhere.example/a' }, 422],
      [{ link_to: 'https://a:b@elsewhere.example' }, 422],
      [{ link_to: '/nowhere' }, 422],
      [{ link_to: '' }, 422],
      [{ link_text: '' }, 422],
      [{ ends_at: inMinutes(-1) }, 422],
      [{ starts_at: inMinutes(-9), ends_at: inMinutes(-2) }, 422],
      [{ ends_at: inMinutes(600_000) }, 422],
      [{ ends_at: 'soon' }, 422],
      [{ section: 'office' }, 422],
      [{ id: 'none', version: 1 }, 404],
    ]
    for (const [more, status] of refusals) {
      const answer = await save(more)
      expect([more, answer.status]).toEqual([more, status])
      expect(answer.json?.detail).toBeTruthy()
    }
    expect(await announced('ja')).toEqual([])
    expect((await save({ link_to: 'https://elsewhere.example/a' })).status).toBe(200)
    expect((await save({ link_to: `${origin}/cn/press?a=1#b` })).status).toBe(200)
  })
})
