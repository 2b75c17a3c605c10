import { Worker } from 'node:worker_threads'

/** Commits after which the log is written into the database. */
const commitsBetween = 100
const idleMs = 30_000

/**
 * Writes the log of an embedded database into it, in a thread of its own: that takes tens of milliseconds. The thread runs plain
 * JavaScript: one that strips types takes twice the memory.
 */
interface Checkpoints {
  /** To be called after each commit. */
  count(): void
  close(): Promise<void>
}

export function createCheckpoints(file: string): Checkpoints {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let isRunning = false
  let commits = 0
  let isClosed = false
  async function end() {
    clearTimeout(idle)
    const ended = worker
    worker = undefined
    isRunning = false
    await ended?.terminate()
  }
  function start(): Worker {
    const started = new Worker(new URL('./checkpoint-worker.mjs', import.meta.url), { workerData: file })
    started.on('message', () => {
      isRunning = false
    })
    // SQLite's own checkpoint, of a longer log, takes its place.
    started.on('error', () => void end())
    started.unref()
    return started
  }
  return {
    count() {
      if (++commits < commitsBetween || isRunning || isClosed) return
      commits = 0
      isRunning = true
      worker ??= start()
      worker.postMessage('checkpoint')
      clearTimeout(idle)
      idle = setTimeout(() => void end(), idleMs).unref()
    },
    async close() {
      isClosed = true
      await end()
    },
  }
}
