import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceEnd, announceReturn, onSessionEnd } from './session-ended.ts'

beforeEach(() => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

test('a late answer to a request from before the log-in does not open the log-in again', () => {
  const opened = vi.fn()
  const stop = onSessionEnd(opened)
  const sentBefore = performance.now()
  expect(announceEnd(sentBefore)).toBe(true)
  announceReturn()
  expect(announceEnd(sentBefore)).toBe(false)
  expect(opened).toHaveBeenCalledTimes(1)
  expect(announceEnd(performance.now() + 1)).toBe(true)
  expect(opened).toHaveBeenCalledTimes(2)
  stop()
})
