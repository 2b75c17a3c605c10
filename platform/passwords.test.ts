import { expect, test } from 'vitest'
import { currentCost, dummyHash, hashPassword, isOutdated, isPassword } from './passwords.ts'

const cheap = { memory: 64, passes: 1, lanes: 1 }

test('a password belongs to its own hash and to no other', async () => {
  const hash = await hashPassword('lemons and wattle')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await isPassword('lemons and wattle', hash)).toBe(true)
  expect(await isPassword('lemons and wattlf', hash)).toBe(false)
  expect(await isPassword('', hash)).toBe(false)
})

test('the same password never has the same hash twice', async () => {
  const [one, two] = [await hashPassword('a', cheap), await hashPassword('a', cheap)]
  expect(one).not.toBe(two)
})

test('letters are the same however a keyboard composes them', async () => {
  const hash = await hashPassword('caf\u00e9 olé', cheap)
  expect(await isPassword('cafe\u0301 olé', hash)).toBe(true)
})

test('a hash of another cost is still good, and outdated', async () => {
  const hash = await hashPassword('a', cheap)
  expect(await isPassword('a', hash)).toBe(true)
  expect(isOutdated(hash)).toBe(true)
  expect(isOutdated(await hashPassword('a', currentCost))).toBe(false)
})

test('a malformed hash is an error, not a wrong password', async () => {
  for (const stored of ['', 'a', '$2b$10$abc', '$argon2id$v=19$m=64,t=1,p=1$$']) {
    await expect(isPassword('a', stored)).rejects.toThrow(RangeError)
  }
})

test('many at once come one after another, and all are answered', async () => {
  const hashes = await Promise.all(Array.from({ length: 20 }, () => hashPassword('a', cheap)))
  expect(new Set(hashes).size).toBe(20)
})

test('the hash of nobody costs as much as a real one, and has no password', async () => {
  expect(isOutdated(dummyHash())).toBe(false)
  expect(await isPassword('', dummyHash())).toBe(false)
})
