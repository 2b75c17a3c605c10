import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server'

const patienceMs = 30_000

interface Holder {
  /** Asks it to come to an end: somebody else waits. */
  readonly release: RequestRelease
  readonly gone: Promise<void>
  readonly leave: () => void
}

/**
 * One request at a time for each upload. A newcomer asks the one before to end, since that is most often the same sender on a
 * connection that broke. (The library's own waits by asking over and over, which takes the whole processor.)
 */
export function createLocks(): Locker {
  const holders = new Map<string, Holder>()

  async function take(id: string, signal: AbortSignal, release: RequestRelease): Promise<void> {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
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
