import { whenIdle } from '../../ui/when-idle.ts'

/** Without an idle moment for so long, what is due is done between two keys. */
const busyMs = 200

/**
 * Runs something at the deadline that was set last, in the next idle moment: not between a key and its paint. A later deadline
 * leaves the timer that waits alone: browsers prefer keys to timers, and one that each key sets anew would never come.
 */
export function createDeadline() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancelRun: (() => void) | null = null
  let timerAt = 0
  let dueAt = 0
  let run = () => {}
  function wait(until: number) {
    timerAt = until
    timer = setTimeout(
      () => {
        timer = undefined
        if (Date.now() < dueAt) wait(dueAt)
        else runWhenIdle()
      },
      Math.max(0, until - Date.now()),
    )
  }
  function runWhenIdle() {
    if (typeof requestIdleCallback === 'undefined') return run()
    cancelRun = whenIdle(() => {
      cancelRun = null
      run()
    }, busyMs)
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
    cancelRun?.()
    cancelRun = null
  }
  return {
    set(at: number, work: () => void) {
      dueAt = at
      run = work
      if (cancelRun) return
      if (timer !== undefined && timerAt > at) cancel()
      if (timer === undefined) wait(at)
    },
    cancel,
    isSet: () => timer !== undefined || cancelRun !== null,
  }
}
