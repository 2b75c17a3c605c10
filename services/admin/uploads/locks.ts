import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server'
import type { Locks } from '../../../platform/locks/locks.ts'

const timeoutMs = 30_000

/**
 * A lock for each upload. A new request asks the previous one to release it, which is usually the same sender on a lost
 * connection. (The library's own lock polls, which saturates the processor.)
 */
export const createLocker = (locks: Locks): Locker => ({
  newLock(id: string): Lock {
    const ending = new AbortController()

    async function lock(signal: AbortSignal, release: RequestRelease): Promise<void> {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const giveUp = () => ending.abort(ERRORS.ERR_LOCK_TIMEOUT)
      deadline.addEventListener('abort', giveUp, { once: true })
      if (deadline.aborted) giveUp()
      await locks
        .hold(`upload ${id}`, ending.signal, () => void release())
        .finally(() => deadline.removeEventListener('abort', giveUp))
    }

    return { lock, unlock: async () => ending.abort() }
  },
})
