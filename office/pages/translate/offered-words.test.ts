import { expect, test } from 'vitest'
import { offerWords } from './offered-words.ts'

const terms = [
  { en: 'Layers', words: ['图层'], avoided: [], note: '' },
  { en: 'brush', words: ['画笔'], avoided: ['笔刷'], note: '' },
  { en: 'brush library', words: ['画笔库'], avoided: [], note: '' },
  { en: 'table', words: ['桌子'], avoided: [], note: '一张' },
]
const caretIn = (text: string) => ({
  line: text.replaceAll('|', ''),
  from: text.indexOf('|'),
  to: text.lastIndexOf('|') - (text.split('|').length > 2 ? 1 : 0),
})
const offer = (text: string, beside: string[] = [], query = '') =>
  offerWords({ terms, caret: caretIn(text), beside, query }).map(({ word, part }) =>
    part ? `${word} for ${caretIn(text).line.slice(part.from, part.to)}` : word,
  )

test('what is at the caret comes first, then the terms of the English segment', () => {
  expect(offer('拿起笔|刷。', ['Layers'])).toEqual(['画笔 for 笔刷', '图层'])
  expect(offer('点 Lay|ers。')).toEqual(['图层 for Layers'])
  expect(offer('点|层|。', ['Layers'])).toEqual(['图层'])
  expect(offer('|点 LAYERS|。')).toEqual(['图层 for LAYERS'])
})

test('a word that stands there already is not offered, and the longest one is meant', () => {
  expect(offer('打开画|笔库。')).toEqual([])
  expect(offer('打开 brush lib|rary。')).toEqual(['画笔库 for brush library'])
})

test('a query looks through all of them, by English and by words', () => {
  expect(offer('|', [], 'TAB')).toEqual(['桌子'])
  expect(offer('|', [], '笔')).toEqual(['画笔', '画笔库'])
  expect(offer('|', [], 'nothing')).toEqual([])
})
