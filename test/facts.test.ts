import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brushFacts } from '../site/brushes/brush-facts.ts'
import { languages } from '../site/pages/dreams/languages.ts'
import { loadCopies } from './house/copy.ts'
import { listFiles, root } from './house/files.ts'

/** Numbers as words, as far as sets, brushes and languages may come to. */
const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const han = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']
const numbers = new Map<string, number>([
  ...[...ones, ...teens, 'twenty'].map((word, at) => [word, at + 1] as const),
  ...han.map((word, at) => [`十${word}`, 10 + at] as const),
  ...ones.map((word, at) => [`${word} hundred`, 100 * (at + 1)] as const),
  ...han.slice(1).map((word, at) => [`${word}百`, 100 * (at + 1)] as const),
  ['两百', 200],
  ['二十', 20],
])
const numberOf = (word: string) => numbers.get(word.toLowerCase()) ?? Number(word)

const english = String.raw`(?:\d+|(?:${ones.join('|')}) hundred|${teens.join('|')}|twenty)`
const asian = '(?:\\d+|[一二两三四五六七八九]百|二十|十[一二三四五六七八九]?)'

/** The numbers that a sentence states about brushes and languages, and the actual ones. */
const facts: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`\\b(${english}) sets(?! of (?:four|keys))\\b`, 'gi'), Number(brushFacts.brushSets)],
  [new RegExp(`\\b(?:over|than) (${english}) brushes\\b`, 'gi'), Number(brushFacts.brushes)],
  [new RegExp(`\\b(${english}) languages\\b`, 'gi'), languages.length],
  [new RegExp(`(${asian}) ?组(?:画笔|、|，|里|。)`, 'g'), Number(brushFacts.brushSets)],
  [new RegExp(`(${asian}) ?多支画笔`, 'g'), Number(brushFacts.brushes)],
  [new RegExp(`(${asian}) ?(?:种|の)(?:语言|言語)`, 'g'), languages.length],
  [new RegExp(`(${asian}) ?(?:の)?セット`, 'g'), Number(brushFacts.brushSets)],
]

const untrueIn = (where: string, text: string) =>
  facts.flatMap(([pattern, number]) =>
    [...text.matchAll(pattern)]
      .filter(([, said = '']) => numberOf(said) >= 10 && numberOf(said) !== number)
      .map(([sentence]) => `${where}: ${sentence}, but it is ${number}`),
  )

test('how many sets, brushes and languages there are is said as it is, in digits and in words', async () => {
  expect(untrueIn('a text', 'Seventeen sets, over 300 brushes. 十九组画笔。十八の言語')).toHaveLength(4)
  const copies = (await loadCopies()).flatMap(({ where, sentences }) =>
    Object.values(sentences).flatMap(own => [...own.values()].flatMap(text => untrueIn(where, text))),
  )
  const texts = listFiles(/^content\/.*\.md$/).flatMap(file =>
    untrueIn(file, readFileSync(`${root}/${file}`, 'utf8')),
  )
  expect([...copies, ...texts]).toEqual([])
})

test('no copy and no text says a price: it comes from the prices', async () => {
  const price = /(?:[$¥￥] ?\d|\d[\d.,]* ?(?:USD|美元|米ドル|元(?!素)))/
  const copies = (await loadCopies()).flatMap(({ where, sentences }) =>
    Object.values(sentences).flatMap(own =>
      [...own.values()].filter(text => price.test(text)).map(text => `${where}: ${text}`),
    ),
  )
  const texts = listFiles(/^content\/.*\.md$/).filter(file =>
    price.test(readFileSync(`${root}/${file}`, 'utf8')),
  )
  expect([copies, texts]).toEqual([[], []])
})
