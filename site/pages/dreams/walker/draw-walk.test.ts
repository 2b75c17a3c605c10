import { expect, test } from 'vitest'
import { drawWalk, tick } from './draw-walk.ts'

const walk = drawWalk()

/** The start of the line: the toe of the leading leg. */
const toe = (at: number) => {
  const [, x, y] = /^M(\S+) (\S+)C/.exec(walk[at] ?? '') ?? []
  return { x: Number(x), y: Number(y) }
}

test('a walk is twelve different drawings of one line each', () => {
  expect(new Set(walk).size).toBe(12)
  for (const path of walk) expect(path.match(/M/g)).toHaveLength(1)
})

test('a foot that stands does not slide: it falls back by what the walker moves on', () => {
  for (const at of [1, 2, 3]) expect(toe(at).x - toe(at + 1).x).toBe(tick)
})

test('a foot that swings is off the ground', () => {
  expect(toe(2).y).toBeGreaterThan(-10)
  expect(toe(9).y).toBeLessThan(-20)
})
