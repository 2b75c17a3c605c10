import { expect, test } from 'vitest'
import { writeCaptions } from './captions.ts'
import { stages } from './time-lapse.ts'

test('captions are WebVTT, to the millisecond', () => {
  const sentence = { en: 'Ground', cn: '底色', jp: '地塗り' }
  expect(writeCaptions([{ from: 0, until: 4.9583, sentence }], 'jp')).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:04.958\n地塗り\n',
  )
})

test('the stages of the time-lapse follow one another without a gap, from its start to its end', () => {
  expect(stages[0]?.from).toBe(0)
  expect(stages.at(-1)?.until).toBe(30)
  for (const [index, { from, until }] of stages.entries()) {
    expect(until).toBeGreaterThan(from + 1)
    expect(stages[index + 1]?.from ?? until).toBe(until)
  }
})
