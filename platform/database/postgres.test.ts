import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachDatabase, onPostgres as withPostgres } from '../../test/databases.ts'
import { openPostgres } from './postgres.ts'
import { startTransactionPooler } from './transaction-pooler-for-tests.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** A TCP proxy to the server that can stop forwarding without closing a connection. */
async function startWire(target: URL) {
  const ends: Socket[] = []
  let cut = false
  const wire = createServer(client => {
    const server = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      ends.push(from)
      from.on('error', () => {})
      from.on('data', data => cut || to.write(data))
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>(resolve => wire.listen(0, '127.0.0.1', resolve))
  const address = wire.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    port: address.port,
    setCut(value: boolean) {
      cut = value
    },
    close() {
      for (const end of ends) end.destroy()
      wire.close()
    },
  }
}

onEachDatabase('a silent server', ({ dialect, create }) => {
  test.runIf(dialect === 'postgres')('is given up, and its connection is not used again', async () => {
    const setting = await create()
    if (setting.kind !== 'postgres') return
    const url = new URL(setting.url)
    const wire = await startWire(new URL(url))
    url.port = String(wire.port)
    const { db, close } = await openPostgres(url.href, { silenceMs: 500, connectMs: 1000 })
    const answer = () => sql<{ one: number }>`select 1 as one`.execute(db)
    expect((await answer()).rows).toEqual([{ one: 1 }])
    wire.setCut(true)
    await expect(answer()).rejects.toThrow('timeout')
    await expect(db.transaction().execute(trx => sql`select 1`.execute(trx))).rejects.toThrow('timeout')
    wire.setCut(false)
    expect((await answer()).rows).toEqual([{ one: 1 }])
    wire.close()
    await close()
  })
})

onEachDatabase('a server that ends its connections', ({ dialect, create, open }) => {
  type Tables = { brush: { name: string } }

  /** A database, its reported faults, and a function that ends all its connections, as a restart does. */
  async function prepare() {
    const setting = await create()
    if (setting.kind !== 'postgres') throw new Error('Not a PostgreSQL')
    const faults: DatabaseUnavailable[] = []
    const { db, close } = await openPostgres<Tables>(setting.url, {}, fault => faults.push(fault))
    const other = await open()
    await sql`create table brush (name text)`.execute(db)
    const cut = async () => {
      const ended = await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() `.execute(other.db)
      expect(ended.rows.length).toBeGreaterThan(0)
    }
    /** Waits until a statement with these words is under way. */
    const begun = (words: string) =>
      expect
        .poll(async () => {
          const found = await sql`select 1 from pg_stat_activity where datname = current_database()
            and pid <> pg_backend_pid() and state = 'active' and query like ${`%${words}%`}`.execute(other.db)
          return found.rows.length
        })
        .toBe(1)
    const names = async () => (await db.selectFrom('brush').select('name').execute()).map(({ name }) => name)
    return { db, close, begun, cut, names, faults }
  }
  const onPostgres = test.runIf(dialect === 'postgres')

  onPostgres('ends no process: an idle connection, one in a query and one in a transaction', async () => {
    const { db, close, begun, cut, names, faults } = await prepare()
    const slow = sql<{ answer: number }>`select 7 as answer from pg_sleep(0.3)`.execute(db)
    const writing = sql`insert into brush select pg_sleep(20)::text`.execute(db)
    const inTransaction = db.transaction().execute(async trx => {
      await trx.insertInto('brush').values({ name: 'round' }).execute()
      await begun('insert into brush select pg_sleep')
      await cut()
      // The transaction ended with its connection: its later writes must not be stored on their own.
      await trx.insertInto('brush').values({ name: 'flat' }).execute()
    })
    const failed = [writing, inTransaction].map(each => expect(each).rejects.toThrow(DatabaseUnavailable))
    await Promise.all(failed)
    expect(faults.map(({ fault }) => fault)).toContain('connection')
    expect(await names()).toEqual([])
    expect((await slow).rows).toEqual([{ answer: 7 }])
    await db.insertInto('brush').values({ name: 'fan' }).execute()
    expect(await names()).toEqual(['fan'])
    await close()
  })

  onPostgres('a read that was cut is run once more, and so is the beginning of a transaction', async () => {
    const { db, close, cut, names } = await prepare()
    await db.insertInto('brush').values({ name: 'fan' }).execute()
    await cut()
    // At once: the pool has not noticed yet that the connections are gone.
    expect(await Promise.all([names(), names()])).toEqual([['fan'], ['fan']])
    await cut()
    await db.transaction().execute(trx => trx.insertInto('brush').values({ name: 'flat' }).execute())
    expect(await names()).toEqual(['fan', 'flat'])
    await close()
  })

  onPostgres('what is out of reach is said after two seconds, and from then on at once', async () => {
    const setting = await create()
    if (setting.kind !== 'postgres') return
    const url = new URL(setting.url)
    const wire = await startWire(new URL(url))
    url.port = String(wire.port)
    const { db, close } = await openPostgres<Tables>(url.href)
    wire.close()
    const ask = async () => {
      const before = performance.now()
      await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseUnavailable)
      return performance.now() - before
    }
    expect(await ask()).toBeGreaterThan(1500)
    expect(await ask()).toBeLessThan(500)
    await close()
  })
})

withPostgres('a table that somebody has locked', ({ create }) => {
  test('is waited for so long, and keeps nobody from the others', async () => {
    const setting = await create()
    if (setting.kind !== 'postgres') return
    type Tables = { brush: { name: string }; paper: { name: string } }
    const { db, ping, close } = await openPostgres<Tables>(setting.url, { pool: 5, lockMs: 400 })
    const other = await openPostgres<Tables>(setting.url)
    await sql`create table brush (name text); create table paper (name text)`.execute(db)
    const { promise: isHeld, resolve: holds } = Promise.withResolvers<void>()
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const holding = other.db.transaction().execute(async trx => {
      await sql`lock table brush`.execute(trx)
      holds()
      await isOver
    })
    await isHeld
    const store = () =>
      db.transaction().execute(trx => trx.insertInto('brush').values({ name: 'fan' }).execute())
    const stored = Array.from({ length: 12 }, () => expect(store()).rejects.toThrow(DatabaseUnavailable))
    expect(await db.selectFrom('paper').selectAll().execute()).toEqual([])
    await ping()
    await Promise.all(stored)
    end()
    await holding
    await store()
    expect(await db.selectFrom('brush').selectAll().execute()).toEqual([{ name: 'fan' }])
    await close()
    await other.close()
  })
})

withPostgres('options of a session', ({ create }) => {
  const settings = sql<{ jit: string; work: string }>`
    select current_setting('jit') as jit, current_setting('work_mem') as work`
  test('statements are not compiled, unless the address of the database says so', async () => {
    const setting = await create()
    if (setting.kind !== 'postgres') return
    for (const [options, jit] of [
      ['-c work_mem=5MB', 'off'],
      ['-c work_mem=5MB -c jit=on', 'on'],
    ]) {
      const url = new URL(setting.url)
      url.searchParams.set('options', options ?? '')
      const { db, close } = await openPostgres(url.href)
      expect((await settings.execute(db)).rows).toEqual([{ jit, work: '5MB' }])
      await close()
    }
  })
})

withPostgres('a pooler in transaction mode', ({ create }) => {
  test('takes no parameter of a session, and none is needed', async () => {
    const setting = await create()
    if (setting.kind !== 'postgres') return
    const pooler = await startTransactionPooler(setting.url)
    type Tables = { brush: { name: string } }
    const limits = { statementMs: 300, lockMs: 200 }
    const { db, isPooled, ping, close } = await openPostgres<Tables>(pooler.url, limits)
    const direct = await openPostgres<Tables>(setting.url)
    expect([isPooled, direct.isPooled]).toEqual([true, false])
    await sql`create table brush (name text)`.execute(db)
    await Promise.all(
      ['fan', 'flat', 'round'].map(name =>
        db.transaction().execute(async trx => {
          await trx.insertInto('brush').values({ name }).execute()
          await trx.selectFrom('brush').selectAll().execute()
        }),
      ),
    )
    await db.insertInto('brush').values({ name: 'liner' }).execute()
    await expect(
      db
        .insertInto('brush')
        .values({ nobody: '' } as never)
        .execute(),
    ).rejects.toThrow('nobody')
    expect(await direct.db.selectFrom('brush').select('name').orderBy('name').execute()).toHaveLength(4)
    const slept = sql`select pg_sleep(20)`.execute(db)
    await expect(slept).rejects.toThrow(DatabaseUnavailable)
    const { rows } = await sql<{
      limit: string
      jit: string
    }>`select current_setting('statement_timeout') as limit, current_setting('jit') as jit`.execute(db)
    expect(rows).toEqual([{ limit: '300ms', jit: 'off' }])
    await ping()
    expect(pooler.handOvers()).toBeGreaterThan(8)
    await Promise.all([close(), direct.close()])
    pooler.close()
  })
})
