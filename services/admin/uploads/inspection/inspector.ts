import type { Log } from '../../../../platform/log.ts'
import { createSemaphore } from '../semaphore.ts'
import type { Inspection } from './inspect-file.ts'
import type { InspectionJob } from './inspection-process.ts'
import { type InspectionOutcome, type InspectionProcess, openProcess } from './open-process.ts'

export interface Inspector {
  /**
   * Inspects a file in a child process, serialized; see `inspectFile`. A file that times out, or ends the process
   * twice, is refused as unreadable. Rejects with `InspectorUnavailable` when no process starts, and with the file
   * system's error when the file cannot be read or written.
   */
  inspect(path: string, name: string): Promise<Inspection>
  /** Ends the process. Running and waiting inspections reject with `InspectorUnavailable`. */
  close(): Promise<void>
}

export interface InspectorOptions {
  readonly log: Log
  /** The timeout of one file, in ms. */
  readonly limitMs?: number
  /** The idle timeout of the process, in ms. */
  readonly idleMs?: number
  /** Injected by tests: the module that the process runs. */
  readonly program?: URL
}

/** No process is available: it can be retried. */
export class InspectorUnavailable extends Error {
  override name = 'InspectorUnavailable'
}

/** The system may kill a process for other reasons, so a file is refused only after the second time. */
const maxTries = 2

/** An inspector whose process starts with the first file, is restarted after a failure, and ends when idle. */
export function createInspector({
  log,
  limitMs = 10_000,
  idleMs = 10_000,
  program = new URL('./inspection-process.ts', import.meta.url),
}: InspectorOptions): Inspector {
  const inTurn = createSemaphore(1)
  let current: InspectionProcess | null = null
  let isClosed = false
  let idle: NodeJS.Timeout | undefined

  async function start(): Promise<InspectionProcess> {
    const started = await openProcess(program).catch(error => {
      throw new InspectorUnavailable(String(error), { cause: error })
    })
    void started.ended.then(() => {
      if (current === started) current = null
    })
    return started
  }

  async function ask(job: InspectionJob): Promise<InspectionOutcome> {
    for (let tries = 1; ; tries++) {
      if (!isClosed) current ??= await start()
      if (isClosed || !current) {
        end()
        throw new InspectorUnavailable('The inspector is closed')
      }
      const heard = await current.ask(job, limitMs)
      if (typeof heard === 'string' || !('silence' in heard)) return heard
      end()
      if (heard.silence === 'slow' || tries === maxTries) return heard
    }
  }

  async function inspect(job: InspectionJob): Promise<Inspection> {
    clearTimeout(idle)
    try {
      const heard = await ask(job)
      if (isClosed) throw new InspectorUnavailable('The inspector is closed')
      return read(heard)
    } finally {
      idle = setTimeout(end, idleMs).unref()
    }
  }

  function read(heard: InspectionOutcome): Inspection {
    if (typeof heard === 'string' || 'silence' in heard) {
      const reason = typeof heard === 'string' ? heard : heard.silence
      log.warn({ reason }, 'a file could not be inspected')
      return { refused: 'unreadable' }
    }
    if (!('failure' in heard)) return heard
    const { failure, code } = heard
    // System error codes have no underscore, Node's own do.
    if (code !== null && !code.includes('_')) throw Object.assign(new Error(failure), { code })
    log.error({ reason: failure }, 'file inspection failed')
    return { refused: 'unreadable' }
  }

  function end(): void {
    current?.end()
    current = null
  }

  return {
    inspect: (path, name) => inTurn(() => inspect({ path, name })),
    async close() {
      isClosed = true
      clearTimeout(idle)
      const last = current
      end()
      await last?.ended
    },
  }
}
