import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { childEnvironment } from '../../../../platform/child-environment.ts'
import type { SharingPictureOptions } from './compose.ts'
import type { ComposerResult } from './composer-process.ts'

const timeoutMs = 60_000
/** In MB. Pixels are outside of the heap: one picture at a time has them. */
const execArgv = ['--max-old-space-size=64']

export interface Composer {
  /** As `composeSharingPicture`, serialized. Rejects after a minute, or when the process ends. */
  compose(options: SharingPictureOptions): Promise<Uint8Array>
  close(): void
}

/**
 * Renders pictures in a child process: libvips and its fonts take more than 100 MB, which the operating system reclaims
 * only when a process ends.
 */
export function openComposer(signal?: AbortSignal): Composer {
  const program = new URL('./composer-process.ts', import.meta.url)
  const child = fork(program, { serialization: 'advanced', execArgv, env: childEnvironment() })
  // Sending to an ended process is reported here too.
  child.on('error', () => {})
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const end = () => void child.kill('SIGKILL')
  signal?.addEventListener('abort', end, { once: true })
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The process that composes pictures ended (${signal ?? code})`)
  })
  ended.catch(() => {})
  return {
    async compose(options) {
      const answered = once(child, 'message', { signal: AbortSignal.timeout(timeoutMs) })
      if (child.connected) child.send(options)
      const [answer] = (await Promise.race([answered, ended]).catch(error => {
        // A late answer must not be taken for that of the next job.
        end()
        throw error
      })) as [ComposerResult]
      if ('failure' in answer) throw new Error(answer.failure)
      return answer.picture
    },
    close() {
      signal?.removeEventListener('abort', end)
      end()
    },
  }
}
