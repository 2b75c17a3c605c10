import { Worker } from 'node:worker_threads'

/**
 * Looks through every page of an embedded database in a thread of its own (`pragma quick_check`), which takes about a second
 * for each gigabyte. Resolves to what is wrong, or to null. Rejects when it cannot be looked through.
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
