import { expect, test } from 'vitest'
import { createTrace, type Step, type Trace } from './trace.ts'

const options = { gap: () => 2, tail: 0, dab: 0, way: 0 }

function walk(trace: Trace): Step[] {
  const steps: Step[] = []
  for (let step = trace.next(); step; step = trace.next()) steps.push(step)
  return steps
}

test('steps lie evenly, however unevenly the hand was seen', () => {
  const trace = createTrace(options)
  for (const x of [0, 3, 4, 40, 41, 90, 200]) trace.add(x, 0, 0.5, 0)
  trace.lift()
  const steps = walk(trace)
  expect(steps.length).toBeGreaterThan(95)
  for (const [index, step] of steps.slice(1).entries()) {
    expect(step.x - (steps[index]?.x ?? 0)).toBeCloseTo(2, 0)
  }
})

test('a way that bends is walked without corners', () => {
  const trace = createTrace(options)
  for (let at = 0; at <= 12; at++) trace.add(100 * Math.cos(at / 4), 100 * Math.sin(at / 4), 0.5, 0)
  trace.lift()
  const turns = walk(trace).map(({ way }) => way)
  for (const [index, way] of turns.slice(2).entries()) {
    const turn = Math.abs(
      Math.atan2(Math.sin(way - (turns[index + 1] ?? 0)), Math.cos(way - (turns[index + 1] ?? 0))),
    )
    expect(turn).toBeLessThan(0.3)
  }
})

test('nothing is ahead of the hand: the last place waits for the next one', () => {
  const trace = createTrace(options)
  for (const x of [0, 50, 100]) trace.add(x, 0, 0.5, 0)
  const steps = walk(trace)
  expect(trace.next()).toBeNull()
  expect(Math.max(...steps.map(({ x }) => x))).toBeLessThanOrEqual(75)
  trace.lift()
  expect(Math.max(...walk(trace).map(({ x }) => x))).toBeGreaterThan(97)
  expect(trace.next()).toBeUndefined()
})

test('a brush that was lifted is dragged on by its tail, and says how far', () => {
  const trace = createTrace({ ...options, tail: 20 })
  for (const x of [0, 50, 100]) trace.add(x, 0, 0.5, 0)
  trace.lift()
  const steps = walk(trace)
  expect(Math.max(...steps.map(({ past }) => past))).toBeGreaterThan(17)
  expect(steps.filter(({ past, x }) => past === 0 && x > 101)).toEqual([])
})

test('pressure goes from one place to the next without a jump', () => {
  const trace = createTrace(options)
  for (const [x, pressure] of [
    [0, 0],
    [100, 1],
    [200, 0],
  ] as const) {
    trace.add(x, 0, pressure, 0)
  }
  trace.lift()
  const pressures = walk(trace).map(({ pressure }) => pressure)
  for (const [index, pressure] of pressures.slice(1).entries()) {
    expect(Math.abs(pressure - (pressures[index] ?? 0))).toBeLessThan(0.12)
  }
})

test('a brush hurries only while it is far behind the hand', () => {
  const trace = createTrace(options)
  for (let x = 0; x <= 60; x += 6) trace.add(x, 0, 0.5, 0)
  expect(walk(trace).every(({ hurry }) => hurry === 1)).toBe(true)
  for (let x = 66; x <= 900; x += 6) trace.add(x, 0, 0.5, 0)
  const steps = walk(trace)
  expect(steps[0]?.hurry).toBeGreaterThan(5)
  expect(steps.at(-1)?.hurry).toBe(1)
})
