import { expect, test } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import { systemClock } from '../clock.ts'
import { createLog } from '../log.ts'
import { enqueue } from './enqueue.ts'
import { type JobTables, jobMigrations } from './tables.ts'
import { startWorker } from './worker.ts'

onEachDatabase('jobs whose table is away', ({ open }) => {
  test('are looked for twice a second however long it is away, which is said once, and go on', async () => {
    const database = await open<JobTables>([jobMigrations])
    const rename = (from: string, to: string) => database.db.schema.alterTable(from).renameTo(to).execute()
    const lines: { msg: string }[] = []
    const seen: unknown[] = []
    let looks = 0
    const worker = startWorker(
      database,
      { print: async payload => void seen.push(payload) },
      {
        log: createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) }),
        pollMs: 10,
        clock() {
          looks++
          return systemClock()
        },
      },
    )
    const sweep = database.db.selectFrom('jobs').select('id').where('id', '=', 'every:sweep-jobs')
    await expect.poll(() => sweep.executeTakeFirst()).toBeTruthy()
    await rename('jobs', 'away')
    const failures = () => lines.filter(({ msg }) => msg === 'Job queue could not be read').length
    await expect.poll(failures).toBe(1)
    const before = looks
    await expect.poll(() => looks).toBeGreaterThan(before + 6)
    expect(failures()).toBe(1)
    await rename('away', 'jobs')
    await enqueue(database.db, { kind: 'print', payload: 'here' })
    await expect.poll(() => seen).toEqual(['here'])
    await worker.stop()
  })
})
