/**
 * A queue of renderings that no visitor waits for, of which `atOnce` run at a time; a key stands in it once. Those that are
 * `urgent` come before the others.
 */
export function createRenderQueue(atOnce: number) {
  const urgent = new Map<string, () => Promise<unknown>>()
  const waiting = new Map<string, () => Promise<unknown>>()
  let running = 0

  function next(): void {
    while (running < atOnce) {
      const queue = urgent.size > 0 ? urgent : waiting
      const [entry] = queue
      if (!entry) return
      const [key, render] = entry
      queue.delete(key)
      running++
      // A failed rendering is logged where it failed; visitors have the page of before.
      void render()
        .catch(() => {})
        .finally(() => {
          running--
          next()
        })
    }
  }

  return {
    add(key: string, render: () => Promise<unknown>, isUrgent = false): void {
      if (urgent.has(key)) return
      if (isUrgent) waiting.delete(key)
      const queue = isUrgent ? urgent : waiting
      if (!queue.has(key)) queue.set(key, render)
      next()
    },
    get size() {
      return urgent.size + waiting.size + running
    },
  }
}
