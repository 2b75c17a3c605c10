import { expect, test } from 'vitest'
import { addLamp, changeLamp, directionOf, firstLamps, placeOnDome, readDome, removeLamp } from './lamps.ts'

test('there are never more than four lamps, and never none', () => {
  const four = addLamp(addLamp(firstLamps))
  expect(four).toHaveLength(4)
  expect(addLamp(four)).toBe(four)
  const [one] = firstLamps
  const alone = one ? [one] : []
  expect(removeLamp(four, 1)).toEqual(four.filter((_, at) => at !== 1))
  expect(removeLamp(alone, 0)).toBe(alone)
})

test('a lamp that is changed leaves the others as they are', () => {
  const changed = changeLamp(firstLamps, 1, { strength: 7 })
  expect(changed[0]).toBe(firstLamps[0])
  expect(changed[1]).toEqual({ ...firstLamps[1], strength: 7 })
})

test('before the face is towards the visitor, 90 degrees at the right, 90 high is overhead', () => {
  const rounded = (around: number, height: number) =>
    directionOf({ around, height }).map(value => Math.round(value * 1000) / 1000 + 0)
  expect(rounded(0, 0)).toEqual([0, 0, 1])
  expect(rounded(90, 0)).toEqual([1, 0, 0])
  expect(rounded(77, 90)).toEqual([0, 1, 0])
})

test('a place on the dome is read as the lamp that stands there', () => {
  for (const around of [-179, -90, -46, 0, 31, 90, 180]) {
    for (const height of [-30, 0, 16, 60, 89]) {
      expect(readDome(...placeOnDome({ around, height }))).toEqual({ around, height })
    }
  }
})

test('beyond the rim a lamp is at the rim, in the same direction', () => {
  expect(readDome(3, 0)).toEqual({ around: 90, height: -30 })
  expect(readDome(0, -8)).toEqual({ around: 180, height: -30 })
})

test('the middle of the dome is overhead', () => {
  expect(readDome(0, 0)).toEqual({ around: 0, height: 90 })
})
