/** Runs a callback when the browser is idle, within four seconds. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout: 4000 })
  return () => cancelIdleCallback(id)
}
