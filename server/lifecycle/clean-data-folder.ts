import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../platform/log.ts'

const firstMs = 60_000
const periodMs = 3_600_000

/**
 * Cleans the folders of this process a minute after its start and each hour: files of killed processes. (Recurring jobs run
 * in one of several processes, which cannot reach the folders of the others.) Returns a function that stops it.
 */
export function startDataFolderCleanup(sweep: () => Promise<void>, log: Log): () => Promise<void> {
  const ending = new AbortController()
  const running = run()
  async function run(): Promise<void> {
    for (let waitMs = firstMs; ; waitMs = periodMs) {
      await sleep(waitMs, null, { ref: false, signal: ending.signal })
      await sweep().catch(error => log.warn({ reason: String(error) }, 'Data folder cleanup failed'))
    }
  }
  running.catch(() => {})
  return async () => {
    ending.abort()
    await running.catch(() => {})
  }
}
