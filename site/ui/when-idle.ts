/** Runs something when the browser has nothing better to do, within four seconds. Returns what takes it back. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout: 4000 })
  return () => cancelIdleCallback(id)
}
