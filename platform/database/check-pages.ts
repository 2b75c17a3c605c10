import { Worker } from 'node:worker_threads'

/**
 * Checks every page of an embedded database in a worker thread (`pragma quick_check`), about a second for each gigabyte.
 * Resolves to the first fault, or null. Rejects when the check cannot run.
 */
export function checkPages(file: string, signal: AbortSignal): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>()
  const worker = new Worker(new URL('./check-pages-worker.ts', import.meta.url), { workerData: file })
  const end = () => void worker.terminate()
  signal.addEventListener('abort', end, { once: true })
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => {
    signal.removeEventListener('abort', end)
    reject(new Error('The check of the database ended early'))
  })
  worker.unref()
  return promise
}
