const minuteMs = 60_000

/** Runs what it is given at most once a minute: what happens a thousand times a second is logged as one line. */
export function onceAMinute(): (say: () => void) => void {
  let saidAt = Number.NEGATIVE_INFINITY
  return say => {
    // The monotonic clock: a system clock that goes back must not silence anything.
    const now = performance.now()
    if (now - saidAt < minuteMs) return
    saidAt = now
    say()
  }
}
