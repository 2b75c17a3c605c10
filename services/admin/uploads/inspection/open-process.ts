import { fork } from 'node:child_process'
import { once } from 'node:events'
import { childEnvironment } from '../../../../platform/child-environment.ts'
import type { InspectionAnswer, InspectionJob } from './inspection-process.ts'

/** The answer of a process, or why there is none: timeout or exit. */
export type InspectionOutcome = InspectionAnswer | { readonly silence: 'slow' | 'ended' }

export interface InspectionProcess {
  /** Resolves to the answer, or to why there is none within `limitMs`. */
  ask(job: InspectionJob, limitMs: number): Promise<InspectionOutcome>
  /** Resolves on exit. */
  readonly ended: Promise<void>
  end(): void
}

const startMs = 30_000
/** In MB. File buffers are outside of the heap; the largest has 8 MB. */
const execArgv = ['--max-old-space-size=48', '--max-semi-space-size=2']

/** Starts an inspection process and waits until it is ready. Throws when it does not start. */
export async function openProcess(program: URL): Promise<InspectionProcess> {
  const child = fork(program, {
    execArgv,
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Without a listener, sending to an ended process would end this one.
  child.on('error', () => {})
  child.unref()
  child.channel?.unref()
  const ended =
    child.exitCode === null
      ? once(child, 'exit').then(
          () => {},
          () => {},
        )
      : Promise.resolve()
  const end = () => {
    // Keeps the event loop alive until the exit is observed.
    child.ref()
    child.kill('SIGKILL')
  }

  async function next(limitMs: number): Promise<InspectionOutcome> {
    const waiting = new AbortController()
    const { signal } = waiting
    const timer = setTimeout(() => waiting.abort(), limitMs)
    const answered = once(child, 'message', { signal }).then(([answer]) => answer as InspectionAnswer)
    const late = answered.catch((): InspectionOutcome => ({ silence: signal.aborted ? 'slow' : 'ended' }))
    const gone = ended.then((): InspectionOutcome => ({ silence: 'ended' }))
    return Promise.race([late, gone]).finally(() => {
      clearTimeout(timer)
      waiting.abort()
    })
  }

  const heard = await next(startMs)
  if (heard !== 'ready') {
    end()
    throw new Error(`The process that inspects files did not start: ${JSON.stringify(heard)}`)
  }
  return {
    ask(job, limitMs) {
      const answer = next(limitMs)
      if (child.connected) child.send(job)
      return answer
    },
    ended,
    end,
  }
}
