import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { migrate } from '../../../platform/database/migrate.ts'
import { jobMigrations } from '../../../platform/jobs/tables.ts'
import { openFolderStorage } from '../../../platform/storage/folder.ts'
import { onEachDatabase } from '../../../test/databases.ts'
import { addRows, rowsOf } from '../../../test/rows.ts'
import { eraseExpired } from '../requests/erase.ts'
import type { AdminTables } from '../schema.ts'
import { adminMigrations } from './migrations.ts'

const at = (hour: number) => `2026-01-01T${String(hour).padStart(2, '0')}:00:00.000Z`

onEachDatabase('requests of an earlier version', databases => {
  test('get teams, kinds of events, waiting times and search words, and are erased with them', async () => {
    const database = await databases.open<AdminTables>()
    const { db } = database
    const { '021-inbox': _, ...others } = adminMigrations.migrations
    const earlier = Object.entries(others).filter(([name]) => name < '021')
    await migrate(database, jobMigrations)
    await migrate(database, { ...adminMigrations, migrations: Object.fromEntries(earlier) })
    const kinds = ['support', 'permission', 'media-list'] as const
    const request = (
      id: string,
      kind: (typeof kinds)[number],
      state: string,
      changes_id: string | null = null,
    ) => ({
      ...{ id, kind, state, changes_id, reference: `S-${id}`, locale: 'jp' as const, account_id: null },
      ...{ name: 'Mio', email: `${id}@example.com`, email_key: `${id}@example.com` },
      ...{ answers: JSON.stringify({ question: '図層が消えた' }), created_at: at(1), updated_at: at(9) },
      erase_at: at(20),
    })
    await addRows(db, 'requests', [
      request('open', 'support', 'received'),
      request('done', 'support', 'answered'),
      request('asked', 'permission', 'in-review'),
      request('listed', 'media-list', 'received'),
      request('newer', 'media-list', 'unconfirmed', 'listed'),
    ])
    const event = (
      id: string,
      request_id: string,
      by: 'visitor' | 'staff',
      state: string | null,
      text: string | null,
    ) => ({
      ...{ id, request_id, by, state, text },
      at: at(Number(id)),
    })
    await addRows(db, 'request_events', [
      event('1', 'open', 'visitor', 'received', null),
      event('2', 'open', 'visitor', null, 'Zebrawood, again.'),
      event('3', 'done', 'visitor', 'received', null),
      event('4', 'done', 'staff', 'answered', 'Try this.'),
      event('5', 'asked', 'visitor', 'received', null),
      event('6', 'asked', 'staff', 'in-review', 'We read it.'),
    ])
    await migrate(database, adminMigrations)
    const rows = new Map((await rowsOf(db, 'requests')).map(row => [row.id, row]))
    const facts = [...rows.values()].map(row => [row.id, row.team, row.waiting_since, row.first_answered_at])
    expect(facts.toSorted()).toEqual([
      ['asked', 'legal', at(5), null],
      ['done', 'support', null, at(4)],
      ['listed', 'press', null, null],
      ['newer', 'press', null, null],
      ['open', 'support', at(2), null],
    ])
    const events = (await rowsOf(db, 'request_events')).map(({ id, kind }) => [id, kind])
    expect(Object.fromEntries(events)).toEqual({
      ...{ 1: 'state', 2: 'message', 3: 'state', 4: 'message', 5: 'state', 6: 'decision' },
    })
    const words = (await rowsOf(db, 'request_words')).map(row => row.request_id)
    expect(words.toSorted()).toEqual(['asked', 'done', 'listed', 'open'])
    const [open] = (await rowsOf(db, 'request_words')).filter(row => row.request_id === 'open')
    for (const word of ['図層', 'zebrawood', 'open@example.com', 'team:support'])
      expect(open?.words).toContain(word)
    await eraseExpired(db, openFolderStorage(tmpdir()), () => new Date(at(21)))
    expect([await rowsOf(db, 'requests'), await rowsOf(db, 'request_words')]).toEqual([[], []])
  })
})
