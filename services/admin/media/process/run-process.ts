import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { childEnvironment } from '../../../../platform/child-environment.ts'
import type { MediaAnswer, MediaJob } from './media-process.ts'

/** In ms; a picture takes seconds. */
const timeoutMs = 180_000
/** In MB. Pixels are outside of the heap. */
const execArgv = ['--max-old-space-size=64']

/** The process ended before it answered, or took too long. */
export class ProcessEnded extends Error {}

/**
 * Makes the files of one picture in a process of its own, which ends with it: what libvips took goes back to the system,
 * and a file that brings it down brings down nothing else. Throws `ProcessEnded`.
 */
export async function runMediaProcess(job: MediaJob, signal?: AbortSignal): Promise<MediaAnswer> {
  const program = new URL('./media-process.ts', import.meta.url)
  const child = fork(program, {
    execArgv,
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Sending to an ended process is reported here too.
  child.on('error', () => {})
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const limit = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])])
  try {
    const answered = once(child, 'message', { signal: limit })
    const ended = once(child, 'exit', { signal: limit }).then(([code, name]) => {
      throw new ProcessEnded(`The process that makes pictures ended (${name ?? code})`)
    })
    child.send(job)
    const [answer] = (await Promise.race([answered, ended])) as [MediaAnswer]
    return answer
  } catch (error) {
    if (error instanceof ProcessEnded || signal?.aborted) throw error
    throw new ProcessEnded(`The process that makes pictures was too slow: ${error}`)
  } finally {
    child.kill('SIGKILL')
  }
}
