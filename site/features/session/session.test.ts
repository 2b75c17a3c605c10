import { afterEach, expect, test, vi } from 'vitest'
import { createSession } from './session.ts'

const mika = {
  id: '7',
  active: 1,
  betaUsers: [],
  username: 'mika',
  firstname: 'Mika',
  lastname: 'Brandt',
  email: 'mika@example.com',
  verified: true,
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('nobody is known before the service was asked', () => {
  const session = createSession(async () => mika)
  expect(session.read()).toEqual({ user: null, fetched: false })
  expect(session.readOnServer()).toEqual({ user: null, fetched: false })
})

test('who is logged in is known afterwards, and whoever listens hears of it', async () => {
  const session = createSession(async () => mika)
  const heard = vi.fn()
  session.subscribe(heard)
  await session.load()
  expect(session.read()).toEqual({ user: mika, fetched: true })
  expect(heard).toHaveBeenCalledTimes(1)
})

test('an anonymous visitor is fetched, and nobody', async () => {
  const session = createSession(async () => null)
  await session.load()
  expect(session.read()).toEqual({ user: null, fetched: true })
})

test('the service is asked once', async () => {
  const findUser = vi.fn(async () => null)
  const session = createSession(findUser)
  await Promise.all([session.load(), session.load()])
  await session.load()
  expect(findUser).toHaveBeenCalledTimes(1)
})

test('a failure is logged once, and the session is fetched all the same', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const session = createSession(() => Promise.reject(new Error('Invalid user ID or token')))
  await session.load()
  expect(session.read()).toEqual({ user: null, fetched: true })
  expect(warn.mock.calls).toEqual([['Error: Invalid user ID or token']])
})
