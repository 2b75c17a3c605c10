import { fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import type { InspectionAnswer, InspectionJob } from './inspection-process.ts'

/** What a process says, or why it says nothing: it was too slow, or it ended. */
export type InspectionOutcome = InspectionAnswer | { readonly silence: 'slow' | 'ended' }

export interface InspectionProcess {
  /** Resolves to the answer, or to why there is none within so many ms. */
  ask(job: InspectionJob, limitMs: number): Promise<InspectionOutcome>
  /** Resolves when it has ended. */
  readonly ended: Promise<void>
  end(): void
}

const startMs = 30_000
/** In MB. Pieces of files lie outside of this heap; the largest has 8 MB. */
const execArgv = ['--max-old-space-size=48', '--max-semi-space-size=2']

/** Starts a process that inspects files, and waits until it listens. Throws when it does not. */
export async function openProcess(program: URL): Promise<InspectionProcess> {
  const child = fork(program, { execArgv, env: childEnv(), stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  // Without a listener, a call to a process that has ended would end this one.
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
    // Whoever waits for its end is not left behind by a process that has nothing else to do.
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

/**
 * No settings, which hold secrets; but how memory is given back. What was compiled once is read again, which halves the time of a
 * start.
 */
function childEnv(): Record<string, string> {
  const cache = getCompileCacheDir()
  const memory = Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_'))
  return {
    ...Object.fromEntries(memory.map(([name, value = '']) => [name, value])),
    ...(cache !== undefined && { NODE_COMPILE_CACHE: dirname(cache) }),
  }
}
