import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import type { SharingPictureOptions } from './compose.ts'
import type { ComposerResult } from './composer-process.ts'

const patienceMs = 60_000

export interface Composer {
  /** As `composeSharingPicture`, one after the other. Rejects when it takes more than a minute or its process ends. */
  compose(options: SharingPictureOptions): Promise<Uint8Array>
  close(): void
}

/**
 * Composes pictures in a process of its own. libvips and the fonts that it opens take more than 100 MB, and the operating
 * system gets them back when a process ends, and not before.
 */
export function openComposer(signal?: AbortSignal): Composer {
  const program = new URL('./composer-process.ts', import.meta.url)
  const child = fork(program, { serialization: 'advanced', execArgv: [] })
  // Also what is sent to a process that has just ended is reported here.
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
      const answered = once(child, 'message', { signal: AbortSignal.timeout(patienceMs) })
      if (child.connected) child.send(options)
      const [answer] = (await Promise.race([answered, ended]).catch(error => {
        // What it would still answer belongs to no picture that comes after.
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
