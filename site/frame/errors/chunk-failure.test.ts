import { expect, test } from 'vitest'
import { isChunkFailure, reloadOnce } from './chunk-failure.ts'

test.for([
  ['Chromium', 'Failed to fetch dynamically imported module: http://localhost/assets/page.js', true],
  ['Firefox', 'error loading dynamically imported module: http://localhost/assets/page.js', true],
  ['WebKit', 'Importing a module script failed.', true],
  ['an older bundler', 'Loading chunk 7 failed.', true],
  ['a loader', 'Failed to fetch', false],
])('what %s says of a script that did not come: %s', ([, message, expected]) => {
  expect(isChunkFailure(new TypeError(message as string))).toBe(expected)
})

test('a thrown value that is no error is no chunk failure', () => {
  expect(isChunkFailure({ message: 'Loading chunk 7 failed.' })).toBe(false)
  expect(isChunkFailure(null)).toBe(false)
})

/** A fake browser tab with a settable clock. */
function openTab() {
  const kept = new Map<string, string>()
  const tab = { now: 1_000_000, reloads: 0 }
  const browser = () => ({
    now: () => tab.now,
    storage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    },
    reload: () => {
      tab.reloads += 1
    },
  })
  return { tab, browser }
}

test('the page is loaded anew once, and again only when 60 seconds have passed', () => {
  const { tab, browser } = openTab()
  expect(reloadOnce(browser)).toBe(true)
  tab.now += 59_999
  expect(reloadOnce(browser)).toBe(false)
  expect(tab.reloads).toBe(1)
  tab.now += 1
  expect(reloadOnce(browser)).toBe(true)
  expect(tab.reloads).toBe(2)
})

test('without session storage the page is not reloaded, so that it does not loop', () => {
  const { tab, browser } = openTab()
  const forbids = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  expect(reloadOnce(() => ({ ...browser(), storage: { getItem: forbids, setItem: forbids } }))).toBe(false)
  expect(tab.reloads).toBe(0)
})
