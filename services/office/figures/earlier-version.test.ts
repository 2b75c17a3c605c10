import { expect, test } from 'vitest'
import { migrate } from '../../../platform/database/migrate.ts'
import { jobMigrations } from '../../../platform/jobs/tables.ts'
import { onEachDatabase } from '../../../test/databases.ts'
import { addRows, rowsOf } from '../../../test/rows.ts'
import { adminMigrations } from '../../admin/migrations/migrations.ts'
import { officeMigrations } from '../migrations/migrations.ts'
import type { OfficeTables } from '../schema.ts'

const before = (all: typeof adminMigrations | typeof officeMigrations, number: string) => ({
  ...all,
  migrations: Object.fromEntries(Object.entries(all.migrations).filter(([name]) => name < number)),
})

onEachDatabase('figures of an earlier version', databases => {
  test('have what was counted and published before', async () => {
    const database = await databases.open<OfficeTables>()
    const { db } = database
    await migrate(database, jobMigrations)
    await migrate(database, before(adminMigrations, '042'))
    await migrate(database, before(officeMigrations, '005'))
    const page = { kind: 'page', name: '/', iso: 'ja', total: 0 } as const
    await addRows(db, 'counts', [
      { ...page, day: '2026-05-31', depth: 40, times: 2 },
      { ...page, day: '2026-06-01', depth: 0, times: 1 },
      { ...page, day: '2026-06-01', depth: 100, times: 3 },
      { day: '2026-06-01', kind: 'goal', name: 'registered', iso: 'ja', depth: 0, times: 2, total: 9 },
    ])
    const act = { staff_id: null, session_id: null, subject_kind: 'entry', request_id: '', previous_hash: '' }
    const published = (number: number, name: string, outcome: 'done' | 'refused', detail: object) => ({
      ...{ ...act, number, at: `2026-06-0${number}T00:00:00.000Z`, act: name, subject: 'leaf', outcome },
      ...{ detail: JSON.stringify(detail), hash: String(number) },
    })
    await addRows(db, 'audit', [
      published(1, 'publish', 'done', { part: 'en' }),
      published(2, 'publish', 'refused', { part: 'jp' }),
      published(3, 'runSchedule', 'done', { part: 'cn', act: 'publish' }),
      published(4, 'runSchedule', 'done', { part: 'cn', act: 'unpublish' }),
    ])
    await migrate(database, adminMigrations)
    await migrate(database, officeMigrations)
    const sums = (await rowsOf(db, 'count_spans'))
      .filter(({ span }) => span !== 'week')
      .map(({ start, span, kind, times, depths, total }) =>
        [start, span, kind, times, Number(depths), Number(total)].join(' '),
      )
    expect(sums.toSorted()).toEqual([
      '2026-05-01 month page 2 80 0',
      '2026-05-31 day page 2 80 0',
      '2026-06-01 day goal 2 0 9',
      '2026-06-01 day page 4 300 0',
      '2026-06-01 month goal 2 0 9',
      '2026-06-01 month page 4 300 0',
    ])
    expect((await rowsOf(db, 'publishes')).map(({ at, part }) => [at.slice(0, 10), part]).toSorted()).toEqual(
      [
        ['2026-06-01', 'en'],
        ['2026-06-03', 'cn'],
      ],
    )
  })
})
