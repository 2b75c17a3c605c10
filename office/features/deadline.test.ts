import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeadline } from './deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a deadline that is set again and again is met, and its timer is left alone', () => {
  const deadline = createDeadline()
  const run = vi.fn()
  const began = Date.now()
  const timers = vi.spyOn(globalThis, 'clearTimeout')
  for (let key = 0; key < 20; key++) {
    deadline.set(Math.min(Date.now() + 300, began + 1000), run)
    vi.advanceTimersByTime(50)
  }
  expect(run).toHaveBeenCalledTimes(1)
  expect(timers).not.toHaveBeenCalled()
  timers.mockRestore()
})

test('a deadline moves with the last key, and an earlier one comes first', () => {
  const deadline = createDeadline()
  const run = vi.fn()
  deadline.set(Date.now() + 300, run)
  vi.advanceTimersByTime(200)
  deadline.set(Date.now() + 300, run)
  vi.advanceTimersByTime(299)
  expect([run.mock.calls.length, deadline.isSet()]).toEqual([0, true])
  vi.advanceTimersByTime(1)
  expect([run.mock.calls.length, deadline.isSet()]).toEqual([1, false])
  deadline.set(Date.now() + 5000, run)
  deadline.set(Date.now() + 100, run)
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledTimes(2)
  deadline.set(Date.now() + 100, run)
  deadline.cancel()
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(2)
})

/** Idle moments and frames that come when a test says so. */
function stubBrowser() {
  const [idle, frames]: (() => void)[][] = [[], []]
  for (const [name, queue] of [
    ['IdleCallback', idle],
    ['AnimationFrame', frames],
  ] as const) {
    vi.stubGlobal(`request${name}`, (run: () => void) => queue?.push(run))
    vi.stubGlobal(`cancel${name}`, (id: number) => queue?.splice(id - 1, 1, () => {}))
  }
  const runAll = (queue: (() => void)[] = []) => {
    for (const run of queue.splice(0)) run()
  }
  return { beIdle: () => runAll(idle), paint: () => runAll(frames) }
}

test('what is due waits for an idle moment of the browser, and can be cancelled until then', () => {
  const { beIdle, paint } = stubBrowser()
  const deadline = createDeadline()
  const run = vi.fn()
  deadline.set(Date.now() + 100, run)
  paint()
  vi.advanceTimersByTime(100)
  expect([run.mock.calls.length, deadline.isSet()]).toEqual([0, true])
  deadline.set(Date.now() + 300, run)
  paint()
  beIdle()
  expect([run.mock.calls.length, deadline.isSet()]).toEqual([1, false])
  deadline.set(Date.now() + 100, run)
  paint()
  vi.advanceTimersByTime(100)
  deadline.cancel()
  beIdle()
  expect([run.mock.calls.length, deadline.isSet()]).toEqual([1, false])
  vi.unstubAllGlobals()
})

test('an idle moment between a key and its frame is none: what is due comes after that frame, and where none comes soon', () => {
  const { beIdle, paint } = stubBrowser()
  const deadline = createDeadline()
  const run = vi.fn()
  deadline.set(Date.now() + 100, run)
  paint()
  vi.advanceTimersByTime(100)
  deadline.set(Date.now() + 300, run)
  beIdle()
  expect([run.mock.calls.length, deadline.isSet()]).toEqual([0, true])
  paint()
  vi.advanceTimersByTime(0)
  expect([run.mock.calls.length, deadline.isSet()]).toEqual([1, false])
  // A page behind another one gets no frames.
  deadline.set(Date.now(), run)
  vi.advanceTimersByTime(0)
  beIdle()
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledTimes(2)
  deadline.set(Date.now(), run)
  vi.advanceTimersByTime(0)
  beIdle()
  deadline.cancel()
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(2)
  paint()
  vi.unstubAllGlobals()
})
