/** A semaphore: runs at most `most` tasks at once, and queues the others. */
export function createSemaphore(most: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let inside = 0
  return async run => {
    if (inside < most) inside++
    // A finished task passes its slot on.
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else inside--
    }
  }
}
