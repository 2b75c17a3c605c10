import { expect, test } from 'vitest'
import { emptyFrames, pathOf, replaceFrame, within } from './strokes.ts'

test('a touch without a movement is a dot', () => {
  expect(pathOf([{ x: 10, y: 20 }])).toBe('M10 20h.1')
  expect(pathOf([])).toBe('')
})

test('a line begins at its first point and ends at its last', () => {
  const path = pathOf([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10.04 },
  ])
  expect(path).toMatch(/^M0 0Q/)
  expect(path).toMatch(/L10 10$/)
})

test('nothing is drawn beyond the edge of the sheet', () => {
  expect(within({ x: -5, y: 999 })).toEqual({ x: 0, y: 300 })
})

test('one frame is changed, and the two others stay', () => {
  const frame = [{ ink: 'teal', path: 'M0 0h.1' }] as const
  expect(replaceFrame(emptyFrames, 1, frame)).toEqual([[], frame, []])
})
