import { expect, test, vi } from 'vitest'
import { createAlertQueue } from './alert-queue.ts'

const saved = { title: 'Saved', message: 'It is where you left it.', type: 'success' } as const

function openQueue() {
  let made = 0
  return createAlertQueue(() => `alert-${++made}`)
}

test('alerts are shown one at a time, the oldest first', async () => {
  const queue = openQueue()
  const first = queue.show({ ...saved, title: 'First' })
  const second = queue.show({ ...saved, title: 'Second' })
  expect(queue.current()).toMatchObject({ id: 'alert-1', title: 'First' })
  queue.current()?.settle(true)
  expect(queue.current()).toMatchObject({ id: 'alert-2', title: 'Second' })
  queue.current()?.settle(false)
  expect(queue.current()).toBe(undefined)
  expect(await Promise.all([first, second])).toEqual([true, false])
})

test('the callback hears the same answer as the promise', async () => {
  const queue = openQueue()
  const callback = vi.fn()
  const answer = queue.show({ ...saved, callback })
  queue.current()?.settle(false)
  expect(await answer).toBe(false)
  expect(callback.mock.calls).toEqual([[false]])
})

test('an alert is settled once, however often it is pressed', async () => {
  const queue = openQueue()
  const callback = vi.fn()
  const answer = queue.show({ ...saved, callback })
  const alert = queue.current()
  alert?.settle(true)
  alert?.settle(false)
  expect(await answer).toBe(true)
  expect(callback).toHaveBeenCalledTimes(1)
})

test('an alert that does not open by itself waits until it is called, and lets others pass', () => {
  const queue = openQueue()
  void queue.show({ ...saved, id: 'later', autoOpen: false })
  expect(queue.current()).toBe(undefined)
  void queue.show({ ...saved, title: 'Now' })
  expect(queue.current()?.title).toBe('Now')
  queue.current()?.settle(true)
  queue.open('later')
  expect(queue.current()?.id).toBe('later')
  queue.open('nobody')
  expect(queue.current()?.id).toBe('later')
})

test('subscribers are notified of every change until they unsubscribe', () => {
  const queue = openQueue()
  const heard = vi.fn()
  const stop = queue.subscribe(heard)
  void queue.show(saved)
  queue.current()?.settle(true)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  void queue.show(saved)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('the server shows none', () => {
  const queue = openQueue()
  void queue.show(saved)
  expect(queue.currentOnServer()).toBe(undefined)
})
