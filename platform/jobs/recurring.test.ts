import { expect, onTestFinished, test } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import { rowsOf } from '../../test/rows.ts'
import { systemClock } from '../clock.ts'
import { createLog } from '../log.ts'
import { bringForward, recurringKind } from './recurring.ts'
import { type JobTables, jobMigrations } from './tables.ts'
import { startWorker } from './worker.ts'

const dayMs = 86_400_000

onEachDatabase('recurring jobs', databases => {
  test('that are brought forward run at once, and again when they were running', async () => {
    const database = await databases.open<JobTables>([jobMigrations])
    const { promise, resolve } = Promise.withResolvers<void>()
    let runs = 0
    const hold = async () => {
      if (++runs === 2) await promise
    }
    const row = async () =>
      (await rowsOf(database.db, 'jobs')).find(({ kind }) => kind === recurringKind('hold'))
    const worker = startWorker(database, {}, { log: createLog('silent'), pollMs: 20 })
    onTestFinished(() => worker.stop())
    await worker.every('hold', dayMs, hold)
    await expect.poll(() => runs).toBe(1)
    await expect.poll(async () => (await row())?.attempts).toBe(0)
    await bringForward(database.db, 'hold', systemClock())
    await expect.poll(() => runs).toBe(2)
    await bringForward(database.db, 'hold', systemClock())
    resolve()
    await expect.poll(() => runs).toBe(3)
    await expect
      .poll(async () => Date.parse(String((await row())?.run_at)))
      .toBeGreaterThan(Date.now() + dayMs / 2)
    expect(runs).toBe(3)
  })

  test('go on when a clock that was a day ahead is put right', async () => {
    const database = await databases.open<JobTables>([jobMigrations])
    let [aheadMs, runs] = [dayMs, 0]
    const clock = () => new Date(Date.now() + aheadMs)
    const worker = startWorker(database, {}, { log: createLog('silent'), pollMs: 20, clock })
    onTestFinished(() => worker.stop())
    await worker.every('look', 100, async () => void runs++)
    await expect.poll(() => runs).toBeGreaterThan(0)
    aheadMs = 0
    const before = runs
    await expect.poll(() => runs).toBeGreaterThan(before + 1)
  })
})
