import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import { addIdentityColumn, isUniqueViolation, jsonArrayOf, skipLocked } from './dialect.ts'
import { openDatabase } from './open-database.ts'

type Tables = { artist: { id: number; name: string; email: string } }

onEachDatabase('the dialect', databases => {
  async function prepare() {
    const database = await openDatabase<Tables>(await databases.create())
    const { db, dialect } = database
    await addIdentityColumn(db.schema.createTable('artist'), 'id', dialect)
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addUniqueConstraint('artist_email', ['email'])
      .addUniqueConstraint('artist_name', ['name', 'email'])
      .execute()
    const add = (name: string, email: string) =>
      sql`insert into artist (name, email) values (${name}, ${email})`.execute(db)
    return { ...database, add }
  }

  test('numbers rows by itself', async () => {
    const { db, add, close } = await prepare()
    await add('Ann', 'a@b.c')
    await add('Bo', 'b@b.c')
    expect(await db.selectFrom('artist').select('id').orderBy('id').execute()).toEqual([{ id: 1 }, { id: 2 }])
    await close()
  })

  test('recognises that a value is there already, and in which column', async () => {
    const { db, add, close } = await prepare()
    await add('Ann', 'a@b.c')
    const error = await add('Bo', 'a@b.c').catch(reason => reason)
    expect(isUniqueViolation(error)).toBe(true)
    expect(isUniqueViolation(error, 'email')).toBe(true)
    expect(isUniqueViolation(error, 'name')).toBe(false)
    const other = await sql`insert into artist (name) values ('x')`.execute(db).catch(reason => reason)
    expect(isUniqueViolation(other)).toBe(false)
    expect(isUniqueViolation('x')).toBe(false)
    await close()
  })

  test('gives the rows of a subquery as JSON text', async () => {
    const { db, add, dialect, close } = await prepare()
    const artists = db.selectFrom('artist').select(['id', 'name']).orderBy('id')
    const read = async () => {
      const { rows } = await sql<{
        artists: string
      }>`select ${jsonArrayOf(artists, ['id', 'name'], dialect)} as artists`.execute(db)
      return JSON.parse(rows[0]?.artists ?? '')
    }
    expect(await read()).toEqual([])
    await add('Ann "A"', 'a@b.c')
    await add('林', 'b@b.c')
    expect(await read()).toEqual([
      { id: 1, name: 'Ann "A"' },
      { id: 2, name: '林' },
    ])
    await close()
  })

  test('passes over rows that another transaction holds', async () => {
    const { db, add, dialect, close } = await prepare()
    await add('Ann', 'a@b.c')
    await add('Bo', 'b@b.c')
    const take = (from: typeof db) =>
      skipLocked(from.selectFrom('artist').select('name').orderBy('id').limit(1), dialect).executeTakeFirst()
    await db.transaction().execute(async trx => {
      expect(await take(trx)).toEqual({ name: 'Ann' })
      if (dialect === 'postgres') expect(await db.transaction().execute(take)).toEqual({ name: 'Bo' })
    })
    await close()
  })
})
