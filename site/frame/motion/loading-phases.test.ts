import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LoadingPhase, loadingPhases } from './loading-phases.ts'

let phase: LoadingPhase
const report = (next: (phase: LoadingPhase) => LoadingPhase) => {
  phase = next(phase)
}
/** Starts loading as a frame does; returns a function that ends it. */
function load() {
  const stop = loadingPhases(true, report)
  return () => {
    stop()
    return loadingPhases(false, report)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  phase = 'hidden'
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page that comes within 200 ms shows no bar', () => {
  const arrive = load()
  vi.advanceTimersByTime(199)
  expect(phase).toBe('hidden')
  arrive()
  vi.advanceTimersByTime(5000)
  expect(phase).toBe('hidden')
})

test('a slow page shows the bar after 200 ms, until it comes', () => {
  load()
  vi.advanceTimersByTime(200)
  expect(phase).toBe('running')
  vi.advanceTimersByTime(60_000)
  expect(phase).toBe('running')
})

test('the bar fills when the page comes, and hides 500 ms later', () => {
  const arrive = load()
  vi.advanceTimersByTime(300)
  arrive()
  expect(phase).toBe('finishing')
  vi.advanceTimersByTime(499)
  expect(phase).toBe('finishing')
  vi.advanceTimersByTime(1)
  expect(phase).toBe('hidden')
})

test('another page while the bar is hiding keeps it', () => {
  const arrive = load()
  vi.advanceTimersByTime(300)
  const stop = arrive()
  vi.advanceTimersByTime(100)
  stop()
  loadingPhases(true, report)
  vi.advanceTimersByTime(200)
  expect(phase).toBe('running')
})
