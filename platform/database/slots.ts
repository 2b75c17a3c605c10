/** Ends the hold of a slot; a second call does nothing. */
type Release = () => void

/** A counting semaphore, first come, first served. `take` rejects when no slot was free in time. */
export function createSlots(count: number, waitMs: number) {
  const waiting: ((release: Release) => void)[] = []
  let free = count

  function hold(): Release {
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const next = waiting.shift()
      if (next) next(hold())
      else free++
    }
  }

  return {
    async take(): Promise<Release> {
      if (free > 0) {
        free--
        return hold()
      }
      const { promise, resolve, reject } = Promise.withResolvers<Release>()
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(resolve), 1)
        reject(new Error(`none was free within ${waitMs} ms`))
      }, waitMs)
      waiting.push(resolve)
      return promise.finally(() => clearTimeout(timer))
    },
    get waiting() {
      return waiting.length
    },
  }
}

export type Slots = ReturnType<typeof createSlots>
