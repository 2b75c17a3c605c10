import { expect, test, vi } from 'vitest'
import { createDialogStore } from './dialog-store.ts'

test('switching closes the one and opens the other on the next tick', () => {
  vi.useFakeTimers()
  const store = createDialogStore()
  const seen: unknown[] = []
  store.subscribe(() => seen.push(store.read()))
  store.open('login')
  store.switchTo('register')
  expect(seen).toEqual(['login', null])
  vi.advanceTimersToNextTimer()
  expect(seen).toEqual(['login', null, 'register'])
  vi.useRealTimers()
})

test('the server shows none', () => {
  const store = createDialogStore()
  store.open('login')
  expect(store.readOnServer()).toBe(null)
})
