/**
 * Runs something at the deadline that was set last. A later deadline leaves the timer that waits alone: browsers prefer keys to
 * timers, and one that each key sets anew would never come.
 */
export function createDeadline() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let timerAt = 0
  let dueAt = 0
  let run = () => {}
  function wait(until: number) {
    timerAt = until
    timer = setTimeout(
      () => {
        timer = undefined
        if (Date.now() < dueAt) wait(dueAt)
        else run()
      },
      Math.max(0, until - Date.now()),
    )
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    set(at: number, work: () => void) {
      dueAt = at
      run = work
      if (timer !== undefined && timerAt > at) cancel()
      if (timer === undefined) wait(at)
    },
    cancel,
    isSet: () => timer !== undefined,
  }
}
