import { expect, test } from 'vitest'
import { bendBack, pitch, placeFoot, sink, stride, tailSwing, thrust } from './gait.ts'

const phases = Array.from({ length: 200 }, (_, index) => index / 200)

test('a foot that stands goes with the ground and does not slide', () => {
  for (const phase of phases.filter(phase => phase < 0.4)) {
    expect(placeFoot(phase).x - placeFoot(phase + 0.01).x).toBeCloseTo(stride * 0.01, 6)
    expect(placeFoot(phase).lift).toBe(0)
  }
})

test('nothing jumps between two neighbouring moments, nor from the end of a stride to its beginning', () => {
  for (const phase of phases) {
    const [here, next] = [placeFoot(phase), placeFoot(phase + 0.005)]
    expect(Math.abs(next.x - here.x)).toBeLessThan(9)
    expect(Math.abs(next.lift - here.lift)).toBeLessThan(9)
    expect(Math.abs(thrust(phase + 0.005) - thrust(phase))).toBeLessThan(5)
  }
})

test('after a stride everything is where it was', () => {
  for (const move of [sink, pitch, tailSwing, thrust]) expect(move(1.3)).toBeCloseTo(move(0.3), 9)
})

test('a leg keeps the length of its bones, and its ankle bends backwards', () => {
  const [x, y] = bendBack([0, 0], [60, 150], 96, 122)
  expect(Math.hypot(x, y)).toBeCloseTo(96, 6)
  expect(Math.hypot(60 - x, 150 - y)).toBeCloseTo(122, 6)
  expect(x).toBeLessThan(30)
})
