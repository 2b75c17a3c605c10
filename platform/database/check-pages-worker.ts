import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { sqliteFaultOf } from './unavailable.ts'

parentPort?.postMessage(check(String(workerData)))

/** The first fault that is found. */
function check(file: string): string | null {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const [found] = Object.values(sqlite.prepare('pragma quick_check(1)').get() ?? {})
    return found === 'ok' ? null : String(found)
  } catch (error) {
    if (sqliteFaultOf(error) !== 'damaged') throw error
    return (error as Error).message
  } finally {
    sqlite.close()
  }
}
