import { expect, test } from 'vitest'
import { ensureRecurring } from '../../../../platform/jobs/recurring.ts'
import { onBoth, onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { handbookFiles } from '../../../admin/content/import/folder-for-tests.ts'
import { readRevision } from '../../../admin/content/revision.ts'
import { sharingPicturesJob } from '../../../admin/content/sharing-pictures/renew-pictures.ts'
import { leaf } from '../content-for-tests.ts'
import { scheduleKind } from './run-schedules.ts'
import { openSchedules } from './schedule-for-tests.ts'

onDatabasesInTurn('schedules', databases => {
  test('the scheduled revision goes out at its moment, once, in one of two processes', onBoth, async () => {
    const office = await openSchedules(databases, { processes: 2 })
    const { editor } = office
    await editor.save('cn', '第一版。')
    expect(await office.plan('cn', office.after(60))).toMatchObject({ status: 200, json: { warning: null } })
    const { version } = await editor.open('cn')
    await editor.save('cn', '第二版。')
    const number = await readRevision(office.db as never)
    expect(await office.read('zh-CN')).toBe('A text in cn.')
    expect(
      (await editor.call('listEntries', { query: { state: 'scheduled', language: 'cn' } })).json,
    ).toMatchObject({ entries: [{ path: leaf }] })
    office.pass(61)
    await expect.poll(() => office.read('zh-CN')).toBe('第一版。')
    await expect.poll(async () => (await office.calendar()).map(({ state }) => state)).toEqual(['done'])
    expect(await readRevision(office.db as never)).toBe(number + 1)
    const ran = (await rowsOf(office.db, 'audit')).filter(({ act }) => act === 'runSchedule')
    expect(ran.map(({ outcome, staff_id }) => [outcome, staff_id])).toEqual([['done', editor.staffId]])
    expect((await editor.open('cn')).text?.markdown).toBe('第二版。')
    expect((await editor.open('cn')).version).toBe(version + 1)
    expect((await office.seen('cn')).schedules).toEqual([])
  })

  test('what was due while no process ran goes out when one starts, and in no other', async () => {
    const office = await openSchedules(databases, { processes: 0 })
    await office.editor.save('cn', '晚了。')
    await office.plan('cn', office.after(5))
    office.pass(600)
    expect((await office.calendar()).map(({ state }) => state)).toEqual(['late'])
    expect(await office.read('zh-CN')).toBe('A text in cn.')
    const number = await readRevision(office.db as never)
    office.work()
    office.work()
    await expect.poll(() => office.read('zh-CN')).toBe('晚了。')
    await expect.poll(async () => (await office.calendar()).map(({ state }) => state)).toEqual(['done'])
    expect(await readRevision(office.db as never)).toBe(number + 1)
  })

  test('publishing makes the job of the pictures for sharing due at once', async () => {
    const office = await openSchedules(databases, { processes: 0 })
    await ensureRecurring(office.database as never, sharingPicturesJob, 60_000, new Date(office.after(50)))
    const dueAt = async () =>
      (await rowsOf(office.db, 'jobs')).find(({ kind }) => kind === `every:${sharingPicturesJob}`)?.run_at
    expect(await dueAt()).toBe(office.after(50))
    await office.editor.write('en', 'Another.')
    expect(await dueAt()).toBe(office.after(0))
  })

  test('a writer saves over a publishing that happened meanwhile, without a conflict', async () => {
    const office = await openSchedules(databases)
    const { editor } = office
    await editor.save('en', 'To go out.')
    await office.plan('en', office.after(5))
    const opened = await editor.open('en')
    office.pass(6)
    await expect.poll(() => office.read('en-US')).toBe('To go out.')
    expect((await editor.save('en', 'Written meanwhile.', leaf, opened)).status).toBe(200)
    expect((await editor.publish('en')).status).toBe(200)
    expect(await office.read('en-US')).toBe('Written meanwhile.')
  })

  test('a text leaves the site at its moment; the other languages stay', async () => {
    const office = await openSchedules(databases)
    expect((await office.planEnd('jp', office.after(5))).status).toBe(200)
    office.pass(6)
    await expect.poll(async () => (await office.editor.open('jp')).live).toBe(null)
    expect(await office.read('zh-CN')).toBe('A text in cn.')
    expect(await office.planEnd('jp', office.after(5))).toMatchObject({ status: 409 })
    expect((await office.plan('jp', office.after(5))).status).toBe(200)
    expect((await office.planEnd('jp', office.after(5))).status).toBe(409)
    expect((await office.planEnd('jp', office.after(9))).status).toBe(200)
    office.pass(10)
    await expect
      .poll(async () => (await office.calendar()).map(({ act, state }) => [act, state]))
      .toEqual([
        ['unpublish', 'done'],
        ['publish', 'done'],
        ['unpublish', 'done'],
      ])
    expect(await office.planEnd('facts', office.after(5))).toMatchObject({ status: 409 })
  })

  test('a moment can be changed and cancelled; what was published by hand or archived does not go out again', async () => {
    const office = await openSchedules(databases)
    const { editor } = office
    await editor.save('en', 'One.')
    await office.plan('en', office.after(5))
    await office.plan('en', office.after(50))
    office.pass(10)
    const [waiting] = (await office.seen('en')).schedules
    expect(waiting?.state).toBe('waiting')
    expect((await office.cancel(waiting?.id ?? '', 'jp')).status).toBe(404)
    expect((await office.cancel(waiting?.id ?? '', 'en')).status).toBe(200)
    expect((await office.cancel(waiting?.id ?? '', 'en')).status).toBe(409)
    await office.plan('en', office.after(5))
    await editor.write('en', 'Two, by hand.')
    expect((await office.seen('en')).schedules).toEqual([])
    await editor.save('en', 'Three.')
    await office.plan('en', office.after(5))
    await editor.call('archiveEntry', { params: { entry: leaf }, body: { archived: true } })
    expect((await office.plan('en', office.after(5))).status).toBe(409)
    office.pass(100)
    expect(await office.calendar()).toEqual([])
    expect(await office.read('en-US')).toBe(404)
  })

  test('what cannot go says why, on the part and on the calendar, is not tried again, and is put away', async () => {
    const masks = 'handbook/procreate/layers/masks'
    const files = handbookFiles('procreate/layers/masks', { versions: ['5.3'] })
    const office = await openSchedules(databases, { files })
    const { editor } = office
    await editor.save('en', 'See [wind](handbook:layers/wind).', masks)
    const planned = await office.plan('en', office.after(5), masks)
    expect(planned.json?.warning).toMatch(/handbook:layers\/wind does not stand in/)
    const number = await readRevision(office.db as never)
    office.pass(6)
    await expect
      .poll(async () => (await office.seen('en', masks)).schedules)
      .toMatchObject([{ state: 'failed', fault: expect.stringContaining('handbook:layers/wind') }])
    expect(await office.calendar()).toMatchObject([
      { state: 'failed', fault: expect.stringContaining('wind') },
    ])
    expect(await readRevision(office.db as never)).toBe(number)
    const ran = (await rowsOf(office.db, 'audit')).filter(({ act }) => act === 'runSchedule')
    expect(ran.map(({ outcome }) => outcome)).toEqual(['refused'])
    const jobs = (await rowsOf(office.db, 'jobs')).filter(({ kind }) => kind === scheduleKind)
    expect(jobs.map(({ done_at }) => done_at)).toEqual([expect.any(String)])
    const [failed] = (await office.seen('en', masks)).schedules
    expect((await office.cancel(failed?.id ?? '', 'en', masks)).status).toBe(200)
    expect((await office.seen('en', masks)).schedules).toEqual([])
  })

  test('a revision that is older than what is on the site by then does not replace it', async () => {
    const office = await openSchedules(databases)
    const { editor } = office
    await editor.save('en', 'Older.')
    const { draft } = await editor.open('en')
    await editor.write('en', 'Newer.')
    const body = { act: 'publish', at: office.after(5), revision: draft?.id }
    await editor.call('schedule', { params: { entry: leaf, part: 'en' }, body })
    office.pass(6)
    await expect
      .poll(async () => (await office.seen('en')).schedules)
      .toMatchObject([{ state: 'failed', fault: expect.stringContaining('was published since') }])
    expect(await office.read('en-US')).toBe('Newer.')
  })

  test('no moment that has passed, does not exist or is out of reach, and no revision of another text', async () => {
    const office = await openSchedules(databases)
    const { draft } = await office.editor.open('en')
    const send = (body: object, part = 'en', entry = leaf) =>
      office.editor.call('schedule', { params: { entry, part }, body })
    const at = office.after(60)
    for (const wrong of [
      ...[
        '',
        'tomorrow',
        '99999-01-01T00:00Z',
        '2026-13-01T00:00Z',
        '2027-02-30T10:00Z',
        '2026-07-01T25:00Z',
      ],
      ...['2026-07-01T10:00', '2026-07-01', '+012026-07-01T10:00Z', office.after(0), office.after(-60)],
      ...[
        '2031-01-01T00:00Z',
        `2026-07-01T10:00Z${'0'.repeat(100_000)}`,
        1_800_000_000,
        null,
        { toString: 1 },
      ],
    ])
      expect([wrong, (await send({ act: 'publish', at: wrong, revision: draft?.id })).status]).toEqual([
        wrong,
        422,
      ])
    expect((await send({ act: 'publish', at })).status).toBe(422)
    expect((await send({ act: 'archive', at, revision: draft?.id })).status).toBe(422)
    expect((await send({ act: 'publish', at, revision: 'no-such-revision' })).status).toBe(404)
    expect((await send({ act: 'publish', at, revision: draft?.id }, 'jp')).status).toBe(404)
    expect((await send({ act: 'publish', at, revision: draft?.id }, 'en', 'insight/2026/none')).status).toBe(
      404,
    )
    for (const role of ['translator', 'support', 'press', 'careers'] as const) {
      const other = await office.enter(role)
      const body = { act: 'publish', at, revision: draft?.id }
      const asked = await other.call('schedule', { params: { entry: leaf, part: 'en' }, body })
      expect([role, asked.status]).toEqual([role, 403])
    }
    expect(await office.calendar()).toEqual([])
  })
})
