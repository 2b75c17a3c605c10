import { whenIdle } from '../../ui/when-idle.ts'

/** Without an idle moment for so long, what is due is done right after a frame. */
const busyMs = 200
/** A page that is out of sight has no frames. */
const framelessMs = 100

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
    const begin = () => {
      cancelRun?.()
      cancelRun = null
      run()
    }
    cancelRun = whenIdle(idle => {
      if (!idle?.didTimeout) return begin()
      cancelRun = afterFrame(begin)
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

/** Runs something when the next frame is out: what a key has changed is in it. Returns what cancels it. */
function afterFrame(begin: () => void): () => void {
  let timer = setTimeout(begin, framelessMs)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(begin)
  })
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
