import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

type Tables = {
  leaf: { id: number }
  book: { id: number }
  leaf_migrations: { name: string; timestamp: string }
}

const createLeaf = {
  up: (db: Kysely<unknown>) => db.schema.createTable('leaf').addColumn('id', 'integer').execute(),
}
const createBook = {
  up: (db: Kysely<unknown>) => db.schema.createTable('book').addColumn('id', 'integer').execute(),
}
const fail = {
  up: async (db: Kysely<unknown>) => void (await sql`insert into nowhere values (1)`.execute(db)),
}

onEachDatabase('migrate', databases => {
  test('runs what is new, in the order of the names, once', async () => {
    const database = await databases.open<Tables>()
    expect(await migrate(database, { name: 'leaf', migrations: { '001-leaf': createLeaf } })).toEqual([
      '001-leaf',
    ])
    const migrations = { '002-book': createBook, '001-leaf': createLeaf }
    expect(await migrate(database, { name: 'leaf', migrations })).toEqual(['002-book'])
    expect(await migrate(database, { name: 'leaf', migrations })).toEqual([])
    const rows = await database.db.selectFrom('leaf_migrations').selectAll().execute()
    expect(rows.map(row => row.name)).toEqual(['001-leaf', '002-book'])
    expect(rows[0]?.timestamp).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  test('keeps the books of each owner apart', async () => {
    const database = await databases.open<Tables>()
    await migrate(database, { name: 'leaf', migrations: { '001': createLeaf } })
    expect(await migrate(database, { name: 'book', migrations: { '001': createBook } })).toEqual(['001'])
  })

  test('leaves nothing behind when one fails, and names it', async () => {
    const database = await databases.open<Tables>()
    const failing = migrate(database, { name: 'leaf', migrations: { '001': createLeaf, '002-fails': fail } })
    await expect(failing).rejects.toThrow(/^Migration leaf\/002-fails failed: .*nowhere/)
    expect(await migrate(database, { name: 'leaf', migrations: { '001': createLeaf } })).toEqual(['001'])
  })

  test('refuses a database of a newer version, and a migration that comes too late', async () => {
    const database = await databases.open<Tables>()
    await migrate(database, { name: 'leaf', migrations: { '002': createLeaf } })
    await expect(migrate(database, { name: 'leaf', migrations: {} })).rejects.toThrow('newer version')
    const late = migrate(database, { name: 'leaf', migrations: { '001': createBook, '002': createLeaf } })
    await expect(late).rejects.toThrow('leaf/001 has to sort after 002')
  })

  /** A database as the runner before Kysely's Migrator left it. */
  async function openRecorded(rows: readonly (readonly [name: string, ranAt: string])[]) {
    const setting = await databases.create()
    const database = await openDatabase<Tables>(setting)
    await sql`create table leaf_migrations (name text primary key, ran_at text not null)`.execute(database.db)
    for (const [name, ranAt] of rows)
      await sql`insert into leaf_migrations (name, ran_at) values (${name}, ${ranAt})`.execute(database.db)
    return { setting, database }
  }

  test('takes over what was recorded before the Migrator was used, and runs nothing twice', async () => {
    // The clock was set back between the two.
    const { database } = await openRecorded([
      ['001-leaf', '2026-11-20T10:00:00.000Z'],
      ['002-never-run-again', '2026-11-19T10:00:00.000Z'],
    ])
    const migrations = { '001-leaf': fail, '002-never-run-again': fail }
    expect(await migrate(database, { name: 'leaf', migrations })).toEqual([])
    const more = { ...migrations, '003-book': createBook }
    expect(await migrate(database, { name: 'leaf', migrations: more })).toEqual(['003-book'])
    expect(await migrate(database, { name: 'leaf', migrations: more })).toEqual([])
    const rows = await database.db.selectFrom('leaf_migrations').select('name').orderBy('name').execute()
    expect(rows.map(row => row.name)).toEqual(Object.keys(more))
    await expect(migrate(database, { name: 'leaf', migrations: {} })).rejects.toThrow('newer version')
    await database.close()
  })

  test('leaves an old record as it was when a migration fails', async () => {
    const { database } = await openRecorded([['001-leaf', '2026-11-20T10:00:00.000Z']])
    const migrations = { '001-leaf': fail, '002-book': createBook, '003-fails': fail }
    await expect(migrate(database, { name: 'leaf', migrations })).rejects.toThrow('leaf/003-fails failed')
    const { rows } = await sql`select name, ran_at from leaf_migrations`.execute(database.db)
    expect(rows).toEqual([{ name: '001-leaf', ran_at: '2026-11-20T10:00:00.000Z' }])
    await database.db.schema.createTable('book').addColumn('id', 'integer').execute()
    await database.close()
  })

  test('lets processes take over at once as well', async () => {
    const { setting, database } = await openRecorded([['001', '2026-11-20T10:00:00.000Z']])
    const starts = Array.from({ length: databases.dialect === 'postgres' ? 5 : 1 }, async () => {
      const other = await openDatabase<Tables>(setting)
      const ran = await migrate(other, { name: 'leaf', migrations: { '001': fail, '002': createBook } })
      await other.close()
      return ran
    })
    expect((await Promise.all(starts)).flat()).toEqual(['002'])
    await database.close()
  })

  test('lets processes that start at once take turns', async () => {
    const setting = await databases.create()
    const starts = Array.from({ length: databases.dialect === 'postgres' ? 5 : 1 }, async () => {
      const database = await openDatabase<Tables>(setting)
      const ran = await migrate(database, {
        name: 'leaf',
        migrations: { '001': createLeaf, '002': createBook },
      })
      await database.close()
      return ran
    })
    expect((await Promise.all(starts)).flat()).toEqual(['001', '002'])
  })
})
