import { expect, test } from 'vitest'
import { alignSegments } from './align-segments.ts'

/** `t` a text, `l` a list, `#a` a title. */
const segments = (names: string) =>
  names
    .split(' ')
    .filter(name => name !== '')
    .map(name => (name.startsWith('#') ? { kind: 'title', id: name } : { kind: name }))
const places = (english: string, own: string) =>
  alignSegments(segments(english), segments(own)).map(
    ({ own: place, isSure }) => `${place}${isSure ? '' : '?'}`,
  )

test('a text of the same segments aligns one by one, and is sure', () => {
  expect(places('t l #a t', 't l #a t')).toEqual(['0', '1', '2', '3'])
})

test('titles hold their sections together: what is missing in one moves nothing in the next', () => {
  expect(places('t t #a t l #b t', 't #a l #b t')).toEqual(['0?', 'null?', '1?', 'null?', '2?', '3', '4'])
  expect(places('t #a t #b t', 't #b t')).toEqual(['0', 'null?', 'null?', '1', '2'])
})

test('an empty translation has nothing, and one without its English gives nothing', () => {
  expect(places('t #a', '')).toEqual(['null?', 'null?'])
  expect(places('', 't t')).toEqual([])
})
