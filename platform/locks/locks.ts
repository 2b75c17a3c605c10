/** Exclusive locks by name: of this process, or of all processes that share them. */
export interface Locks {
  /**
   * Waits for a lock, in the order of the calls, and holds it until the signal aborts. Rejects with the signal's reason
   * when it aborts before. `onWanted` is called when another one waits for the lock.
   */
  hold(name: string, until: AbortSignal, onWanted?: () => void): Promise<void>
}

interface Claim {
  readonly grant: () => void
  readonly onWanted: () => void
}

/** The locks of one process. */
export function createLocks(): Locks {
  /** The first claim of a queue holds the lock. */
  const queues = new Map<string, Claim[]>()

  function leave(name: string, queue: Claim[], claim: Claim) {
    const at = queue.indexOf(claim)
    queue.splice(at, 1)
    const [next, another] = queue
    if (!next) queues.delete(name)
    else if (at === 0) {
      next.grant()
      if (another) next.onWanted()
    }
  }

  return {
    async hold(name, until, onWanted = () => {}) {
      until.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const claim = { grant: resolve, onWanted }
      const queue = queues.get(name) ?? []
      queues.set(name, queue)
      const [holder] = queue
      queue.push(claim)
      const end = () => {
        leave(name, queue, claim)
        // Without effect on a lock that was granted.
        reject(until.reason)
      }
      until.addEventListener('abort', end, { once: true })
      if (holder) holder.onWanted()
      else resolve()
      return promise
    },
  }
}

/** Runs a task while it holds a lock. */
export async function withLock<T>(locks: Locks, name: string, run: () => Promise<T>): Promise<T> {
  const ending = new AbortController()
  await locks.hold(name, ending.signal)
  try {
    return await run()
  } finally {
    ending.abort()
  }
}
