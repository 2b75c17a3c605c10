import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Log } from '../../../../platform/log.ts'
import { createGate } from '../gate.ts'
import type { Inspection } from './inspect-file.ts'
import type { InspectionAnswer, InspectionJob } from './inspection-worker.ts'

export interface Inspector {
  /**
   * Inspects a file in a worker thread, one after the other; `inspectFile` says how. A file that takes too long, or that ends
   * the worker, is refused as unreadable. Rejects with `InspectorUnavailable` when no worker can be had, and with the error of
   * the file system when the file cannot be read or written.
   */
  inspect(path: string, name: string): Promise<Inspection>
  /** Ends the worker. What is under way or waits is rejected with `InspectorUnavailable`. */
  close(): Promise<void>
}

export interface InspectorOptions {
  readonly log: Log
  /** How long one file may take, in ms. */
  readonly limitMs?: number
  /** How long a worker without a job is kept, in ms. */
  readonly idleMs?: number
  /** Injected by tests: the module that the worker runs. */
  readonly program?: URL
}

/** No worker answers: it is worth trying again. */
export class InspectorUnavailable extends Error {
  override name = 'InspectorUnavailable'
}

const startMs = 30_000
/** Pieces of files lie outside of this heap; the largest has 8 MB. */
const resourceLimits = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 4, stackSizeMb: 2 }

/** An inspector whose worker starts with the first file, is replaced when it fails, and ends when no file has come for a while. */
export function createInspector({
  log,
  limitMs = 10_000,
  idleMs = 10_000,
  program = new URL('./inspection-worker.ts', import.meta.url),
}: InspectorOptions): Inspector {
  const inTurn = createGate(1)
  let current: Worker | null = null
  let isClosed = false
  let idle: NodeJS.Timeout | undefined

  async function inspect(job: InspectionJob): Promise<Inspection> {
    if (isClosed) throw new InspectorUnavailable('The inspector is closed')
    clearTimeout(idle)
    try {
      current ??= await startWorker(program)
      current.postMessage(job)
      return readAnswer(await nextAnswer(current, limitMs))
    } finally {
      idle = setTimeout(endWorker, idleMs).unref()
    }
  }

  function readAnswer(heard: Heard): Inspection {
    if (typeof heard === 'string' || 'silence' in heard) {
      endWorker()
      if (isClosed) throw new InspectorUnavailable('The inspector was closed')
      log.warn({ reason: typeof heard === 'string' ? heard : heard.silence }, 'a file could not be inspected')
      return { refused: 'unreadable' }
    }
    if (!('failure' in heard)) return heard
    const { failure, code } = heard
    // The system's own codes have no underscore, those of Node's errors do.
    if (code !== null && !code.includes('_')) throw Object.assign(new Error(failure), { code })
    log.error({ reason: failure }, 'a parser of files failed')
    return { refused: 'unreadable' }
  }

  function endWorker(): void {
    void current?.terminate()
    current = null
  }

  return {
    inspect: (path, name) => inTurn(() => inspect({ path, name })),
    async close() {
      isClosed = true
      clearTimeout(idle)
      await current?.terminate()
    },
  }
}

/** What a worker says, or why it says nothing. */
type Heard = InspectionAnswer | { readonly silence: string }

/** No settings, which hold secrets; what was compiled once is read again, which halves the time and spares a fifth of the memory. */
function workerEnv(): Record<string, string> {
  const cache = getCompileCacheDir()
  return cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) }
}

async function startWorker(program: URL): Promise<Worker> {
  const worker = new Worker(program, { resourceLimits, env: workerEnv(), name: 'inspection' })
  // Without a listener of its own, a failure would end the process.
  worker.on('error', () => {})
  worker.unref()
  const heard = await nextAnswer(worker, startMs)
  if (heard === 'ready') return worker
  void worker.terminate()
  throw new InspectorUnavailable(`The worker did not start: ${JSON.stringify(heard)}`)
}

function nextAnswer(worker: Worker, limitMs: number): Promise<Heard> {
  const { promise, resolve } = Promise.withResolvers<Heard>()
  const tooLate = () => resolve({ silence: `it took more than ${limitMs} ms` })
  const fail = (error: unknown) => resolve({ silence: String(error) })
  const end = () => resolve({ silence: 'the worker ended' })
  const timer = setTimeout(tooLate, limitMs)
  worker.once('message', resolve).once('error', fail).once('exit', end)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', fail).off('exit', end)
  })
}
