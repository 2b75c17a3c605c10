import { expect, test } from 'vitest'
import { toneOf } from './tone.ts'

test('a colour is said in three words that the style sheet knows', () => {
  expect(toneOf('#78b8c8')).toBe('l75 c2 h210')
  expect(toneOf('#e2553a')).toBe('l65 c3 h30')
})

test('black, white and grey have no hue', () => {
  expect(['#000000', '#ffffff', '#808080'].map(toneOf)).toEqual(['l5 c0 h0', 'l95 c0 h0', 'l55 c0 h0'])
})
