import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { films } from '../../../../pictures/manifest.ts'
import { duration, stageAt, stages } from './stages.ts'

const film = films['coast-time-lapse']

test('the stages begin when the captions of the film say so', () => {
  const captions = readFileSync(`public${film.captions?.en}`, 'utf8')
  const starts = [...captions.matchAll(/00:00:([\d.]+) -->/g)].map(([, seconds]) => Number(seconds))
  expect(stages.map(({ from }) => from)).toEqual(starts)
  expect(duration).toBe(film.duration)
})

test.each([
  [0, 'underdrawing'],
  [4.9, 'underdrawing'],
  [5, 'broad'],
  [30, 'lights'],
])('after %d seconds the painter is at %s', (time, stage) => {
  expect(stageAt(time)).toBe(stage)
})
