/** Runs a callback when the browser is idle, within four seconds or as many ms. Returns a function that cancels it. */
export function whenIdle(run: () => void, withinMs = 4000): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, withinMs / 20)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout: withinMs })
  return () => cancelIdleCallback(id)
}
