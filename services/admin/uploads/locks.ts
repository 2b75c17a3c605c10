import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server'

const timeoutMs = 30_000

interface Holder {
  /** Requests the release of the lock. */
  readonly release: RequestRelease
  readonly gone: Promise<void>
  readonly leave: () => void
}

/**
 * A lock for each upload. A new request asks the previous one to release it, which is usually the same sender on a lost
 * connection. (The library's own lock polls, which saturates the processor.)
 */
export function createLocks(): Locker {
  const holders = new Map<string, Holder>()

  async function take(id: string, signal: AbortSignal, release: RequestRelease): Promise<void> {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const away = new Promise<never>((_, reject) =>
      deadline.addEventListener('abort', () => reject(ERRORS.ERR_LOCK_TIMEOUT), { once: true }),
    )
    away.catch(() => {})
    for (let holder = holders.get(id); holder; holder = holders.get(id)) {
      await holder.release()
      await Promise.race([holder.gone, away])
    }
    const { promise: gone, resolve: leave } = Promise.withResolvers<void>()
    holders.set(id, { release, gone, leave })
  }

  return {
    newLock: (id: string): Lock => ({
      lock: (signal, release) => take(id, signal, release),
      async unlock() {
        const holder = holders.get(id)
        holders.delete(id)
        holder?.leave()
      },
    }),
  }
}
