import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openLimits } from '../../platform/limits/open-limits.ts'
import { createLocks } from '../../platform/locks/locks.ts'
import type { Log } from '../../platform/log.ts'
import { loadSecret } from '../../platform/secret.ts'
import type { Settings } from '../../platform/settings.ts'
import type { Folders } from '../folders.ts'
import { lockDataFolder } from '../lifecycle/lock-data-folder.ts'
import { WorkerFailed } from '../lifecycle/start-failure.ts'
import type { RunningServer } from '../start.ts'
import { answerWorker } from './answer-worker.ts'
import type { StartOrder } from './messages.ts'
import { createRestarts, type Restarts } from './restarts.ts'

interface SupervisorOptions {
  readonly settings: Settings
  readonly log: Log
  readonly folders: Folders
}

/**
 * Holds the data folder, the rate limits and the locks, and starts the workers: the first alone, which prepares the
 * database, then the others. A worker that ends is started again. Rejects when the first one does not start, which has
 * said why.
 */
export async function supervise({ settings, log, folders }: SupervisorOptions): Promise<RunningServer> {
  const closing = new AsyncDisposableStack()
  const pauses = new Set<NodeJS.Timeout>()
  const running = new Set<Worker>()
  const restarts: Restarts[] = []
  let isStopping = false

  async function stop(): Promise<void> {
    isStopping = true
    for (const pause of pauses) clearTimeout(pause)
    await Promise.all([...running].map(endWorker))
    await closing.disposeAsync()
  }

  try {
    lockDataFolder(settings, log, closing)
    const secret = await loadSecret(settings)
    const limits = await openLimits(settings.cacheUrl, log)
    closing.defer(() => limits.close())
    const locks = createLocks()
    // The workers accept from one socket: a connection that is handed over by the supervisor to a worker that is killed would
    // stay open without an answer.
    cluster.schedulingPolicy = cluster.SCHED_NONE
    // bin/start.ts would build again.
    cluster.setupPrimary({ exec: fileURLToPath(new URL('../main.ts', import.meta.url)), args: [] })

    function startWorker(number: number, preparesDatabase = false): Worker {
      const worker = cluster.fork()
      running.add(worker)
      answerWorker(worker, limits, locks)
      worker.once('exit', () => running.delete(worker))
      const order: StartOrder = { kind: 'start', worker: number, preparesDatabase, secret, folders }
      worker.send(order, () => {})
      return worker
    }

    function keepRunning(worker: Worker, number: number): void {
      const startedAt = performance.now()
      const own = restarts[number] ?? createRestarts()
      restarts[number] = own
      worker.once('exit', (code, signal) => {
        if (isStopping) return
        const restartInMs = own.next(performance.now() - startedAt)
        const facts = { worker: number, pid: worker.process.pid, code, signal, restartInMs }
        log[code === 0 ? 'info' : 'error'](facts, 'Worker ended: it is started again')
        if (running.size === 0 && restarts.every(each => each.isHopeless)) {
          log.fatal('No worker stays up: the process ends')
          return void stop().finally(() => process.exit(1))
        }
        const pause = setTimeout(() => {
          pauses.delete(pause)
          keepRunning(startWorker(number), number)
        }, restartInMs)
        pauses.add(pause)
      })
    }

    const first = startWorker(1, true)
    const port = await listening(first)
    keepRunning(first, 1)
    for (let number = 2; number <= settings.workers; number++) keepRunning(startWorker(number), number)
    // Each worker drains by itself once it is told to end.
    return { port, drain: async () => {}, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Resolves to the port that the worker listens on. Rejects with `WorkerFailed` when it ends before. */
async function listening(worker: Worker): Promise<number> {
  const ended = once(worker, 'exit').then(() => {
    throw new WorkerFailed()
  })
  const [{ port }] = await Promise.race([once(worker, 'listening'), ended])
  return port
}

async function endWorker(worker: Worker): Promise<void> {
  const gone = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await gone
}
