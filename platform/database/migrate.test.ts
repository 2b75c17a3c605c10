import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

type Tables = {
  leaf: { id: number }
  book: { id: number }
  leaf_migrations: { name: string; ran_at: string }
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
    expect(rows[0]?.ran_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
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
