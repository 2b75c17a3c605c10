import fs, { readlinkSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import { openDatabase } from './open-database.ts'

type Tables = { brush: { id: number; name: string; soft: number | boolean; size: number | null } }

onEachDatabase('a database', databases => {
  async function openWithBrushes() {
    const database = await databases.open<Tables>()
    await database.db.schema
      .createTable('brush')
      .addColumn('id', 'bigint', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('soft', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('size', 'double precision')
      .execute()
    return database
  }

  test('says which dialect it speaks', async () => {
    expect((await databases.open()).dialect).toBe(databases.dialect)
  })

  test('gives back numbers, and booleans as 0 and 1', async () => {
    const { db } = await openWithBrushes()
    const id = Number.MAX_SAFE_INTEGER
    await db.insertInto('brush').values({ id, name: '筆', soft: true, size: 0.5 }).execute()
    const row = await db.selectFrom('brush').selectAll().executeTakeFirstOrThrow()
    expect(row).toEqual({ id, name: '筆', soft: 1, size: 0.5 })
    const sums = await db
      .selectFrom('brush')
      .select(({ fn, exists, selectFrom }) => [
        fn.countAll().as('count'),
        fn.sum('id').as('sum'),
        exists(selectFrom('brush').select('id')).as('some'),
      ])
      .executeTakeFirstOrThrow()
    expect(sums).toEqual({ count: 1, sum: id, some: 1 })
  })

  test('tells how many rows a change touched', async () => {
    const { db } = await openWithBrushes()
    await db
      .insertInto('brush')
      .values([1, 2, 3].map(id => ({ id, name: 'round', soft: 0 })))
      .execute()
    const changed = await db.updateTable('brush').set({ soft: true }).where('id', '>', 1).executeTakeFirst()
    expect(changed.numUpdatedRows).toBe(2n)
    const [first] = await db.deleteFrom('brush').where('id', '=', 1).returning('name').execute()
    expect(first).toEqual({ name: 'round' })
  })

  test('refuses what it would store differently from the other database', async () => {
    const { db } = await openWithBrushes()
    const size = sql<number>`${new Date()}`
    await expect(
      db.insertInto('brush').values({ id: 1, name: 'x', soft: 0, size }).execute(),
    ).rejects.toThrow('times are stored as ISO text')
    await expect(
      db.selectFrom('brush').select('id').where('size', '=', Number.NaN).execute(),
    ).rejects.toThrow(TypeError)
    await expect(sql`select ${{ a: 1 }}`.execute(db)).rejects.toThrow(TypeError)
  })

  test('refuses to round a large integer', async () => {
    const { db } = await openWithBrushes()
    await db.insertInto('brush').values({ id: sql`9007199254740993`, name: 'x', soft: 0 }).execute()
    await expect(db.selectFrom('brush').select('id').execute()).rejects.toThrow(RangeError)
  })

  test('keeps nothing of a transaction that fails', async () => {
    const { db } = await openWithBrushes()
    const failing = db.transaction().execute(async trx => {
      await trx.insertInto('brush').values({ id: 1, name: 'x', soft: 0 }).execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await db.selectFrom('brush').select('id').execute()).toEqual([])
  })

  test('loses no update when two connections read and then write', async () => {
    const setting = await databases.create()
    const [one, two] = [await openDatabase<Tables>(setting), await openDatabase<Tables>(setting)]
    await sql`create table brush (id integer primary key, size integer)`.execute(one.db)
    await sql`insert into brush (id, size) values (1, 0)`.execute(one.db)
    const locked = databases.dialect === 'postgres' ? sql`for update` : sql``
    const grow = (database: typeof one) =>
      database.db.transaction().execute(async trx => {
        const { rows } = await sql<{ size: number }>`select size from brush ${locked}`.execute(trx)
        await trx
          .updateTable('brush')
          .set({ size: (rows[0]?.size ?? 0) + 1 })
          .execute()
      })
    // The embedded database waits synchronously, so transactions of one process can only take turns.
    if (databases.dialect === 'postgres') await Promise.all([one, two, one, two].map(grow))
    else for (const database of [one, two, one, two]) await grow(database)
    expect(await two.db.selectFrom('brush').select('size').executeTakeFirst()).toEqual({ size: 4 })
    await one.close()
    await two.close()
  })

  test('closes, also before the first query and twice', async () => {
    const database = await openDatabase(await databases.create())
    await database.close()
    await database.close()
  })
})

test('the embedded database writes ahead and checks foreign keys', async () => {
  const { db, close } = await openDatabase<Tables>({ kind: 'embedded', file: ':memory:' })
  const pragma = async (name: string) =>
    Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0]
  expect(await pragma('synchronous')).toBe(1)
  expect(await pragma('foreign_keys')).toBe(1)
  expect(await pragma('busy_timeout')).toBe(5000)
  await close()
})

test('a commit of the embedded database is on the disk before it is acknowledged; those meanwhile share a sync', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'site-database-'))
  const file = path.join(dir, 'site.db')
  const { db, close } = await openDatabase<Tables>({ kind: 'embedded', file })
  await sql`create table brush (id integer primary key, name text, soft integer, size integer)`.execute(db)
  const fdatasync = fs.fdatasync
  const held = Promise.withResolvers<void>()
  const synced: string[] = []
  const spy = vi.spyOn(fs, 'fdatasync').mockImplementation((fd, done) => {
    synced.push(readlinkSync(`/proc/self/fd/${fd}`))
    void held.promise.then(() => fdatasync(fd, done))
  })
  onTestFinished(() => spy.mockRestore())
  const acknowledged: number[] = []
  const add = async (id: number) => {
    await db
      .transaction()
      .execute(trx => trx.insertInto('brush').values({ id, name: '', soft: 0, size: 1 }).execute())
    acknowledged.push(id)
  }
  const adding = Array.from({ length: 50 }, (_, id) => add(id))
  await expect.poll(() => synced).toEqual([`${file}-wal`])
  // Whoever only reads does not wait.
  expect(await db.selectFrom('brush').select('id').execute()).toHaveLength(50)
  expect(acknowledged).toEqual([])
  held.resolve()
  await Promise.all(adding)
  expect([acknowledged.length, synced.length]).toEqual([50, 2])
  spy.mockImplementation((_, done) => done(Object.assign(new Error('EIO'), { code: 'EIO' })))
  await expect(add(50)).rejects.toMatchObject({ name: 'DatabaseUnavailable', fault: 'disk' })
  spy.mockRestore()
  await add(51)
  await close()
  await rm(dir, { recursive: true })
})

