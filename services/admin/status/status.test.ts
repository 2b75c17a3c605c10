import { expect, test } from 'vitest'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { openAdminDatabase } from '../database-for-tests.ts'
import { eraseStatus } from './erase-status.ts'
import { getStatus } from './get-status.ts'
import { isMeasured, minuteOf, storeMinute } from './store-minute.ts'

const now = new Date('2026-11-27T00:12:20Z')
const up = { pages: 'up', account: 'up', requests: 'up', mail: 'slow', search: 'down' } as const

onDatabasesInTurn('the status of the site', databases => {
  const open = async () => {
    const { db } = await openAdminDatabase(databases)
    const status = (at = now, isReadOnly = false) =>
      getStatus(db, { languageTag: 'en-US', now: at, isReadOnly })
    const part = async (id: string, ...args: Parameters<typeof status>) =>
      (await status(...args)).parts.find(each => each.id === id)
    return { db, status, part }
  }

  test(
    'a minute that two processes have measured counts once, and the first one stands',
    onBoth,
    async () => {
      const { db, part } = await open()
      await Promise.all([1, 2, 3].map(() => storeMinute(db, minuteOf(now), up)))
      await storeMinute(db, minuteOf(now), { ...up, pages: 'down' })
      await storeMinute(db, '2026-11-27T00:11', { ...up, pages: 'down' })
      expect([await isMeasured(db, minuteOf(now)), await isMeasured(db, '2026-11-27T00:10')]).toEqual([
        true,
        false,
      ])
      expect(await part('pages')).toMatchObject({
        state: 'up',
        days: [{ day: '2026-11-27', up: 1, slow: 0, down: 1, maintenance: 0 }],
        hours: [{ hour: '2026-11-27T00', up: 1, down: 1 }],
      })
      expect(await part('mail')).toMatchObject({ state: 'slow', days: [{ slow: 2, up: 0 }] })
    },
  )

  test('what was not measured is unknown, and soon so is what was', async () => {
    const { db, status, part } = await open()
    expect(await status()).toMatchObject({ checked_at: null, incidents: [] })
    await storeMinute(db, minuteOf(now), up)
    expect(await part('uploads')).toMatchObject({ state: 'unknown', days: [] })
    expect(await part('pages', new Date(now.getTime() + 10 * 60_000))).toMatchObject({ state: 'unknown' })
  })

  test('while nothing may be stored, what stores is in maintenance and the rest is as it is', async () => {
    const { db, part } = await open()
    await storeMinute(db, minuteOf(now), up)
    expect(await part('requests', now, true)).toMatchObject({ state: 'maintenance' })
    expect(await part('pages', now, true)).toMatchObject({ state: 'up' })
  })

  test('ninety days are shown and kept, minutes for two', async () => {
    const { db, part } = await open()
    for (const day of ['2026-08-29', '2026-08-30', '2026-11-24', '2026-11-26'])
      await storeMinute(db, `${day}T10:00`, up)
    expect((await part('pages'))?.days.map(({ day }) => day)).toEqual([
      '2026-08-30',
      '2026-11-24',
      '2026-11-26',
    ])
    await eraseStatus(db, now)
    expect((await rowsOf(db, 'status_minutes')).map(({ minute }) => minute)).toEqual(['2026-11-26T10:00'])
    expect(new Set((await rowsOf(db, 'status_hours')).map(({ hour }) => String(hour).slice(0, 10)))).toEqual(
      new Set(['2026-08-29', '2026-08-30', '2026-11-24', '2026-11-26']),
    )
    await eraseStatus(db, new Date('2026-11-28T00:12:20Z'))
    expect((await rowsOf(db, 'status_hours')).some(({ hour }) => String(hour).startsWith('2026-08-29'))).toBe(
      false,
    )
  })
})
