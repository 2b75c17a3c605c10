const minuteMs = 60_000

/** Runs a function at most once a minute: repeated events become one log line. */
export function onceAMinute(): (say: () => void) => void {
  let saidAt = Number.NEGATIVE_INFINITY
  return say => {
    // The monotonic clock: a system clock that is set back must not suppress anything.
    const now = performance.now()
    if (now - saidAt < minuteMs) return
    saidAt = now
    say()
  }
}