test('the log of the embedded database is written into it while commits go on', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'site-database-'))
  const file = path.join(dir, 'site.db')
  const { db, close } = await openDatabase<Tables>({ kind: 'embedded', file })
  await sql`create table brush (id integer primary key, name text, soft integer, size integer)`.execute(db)
  const before = (await stat(file)).size
  for (let id = 0; id < 150; id++)
    await db.insertInto('brush').values({ id, name: '', soft: 0, size: 1 }).execute()
  await expect.poll(async () => (await stat(file)).size).toBeGreaterThan(before)
  await close()
  expect((await readdir(dir)).filter(name => name.startsWith('site.db'))).toEqual(['site.db'])
  await rm(dir, { recursive: true })
})

test('the file of the embedded database is its owner’s alone', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'site-database-'))
  const file = path.join(dir, 'new', 'site.db')
  const { db, close } = await openDatabase<Tables>({ kind: 'embedded', file })
  await sql`create table x (id integer)`.execute(db)
  for (const name of [file, `${file}-wal`]) expect((await stat(name)).mode & 0o077).toBe(0)
  await close()
  await rm(dir, { recursive: true })
})

test('a PostgreSQL that is not there is said', async () => {
  await expect(openDatabase({ kind: 'postgres', url: 'postgres://a:b@127.0.0.1:1/x' })).rejects.toThrow(
    'ECONNREFUSED',
  )
})
