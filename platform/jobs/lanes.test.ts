import { type Compilable, CompiledQuery, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import type { Database } from '../database/database.ts'
import { createLog } from '../log.ts'
import { dueJob } from './claim.ts'
import { enqueue, enqueueAll } from './enqueue.ts'
import { findJobs, sliceOf } from './find-jobs.ts'
import { deleteDoneJobs } from './outcome.ts'
import type { JobHandler } from './perform.ts'
import { type JobTables, jobMigrations } from './tables.ts'
import { startWorker, type Worker, type WorkerOptions } from './worker.ts'

onEachDatabase('jobs', databases => {
  let database: Database<JobTables>
  let workers: Worker[]

  beforeEach(async () => {
    database = await databases.open<JobTables>([jobMigrations])
    workers = []
  })
  afterEach(async () => {
    for (const worker of workers) await worker.stop()
  })

  function start(handlers: Record<string, JobHandler>, options: Partial<WorkerOptions> = {}): void {
    workers.push(startWorker(database, handlers, { log: createLog('silent'), pollMs: 10, ...options }))
  }

  const find = (id: string | null) =>
    database.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()

  const bulk = (count: number) =>
    Array.from({ length: count }, (_, payload) => ({ kind: 'print', payload, lane: 'bulk' as const }))

  test('of the bulk lane are done when no other is due, and removed then', async () => {
    await enqueueAll(database.db, bulk(5))
    await enqueue(database.db, { kind: 'print', payload: 'first' })
    const seen: unknown[] = []
    start({ print: async payload => void seen.push(payload) }, { concurrency: 1 })
    await expect.poll(() => seen).toEqual(['first', 0, 1, 2, 3, 4])
    await expect
      .poll(() => database.db.selectFrom('jobs').select('id').where('lane', '=', 1).execute())
      .toEqual([])
  })

  test('of the bulk lane never take the last place of a worker', async () => {
    await enqueueAll(database.db, bulk(2000))
    const seen: unknown[] = []
    const hold = Promise.withResolvers<void>()
    start({
      async print(payload) {
        if (payload !== 'first') await hold.promise
        seen.push(payload)
      },
    })
    await new Promise(resolve => setTimeout(resolve, 50))
    await enqueue(database.db, { kind: 'print', payload: 'first' })
    await expect.poll(() => seen).toEqual(['first'])
    hold.resolve()
  })

  test('that come due again at once are begun again at once, not when their claim has run out', async () => {
    let parts = 0
    const others = Array.from({ length: 300 }, () => ({ kind: 'print', payload: null }))
    await enqueueAll(database.db, others)
    const id = await enqueue(database.db, { kind: 'slices', payload: null })
    start({
      print: async () => {},
      slices: async () => (++parts < 300 ? { againInMs: 0 } : undefined),
    })
    await expect.poll(async () => (await find(id))?.done_at).toBeTruthy()
    expect(parts).toBe(300)
  })

  test('that are not finished come due again, as if for the first time', async () => {
    const attempts: number[] = []
    const id = await enqueue(database.db, { kind: 'print', payload: null, maxAttempts: 1 })
    start({
      async print(_, { attempt }) {
        attempts.push(attempt)
        return attempts.length < 3 ? { againInMs: 0 } : undefined
      },
    })
    await expect.poll(async () => (await find(id))?.done_at).toBeTruthy()
    expect(attempts).toEqual([1, 1, 1])
  })

  test.each([0, 1] as const)(
    'of lane %s are claimed by one range of an index, however many wait',
    async lane => {
      await fill(lane, 20_000)
      if (database.dialect === 'postgres') await sql`analyze jobs`.execute(database.db)
      const plan = await planOf(dueJob(database, ['print', 'fold'], new Date(), lane))
      expect(plan).toMatch(/jobs_due \(lane=\? AND run_at<\?\)|Index Scan using jobs_due/)
      expect(plan).not.toMatch(/TEMP B-TREE|Sort|Seq Scan on jobs/)
    },
  )

  test.each(['waiting', 'given-up'] as const)(
    'that are %s are found by one range of an index, whatever the other lane holds',
    async state => {
      await fill(1, 20_000)
      if (database.dialect === 'postgres') await sql`analyze jobs`.execute(database.db)
      const plan = await planOf(sliceOf(database.db, 0, state, { run_at: '2026', id: 'a' }))
      expect(plan).toMatch(/USING INDEX jobs_(due|failed)|Index Scan using jobs_(due|failed)/)
      expect(plan).not.toMatch(/TEMP B-TREE|Sort|Seq Scan on jobs/)
    },
  )

  test('are found by a string of their payload, waiting or given up, in their lane', async () => {
    const of = (to: string) => ({ kind: 'print', payload: { mail: { to } } })
    const wanted = [await enqueue(database.db, of('mio')), await enqueue(database.db, of('mio'))]
    await enqueueAll(database.db, [of('ann'), { ...of('mio'), lane: 'bulk' }])
    const given = { gave_up_at: '2026-01-01T00:00:00.000Z', last_error: 'refused' }
    await database.db
      .updateTable('jobs')
      .set(given)
      .where('id', '=', wanted[0] ?? '')
      .execute()
    const matches = (text: string) => text === 'mio'
    const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id).toSorted()
    expect(idsOf(await findJobs(database.db, { matches, lane: 0 }))).toEqual(wanted.toSorted())
    expect(await findJobs(database.db, { matches })).toHaveLength(3)
  })

  /** How the database finds the rows of a query. */
  async function planOf(query: Compilable): Promise<string> {
    const { sql: text, parameters } = query.compile()
    const explain = database.dialect === 'postgres' ? 'explain ' : 'explain query plan '
    const { rows } = await database.db.executeQuery<Record<string, string>>(
      CompiledQuery.raw(explain + text, [...parameters]),
    )
    return rows.map(row => row.detail ?? row['QUERY PLAN']).join('\n')
  }

  /** Jobs that wait, in one statement. */
  const fill = (lane: 0 | 1, count: number) =>
    sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
      insert into jobs (id, kind, payload, run_at, lane) select 'filled-' || i, 'print', 'null', '2026-01-01', ${sql.lit(lane)} from n`.execute(
      database.db,
    )

  test('that were done long ago are swept in slices, however many they are', async () => {
    await fill(0, 1500)
    await database.db.updateTable('jobs').set({ done_at: '2026-01-01T00:00:00.000Z' }).execute()
    await deleteDoneJobs(database, new Date('2026-03-01T00:00:00Z'))
    expect(await database.db.selectFrom('jobs').select('id').execute()).toEqual([])
  })
})
