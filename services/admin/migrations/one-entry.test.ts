import { expect, test } from 'vitest'
import { migrate } from '../../../platform/database/migrate.ts'
import { jobMigrations } from '../../../platform/jobs/tables.ts'
import { onEachDatabase } from '../../../test/databases.ts'
import type { AdminTables } from '../schema.ts'
import { adminMigrations } from './migrations.ts'

const row = {
  ...{ kind: 'media-list' as const, state: 'received', locale: 'en' as const, name: 'Mio', account_id: null },
  ...{ created_at: '2026-01-01T00:00:00.000Z', erase_at: null },
}
const entry = (id: string, email: string, day: string, organisation: string) => ({
  ...row,
  ...{ id, reference: `M-${id}`, email, email_key: email, answers: JSON.stringify({ organisation }) },
  updated_at: `2026-01-${day}T00:00:00.000Z`,
})

onEachDatabase('the media list of an earlier version', databases => {
  async function openWithDoubles() {
    const database = await databases.open<AdminTables>()
    await migrate(database, jobMigrations)
    const before = Object.fromEntries(
      Object.entries(adminMigrations.migrations).filter(([name]) => name < '011'),
    )
    await migrate(database, { name: 'admin', migrations: before })
    const { db } = database
    const earlier = db.withTables<{ requests: ReturnType<typeof entry> }>()
    await earlier
      .insertInto('requests')
      .values([
        entry('a', 'mio@example.com', '01', 'First'),
        entry('c', 'mio@example.com', '03', 'Newest'),
        entry('b', 'mio@example.com', '02', 'Second'),
        entry('d', 'ada@example.com', '01', 'Alone'),
        { ...entry('e', 'mio@example.com', '04', 'Not of the list'), kind: 'support' as never },
      ])
      .execute()
    const applied = await migrate(database, adminMigrations)
    expect(applied.slice(0, 2)).toEqual(['011-changes', '012-one-entry'])
    return { db }
  }

  test('keeps the newest entry of each address, and the others beside it with all they hold', async () => {
    const { db } = await openWithDoubles()
    const rows = await db
      .selectFrom('requests')
      .select(['id', 'state', 'changes_id', 'answers'])
      .orderBy('id')
      .execute()
    expect(rows.map(({ id, state, changes_id }) => [id, state, changes_id])).toEqual([
      ['a', 'replaced', 'c'],
      ['b', 'replaced', 'c'],
      ['c', 'received', null],
      ['d', 'received', null],
      ['e', 'received', null],
    ])
    expect(rows.map(({ answers }) => JSON.parse(answers).organisation)).toContain('First')
  })

  test('takes no second entry of an address any more, and forgets all of who leaves', async () => {
    const { db } = await openWithDoubles()
    const again = { ...entry('f', 'mio@example.com', '05', 'Again'), changes_id: null }
    await expect(db.insertInto('requests').values(again).execute()).rejects.toThrow()
    await db.deleteFrom('requests').where('id', '=', 'c').execute()
    const left = await db.selectFrom('requests').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual(['d', 'e'])
  })
})
