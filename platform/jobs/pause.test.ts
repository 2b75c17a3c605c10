import { expect, onTestFinished, test } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import { createLog } from '../log.ts'
import { enqueue } from './enqueue.ts'
import { pauseJobs, resumeJobs } from './pause.ts'
import { type JobTables, jobMigrations } from './tables.ts'
import { startWorker } from './worker.ts'

onEachDatabase('paused jobs', databases => {
  test('wait until they are let run', async () => {
    const database = await databases.open<JobTables>([jobMigrations])
    const at = new Date().toISOString()
    await pauseJobs(database.db, { since: at, backup_at: at })
    const seen: unknown[] = []
    const handlers = { print: async (payload: unknown) => void seen.push(payload) }
    const worker = startWorker(database, handlers, { log: createLog('silent'), pollMs: 10 })
    onTestFinished(() => worker.stop())
    await enqueue(database.db, { kind: 'print', payload: 1 })
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(seen).toEqual([])
    expect(await resumeJobs(database.db)).toBe(true)
    await expect.poll(() => seen).toEqual([1])
    expect(await resumeJobs(database.db)).toBe(false)
  })
})
