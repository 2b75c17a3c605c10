import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { runsOfQuestion, stem, termsOf } from './terms.ts'

const texts = (source: string) => termsOf(source).map(({ text }) => text)

test.each([
  ['Ｌａｙｅｒ', 'layer'],
  ['Café', 'cafe'],
  ['レイヤー', 'れいやー'],
  ['ﾚｲﾔｰ', 'れいやー'],
  ['ブラシ', 'ぶらし'],
  ['㎏', 'kg'],
])('%s and %s are one for search', (source, folded) => {
  expect(fold(source).text).toBe(folded)
})

test('each folded character knows where it comes from, also where one becomes two', () => {
  const { text, sourceOffset } = fold('1㎏x')
  expect([text, [0, 1, 2, 3, 4].map(sourceOffset)]).toEqual(['1kgx', [0, 1, 1, 2, 3]])
})

test('every two characters of Chinese or Japanese that follow each other are a term, whatever stands around them', () => {
  const source = '把3D绘画与图层、蒙版合在一起。'
  for (const pair of ['绘画', '画与', '与图', '图层', '蒙版', '版合', '一起'])
    expect(texts(source)).toContain(pair)
  expect(texts(source)).not.toContain('层蒙')
})

test('a term knows its place in the source', () => {
  const source = 'Paint ﾚｲﾔｰ'
  const places = termsOf(source).map(({ from, to }) => source.slice(from, to))
  expect(places).toEqual(['Paint', 'ﾚｲ', 'ｲﾔ', 'ﾔｰ', 'ｰ'])
})

test.each([
  ['brushes', 'brush'],
  ['galleries', 'gallery'],
  ['palettes', 'palette'],
  ['canvas', 'canvas'],
  ['canvases', 'canvas'],
  ['glass', 'glass'],
  ['bus', 'bus'],
])('%s is looked up as %s', (word, stemmed) => {
  expect(stem(word)).toBe(stemmed)
})

test.each([
  ['how do I blend the colours', [['blend'], ['colour']]],
  ['图层蒙版', [['图层', '层蒙', '蒙版']]],
  ['图层、蒙', [['图层']]],
  ['层', [['层']]],
  ['the', [['the']]],
])('of the question %s, %j is looked for', (question, runs) => {
  expect(runsOfQuestion(question)).toEqual(runs)
})

test('a question of ten thousand words, or of signs alone, is bounded', () => {
  expect(runsOfQuestion('(a+)+$ '.repeat(10_000)).length).toBeLessThanOrEqual(12)
  expect(runsOfQuestion('(((((.*)*)*)*)*')).toEqual([])
})
