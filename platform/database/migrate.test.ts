import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { onEachDatabase, onPostgres } from '../../test/databases.ts'
import { listPending, migrate } from './migrate.ts'
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
const dropLeaf = { up: (db: Kysely<unknown>) => db.schema.dropTable('leaf').execute() }
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

  test('runs on a database of a newer version that has added to it, and refuses one that has removed what it uses', async () => {
    const database = await databases.open<Tables>()
    const before = { '001-leaf': createLeaf }
    const added = { ...before, '002-book': createBook }
    const removed = { ...added, '003-no-leaf-contracts-002': dropLeaf }
    await migrate(database, { name: 'leaf', migrations: added })
    expect(await migrate(database, { name: 'leaf', migrations: before })).toEqual([])
    await database.db.insertInto('leaf').values({ id: 1 }).execute()
    await migrate(database, { name: 'leaf', migrations: removed })
    expect(await migrate(database, { name: 'leaf', migrations: added })).toEqual([])
    await expect(migrate(database, { name: 'leaf', migrations: before })).rejects.toThrow(
      'newer version: leaf/003-no-leaf-contracts-002 has removed what this version uses',
    )
  })

  test('refuses a migration that comes too late, that removes without an end of the use, and one beside those of another version', async () => {
    const database = await databases.open<Tables>()
    await migrate(database, { name: 'leaf', migrations: { '002-leaf': createLeaf } })
    const run = (migrations: Record<string, typeof createLeaf>) =>
      migrate(database, { name: 'leaf', migrations })
    await expect(run({ '001-book': createBook, '002-leaf': createLeaf })).rejects.toThrow(
      'leaf/001-book has to sort after 002-leaf',
    )
    await expect(run({ '002-leaf': createLeaf, '003-no-leaf-contracts-003': dropLeaf })).rejects.toThrow(
      'has to name the number of an earlier migration',
    )
    await expect(run({ '003-book': createBook })).rejects.toThrow('another version: it has run leaf/002-leaf')
  })

  test('lists what is still to be run, and runs nothing', async () => {
    const database = await databases.open<Tables>()
    const migrations = { '002-book': createBook, '001-leaf': createLeaf }
    expect(await listPending(database, { name: 'leaf', migrations })).toEqual(['001-leaf', '002-book'])
    expect(await listPending(database, { name: 'leaf', migrations })).toEqual(['001-leaf', '002-book'])
    await migrate(database, { name: 'leaf', migrations })
    expect(await listPending(database, { name: 'leaf', migrations })).toEqual([])
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
    expect(await migrate(database, { name: 'leaf', migrations: {} })).toEqual([])
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

onPostgres('a migration behind an open transaction', databases => {
  const addColor = {
    up: (db: Kysely<unknown>) => db.schema.alterTable('leaf').addColumn('color', 'text').execute(),
  }
  const owner = { name: 'leaf', migrations: { '001-leaf': createLeaf, '002-color': addColor } }

  /** A migrated database, and a transaction on it that has read the table and stays open until `end`. */
  async function openHeld() {
    const setting = await databases.create()
    const database = await openDatabase<Tables>(setting)
    onTestFinished(() => database.close())
    await migrate(database, { name: 'leaf', migrations: { '001-leaf': createLeaf } })
    const other = await openDatabase<Tables>(setting)
    onTestFinished(() => other.close())
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const { promise: held, resolve: isHeld } = Promise.withResolvers<void>()
    const holding = other.db.transaction().execute(async trx => {
      await trx.selectFrom('leaf').selectAll().execute()
      isHeld()
      await ended
    })
    await held
    return {
      database,
      insert: (id: number) => database.db.insertInto('leaf').values({ id }).execute(),
      async end() {
        end()
        await holding
      },
    }
  }

  test('lets the statements of others through between its tries, and runs when the transaction has ended', async () => {
    const { database, insert, end } = await openHeld()
    const migrating = migrate(database, owner, { lockMs: 200, pausesMs: Array(60).fill(200) })
    for (let id = 1; id <= 5; id++) {
      const before = performance.now()
      await insert(id)
      expect(performance.now() - before).toBeLessThan(10_000)
    }
    await end()
    expect(await migrating).toEqual(['002-color'])
  })

  test('gives up in the end, names the migration, and leaves the tables as they were', async () => {
    const { database, insert, end } = await openHeld()
    await expect(migrate(database, owner, { lockMs: 50, pausesMs: [10] })).rejects.toThrow(
      /^Migration leaf\/002-color failed: .*lock timeout/,
    )
    await insert(1)
    await end()
    expect(await migrate(database, owner)).toEqual(['002-color'])
  })
})
