import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { createLog } from '../log.ts'
import { findDueJob, releaseClaims } from './claim.ts'
import { enqueue } from './enqueue.ts'
import { PermanentFailure } from './failure.ts'
import { deleteDoneJobs } from './outcome.ts'
import type { JobHandler } from './perform.ts'
import { type JobTables, jobMigrations } from './tables.ts'
import { startWorker, type Worker, type WorkerOptions } from './worker.ts'

const dayMs = 86_400_000

onEachDatabase('jobs', databases => {
  let database: Database<JobTables>
  let workers: Worker[]
  let skippedMs: number
  let lines: { msg: string }[]

  const clock = () => new Date(Date.now() + skippedMs)

  beforeEach(async () => {
    database = await databases.open<JobTables>([jobMigrations])
    workers = []
    lines = []
    skippedMs = 0
  })
  afterEach(async () => {
    for (const worker of workers) await worker.stop()
  })

  function start(
    handlers: Record<string, JobHandler>,
    options: Partial<WorkerOptions> = {},
    on = database,
  ): Worker {
    const log = createLog('info', { write: line => void lines.push(JSON.parse(line)) })
    const worker = startWorker(on, handlers, { log, pollMs: 10, clock, ...options })
    workers.push(worker)
    return worker
  }

  const find = (id: string | null) =>
    database.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()

  test('are done after their transaction commits, and their payload is forgotten', async () => {
    const seen: unknown[] = []
    const worker = start({ print: async payload => void seen.push(payload) }, { pollMs: 60_000 })
    const id = await database.db
      .transaction()
      .execute(trx => enqueue(trx, { kind: 'print', payload: { copies: 3 } }))
    worker.wake()
    await expect.poll(async () => (await find(id))?.done_at).toBeTruthy()
    expect(seen).toEqual([{ copies: 3 }])
    expect(await find(id)).toMatchObject({ payload: '', attempts: 1, claimed_until: null, last_error: null })
  })

  test('are begun at their moment, not at the next poll', async () => {
    const begun = Promise.withResolvers<number>()
    const worker = start({ print: async () => begun.resolve(Date.now()) }, { pollMs: 60_000 })
    const runAt = new Date(Date.now() + 300)
    await enqueue(database.db, { kind: 'print', payload: null, runAt })
    worker.wake()
    expect(await begun.promise).toBeGreaterThanOrEqual(runAt.getTime())
  })

  test('are not begun twice when the clock jumps ahead and back while they are under way', async () => {
    let begun = 0
    const { promise, resolve } = Promise.withResolvers<void>()
    const print = async () => {
      begun += 1
      await promise
    }
    start({ print })
    const id = await enqueue(database.db, { kind: 'print', payload: null })
    await expect.poll(() => begun).toBe(1)
    skippedMs = dayMs
    await new Promise(done => setTimeout(done, 100))
    skippedMs = 0
    resolve()
    await expect.poll(async () => (await find(id))?.done_at).toBeTruthy()
    expect(begun).toBe(1)
  })

  test('do not exist when their transaction rolls back', async () => {
    const failing = database.db.transaction().execute(async trx => {
      await enqueue(trx, { kind: 'print', payload: null })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await database.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })

  test('wait for their time', async () => {
    const seen: unknown[] = []
    await enqueue(database.db, { kind: 'print', payload: 'later', runAt: new Date(Date.now() + dayMs) })
    const first = await enqueue(database.db, { kind: 'print', payload: 'now' })
    start({ print: async payload => void seen.push(payload) })
    await expect.poll(async () => (await find(first))?.done_at).toBeTruthy()
    expect(seen).toEqual(['now'])
    skippedMs = dayMs
    await expect.poll(() => seen).toEqual(['now', 'later'])
  })

  test('with the same key are made once', async () => {
    const first = await enqueue(database.db, { kind: 'print', payload: 1, dedupeKey: 'a' })
    const second = await enqueue(database.db, { kind: 'print', payload: 2, dedupeKey: 'a' })
    const other = await enqueue(database.db, { kind: 'print', payload: 3, dedupeKey: 'b' })
    expect([typeof first, second, typeof other]).toEqual(['string', null, 'string'])
  })

  test('that fail are tried again later, and the error is noted meanwhile', async () => {
    const attempts: number[] = []
    const id = await enqueue(database.db, { kind: 'print', payload: null })
    start({
      async print(_, { attempt }) {
        attempts.push(attempt)
        if (attempt < 3) throw new Error('paper jam', { cause: new Error('tray 2') })
      },
    })
    await expect.poll(async () => (await find(id))?.last_error).toBe('paper jam: tray 2')
    const waiting = await find(id)
    expect(Date.parse(waiting?.run_at ?? '') - Date.now()).toBeGreaterThan(2000)
    for (const done of [1, 2]) {
      await expect.poll(() => attempts).toHaveLength(done)
      skippedMs += 60_000
    }
    await expect.poll(async () => (await find(id))?.done_at).toBeTruthy()
    expect(attempts).toEqual([1, 2, 3])
    expect((await find(id))?.last_error).toBe(null)
  })

  test('are given up after their last attempt, or at once when the failure is permanent, and kept', async () => {
    const tired = await enqueue(database.db, { kind: 'print', payload: { page: 1 }, maxAttempts: 1 })
    const hopeless = await enqueue(database.db, { kind: 'burn', payload: { page: 2 }, maxAttempts: 9 })
    start({
      print: async () => Promise.reject(new Error('paper jam')),
      burn: async () => Promise.reject(new PermanentFailure('no fire')),
    })
    await expect.poll(async () => (await find(tired))?.gave_up_at).toBeTruthy()
    await expect.poll(async () => (await find(hopeless))?.gave_up_at).toBeTruthy()
    expect(await find(tired)).toMatchObject({
      attempts: 1,
      last_error: 'paper jam',
      payload: '{"page":1}',
      done_at: null,
    })
    expect(await find(hopeless)).toMatchObject({ attempts: 1, last_error: 'no fire' })
    skippedMs = dayMs
    await new Promise(resolve => setTimeout(resolve, 50))
    expect((await find(tired))?.attempts).toBe(1)
    expect(lines.filter(line => line.msg === 'Job given up')).toHaveLength(2)
  })

  test('are done once each by two workers', async () => {
    const setting = await databases.create()
    const [one, two] = [await openDatabase<JobTables>(setting), await openDatabase<JobTables>(setting)]
    await migrate(one, jobMigrations)
    const seen: unknown[] = []
    const by = [0, 0]
    const handler = (index: number) => ({
      async print(payload: unknown) {
        seen.push(payload)
        by[index] = (by[index] ?? 0) + 1
        await new Promise(resolve => setTimeout(resolve, 2))
      },
    })
    await one.db.transaction().execute(async trx => {
      for (let page = 0; page < 200; page++) await enqueue(trx, { kind: 'print', payload: page })
    })
    const both = [start(handler(0), {}, one), start(handler(1), {}, two)]
    await expect.poll(() => seen.length, { timeout: 20_000 }).toBe(200)
    for (const worker of both) await worker.stop()
    expect(new Set(seen).size).toBe(200)
    expect(Math.min(...by)).toBeGreaterThan(0)
    await one.close()
    await two.close()
  }, 30_000)

  test('of a worker that died are begun again by another', async () => {
    const id = await enqueue(database.db, { kind: 'print', payload: null })
    expect((await findDueJob(database, ['print'], clock(), 60_000))?.id).toBe(id)
    expect(await findDueJob(database, ['print'], clock(), 60_000)).toBe(undefined)
    start({ print: async () => {} })
    skippedMs = 61_000
    await expect.poll(async () => (await find(id))?.done_at).toBeTruthy()
    expect((await find(id))?.attempts).toBe(2)
  })

  test('of a process that died are begun again at once by its successor, where there is no other worker', async () => {
    const id = await enqueue(database.db, { kind: 'print', payload: null })
    await findDueJob(database, ['print'], clock(), 60_000)
    await releaseClaims(database)
    start({ print: async () => {} })
    await expect.poll(async () => (await find(id))?.done_at).toBeTruthy()
    expect((await find(id))?.attempts).toBe(2)
  })

  test('that bring their process down are not tried for ever', async () => {
    const id = await enqueue(database.db, { kind: 'print', payload: null, maxAttempts: 1 })
    await findDueJob(database, ['print'], clock(), 60_000)
    skippedMs = 61_000
    let runs = 0
    start({ print: async () => void runs++ })
    await expect.poll(async () => (await find(id))?.gave_up_at).toBeTruthy()
    expect(runs).toBe(0)
    expect((await find(id))?.last_error).toBe('The process ended during the last attempt')
  })

  test('that take longer than the lease are not begun twice', async () => {
    let runs = 0
    const slow = async () => {
      runs++
      await new Promise(resolve => setTimeout(resolve, 2500))
    }
    const id = await enqueue(database.db, { kind: 'print', payload: null })
    start({ print: slow }, { leaseMs: 1000 })
    start({ print: slow }, { leaseMs: 1000 })
    await expect.poll(async () => (await find(id))?.done_at).toBeTruthy()
    expect(runs).toBe(1)
  })

  test('of unknown kinds are left alone', async () => {
    const id = await enqueue(database.db, { kind: 'unheard of', payload: null })
    start({ print: async () => {} })
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(await find(id)).toMatchObject({ attempts: 0, done_at: null })
  })

  test('under way are finished before a worker stops, and no other is begun', async () => {
    const seen: string[] = []
    const handlers = {
      async print() {
        seen.push('begun')
        await new Promise(resolve => setTimeout(resolve, 100))
        seen.push('finished')
      },
    }
    const worker = start(handlers, { concurrency: 1 })
    await enqueue(database.db, { kind: 'print', payload: null })
    await enqueue(database.db, { kind: 'print', payload: null })
    await expect.poll(() => seen).toEqual(['begun'])
    await worker.stop()
    expect(seen).toEqual(['begun', 'finished'])
  })

  test('recur: at once, then every period, in one of the workers', async () => {
    let runs = 0
    const count = async () => void runs++
    for (const worker of [start({}), start({})]) await worker.every('count', dayMs, count)
    await expect.poll(() => runs).toBe(1)
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(runs).toBe(1)
    skippedMs = dayMs
    await expect.poll(() => runs).toBe(2)
    await expect.poll(() => find('every:count')).toMatchObject({ attempts: 0, done_at: null })
  })

  test('that recur are tried again when they fail, and their period can be shortened', async () => {
    const fail = async () => Promise.reject(new Error('no price'))
    await start({}).every('prices', 3_000, fail)
    await expect.poll(async () => (await find('every:prices'))?.last_error).toBe('no price')
    expect(await find('every:prices')).toMatchObject({ gave_up_at: null })
    await database.db.updateTable('jobs').set({ run_at: '2999-01-01T00:00:00.000Z' }).execute()
    await start({}).every('prices', 1_000, fail)
    const row = await find('every:prices')
    expect(Date.parse(row?.run_at ?? '') - Date.now()).toBeLessThanOrEqual(1_000)
  })

  test('are swept 30 days after they were done; those that were given up stay', async () => {
    const add = async () => (await enqueue(database.db, { kind: 'print', payload: null })) ?? ''
    const [done, recent, failed] = [await add(), await add(), await add()]
    const old = new Date(Date.now() - 31 * dayMs).toISOString()
    await database.db.updateTable('jobs').set({ done_at: old }).where('id', '=', done).execute()
    await database.db
      .updateTable('jobs')
      .set({ done_at: new Date().toISOString() })
      .where('id', '=', recent)
      .execute()
    await database.db.updateTable('jobs').set({ gave_up_at: old }).where('id', '=', failed).execute()
    await deleteDoneJobs(database, new Date())
    const left = await database.db.selectFrom('jobs').select('id').execute()
    expect(left.map(row => row.id).toSorted()).toEqual([recent, failed].toSorted())
  })
})
