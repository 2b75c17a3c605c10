import { expect, test } from 'vitest'
import { createLocks, withLock } from './locks.ts'

test('a lock is held by one at a time, in the order of the calls, and the holder learns that it is wanted', async () => {
  const locks = createLocks()
  const [one, two, three] = [new AbortController(), new AbortController(), new AbortController()]
  const seen: string[] = []
  const hold = (name: string, { signal }: AbortController) =>
    locks
      .hold('an upload', signal, () => seen.push(`${name} is wanted`))
      .then(() => seen.push(`${name} holds`))
  await hold('one', one)
  const others = [hold('two', two), hold('three', three)]
  one.abort()
  await others[0]
  two.abort()
  await others[1]
  expect(seen).toEqual([
    ...['one holds', 'one is wanted', 'one is wanted', 'two is wanted', 'two holds', 'three holds'],
  ])
})

test('who gives up waiting gets no lock and leaves no gap', async () => {
  const locks = createLocks()
  const [holder, impatient] = [new AbortController(), new AbortController()]
  await locks.hold('an upload', holder.signal)
  const waiting = locks.hold('an upload', impatient.signal)
  const last = withLock(locks, 'an upload', async () => 'held')
  impatient.abort(new Error('too late'))
  await expect(waiting).rejects.toThrow('too late')
  holder.abort()
  expect(await last).toBe('held')
})

test('a task that fails releases its lock', async () => {
  const locks = createLocks()
  const fail = () => Promise.reject(new Error('no'))
  await expect(withLock(locks, 'an upload', fail)).rejects.toThrow('no')
  expect(await withLock(locks, 'an upload', async () => 'held')).toBe('held')
})
