import { Worker } from 'node:worker_threads'
import { sqliteFaultOf } from './unavailable.ts'

type Checked = { readonly found: string | null } | { readonly message: string; readonly errcode?: number }

/**
 * Checks every page of an embedded database in a worker thread (`pragma quick_check`), about a second for each gigabyte.
 * Resolves to the first fault, or null. Rejects when the check cannot run. The thread runs plain JavaScript: one that strips types
 * takes twice the memory.
 */
export function checkPages(file: string, signal: AbortSignal): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>()
  const worker = new Worker(new URL('./check-pages-worker.mjs', import.meta.url), { workerData: file })
  const end = () => void worker.terminate()
  signal.addEventListener('abort', end, { once: true })
  worker.once('message', (checked: Checked) => {
    if ('found' in checked) return resolve(checked.found)
    const error = Object.assign(new Error(checked.message), { errcode: checked.errcode })
    if (sqliteFaultOf(error) === 'damaged') resolve(error.message)
    else reject(error)
  })
  worker.once('error', reject)
  worker.once('exit', () => {
    signal.removeEventListener('abort', end)
    reject(new Error('The check of the database ended early'))
  })
  worker.unref()
  return promise
}
