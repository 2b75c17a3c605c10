/** Lets so many through at once; the others wait their turn. */
export function createGate(most: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let inside = 0
  return async run => {
    if (inside < most) inside++
    // Whoever leaves hands the place on.
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
