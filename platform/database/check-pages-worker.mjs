import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

parentPort?.postMessage(check(String(workerData)))

/** The first fault that is found, or the error that ended the check. */
function check(file) {
  try {
    const sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    try {
      const [found] = Object.values(sqlite.prepare('pragma quick_check(1)').get() ?? {})
      return { found: found === 'ok' ? null : String(found) }
    } finally {
      sqlite.close()
    }
  } catch ({ message, errcode }) {
    return { message, errcode }
  }
}
