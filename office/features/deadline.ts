import { whenIdle } from '../../ui/when-idle.ts'

/** Without an idle moment for so long, what is due is done between two keys. */
const busyMs = 200
/** A page that is no longer seen gets no frame. */
const lostFrameMs = 100

/** Whether the frame that shows what was typed last is still to come: a browser takes the time until it for an idle moment. */
let isUnseen = false

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
    const runNow = () => {
      cancelRun = null
      run()
    }
    cancelRun = whenIdle(() => {
      if (isUnseen) cancelRun = afterFrame(runNow)
      else runNow()
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
      if (!isUnseen && typeof requestIdleCallback !== 'undefined') {
        isUnseen = true
        requestAnimationFrame(() => {
          isUnseen = false
        })
      }
      if (cancelRun) return
      if (timer !== undefined && timerAt > at) cancel()
      if (timer === undefined) wait(at)
    },
    cancel,
    isSet: () => timer !== undefined || cancelRun !== null,
  }
}

/** Runs something once the next frame is painted. Returns what cancels it. */
function afterFrame(run: () => void): () => void {
  const end = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const runOnce = () => {
    end()
    run()
  }
  let timer = setTimeout(runOnce, lostFrameMs)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(runOnce)
  })
  return end
}
