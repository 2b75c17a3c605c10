import { describe, expect, test } from 'vitest'
import { createPageIndex, openPageIndex, type SearchPage } from './page-index.ts'
import { presentHit } from './present-hit.ts'

const page = (
  path: string,
  title: string,
  ...texts: [heading: string | null, text: string][]
): SearchPage => ({
  path,
  title,
  above: ['Layers'],
  passages: texts.map(([heading, text]) => ({
    heading: heading === null ? null : { id: heading.toLowerCase().replaceAll(' ', '-'), title: heading },
    text,
  })),
})

const english = await createPageIndex([
  page(
    'masks',
    'Masks',
    [null, 'Hide a part of a layer without losing it.'],
    ['Edit a mask', 'Paint in black.'],
  ),
  page(
    'blend-modes',
    'Blend modes',
    [null, 'How a layer meets what lies below.'],
    ['Multiply', 'Darkens. Masks help.'],
  ),
  page('palettes', 'Palettes', [null, 'Keep thirty colours together.']),
])
const paths = (question: string) => english.search(question).hits.map(hit => hit.page.path)

describe('in English', () => {
  test('a page whose title is the word comes before one that only mentions it', () => {
    expect(paths('mask')).toEqual(['masks', 'blend-modes'])
  })
  test.each([
    ['pal', 'palettes'],
    ['pallette', 'palettes'],
    ['pallete', 'palettes'],
    ['COLOUR', 'palettes'],
    ['colors', 'palettes'],
  ])('%s finds %s: a beginning or a slip of the finger is enough', (question, path) => {
    expect(paths(question)[0]).toBe(path)
  })
  test('all words first; where no page has them all, some', () => {
    expect(paths('multiply layer')).toEqual(['blend-modes'])
    expect(paths('multiply thirty')).toHaveLength(2)
  })
  test('a term that no page has finds nothing', () => {
    expect(paths('xylophone')).toEqual([])
    expect(paths('  ')).toEqual([])
  })
})

describe('in Chinese and Japanese', async () => {
  const texts = [
    '在图层上方新建一个剪切蒙版，颜料不会越过下面的边缘。',
    'ペンを傾けると、粒子が紙目に引っかかります。',
  ]
  const index = await createPageIndex(texts.map((text, at) => page(`page-${at}`, `第${at}页`, [null, text])))

  test('any two characters that stand side by side in a page find it', () => {
    for (const [at, text] of texts.entries()) {
      for (const pair of text.match(/(?=([\p{L}ー]{2}))/gu) ? pairsOf(text) : []) {
        expect([pair, index.search(pair).hits.map(hit => hit.page.path)]).toEqual([
          pair,
          expect.arrayContaining([`page-${at}`]),
        ])
      }
    }
  })
  test('a single character finds titles with it, else texts, and is marked alone', () => {
    const marksOf = (question: string) =>
      index.search(question).hits.map(hit => {
        const { title, snippet } = presentHit(hit)
        return [...title, ...snippet].filter(({ found }) => found).map(({ text }) => text)
      })
    expect(marksOf('页')).toEqual([['页'], ['页']])
    expect(marksOf('蒙')).toEqual([['蒙']])
  })
  test('kana of either kind and of any width', () => {
    for (const question of ['ぺん', 'ﾍﾟﾝ', 'ペン'])
      expect(index.search(question).hits[0]?.page.path).toBe('page-1')
  })
})

const pairsOf = (text: string) =>
  [...text].slice(0, -1).flatMap((character, at) => {
    const pair = character + ([...text][at + 1] ?? '')
    return /^[\p{L}ー]{2}$/u.test(pair) ? [pair] : []
  })

describe('an index that is being made', async () => {
  const index = openPageIndex()
  const found = (question: string) => index.search(question).hits.map(hit => hit.page.path)
  test('finds what is in it so far, and slips of the finger once it is settled', async () => {
    index.put(page('masks', 'Masks', [null, 'Hide a part of a layer.']), 'first')
    expect(found('layer')).toEqual(['masks'])
    expect(found('layerr')).toEqual([])
    await index.settle()
    expect(found('layerr')).toEqual(['masks'])
  })
  test('takes a page anew, knows which wording it has, and lets go of one that is gone', async () => {
    index.put(page('masks', 'Masks', [null, 'Cover what lies below.']), 'second')
    index.put(page('text', 'Text', [null, 'Write on a layer.']), 'third')
    expect(index.fingerprintOf('masks')).toBe('second')
    expect([found('hide'), found('cover'), found('layer')]).toEqual([[], ['masks'], ['text']])
    index.remove('text')
    await index.settle()
    expect([found('layer'), index.paths()]).toEqual([[], ['masks']])
  })
})

describe('the excerpt of a hit', () => {
  const first = (question: string) => {
    const [hit] = english.search(question).hits
    if (!hit) throw new Error(`nothing found for ${question}`)
    return presentHit(hit)
  }
  test('the title is marked, and the passage names the heading to go to', () => {
    expect(first('mask black')).toMatchObject({
      path: 'masks',
      above: ['Layers'],
      title: [{ text: 'Masks', found: true }],
      point_of_interest: { id: 'edit-a-mask', title: 'Edit a mask' },
      snippet: [
        { text: 'Paint in ', found: false },
        { text: 'black', found: true },
        { text: '.', found: false },
      ],
    })
  })
  test('of a long passage the part around what was found, cut between words', async () => {
    const long = `${'before '.repeat(60)}needle${' after'.repeat(60)}`
    const index = await createPageIndex([page('long', 'Long', [null, long])])
    const [hit] = index.search('needle').hits
    const snippet = hit ? presentHit(hit).snippet : []
    expect(snippet.map(({ text }) => text).join('')).toMatch(/^…(before )+needle( after)+…$/)
    expect(snippet.filter(({ found }) => found)).toEqual([{ text: 'needle', found: true }])
  })
  test('a part of what was looked for is not marked where the whole does not stand', async () => {
    const text = 'マスクを使います。ペンデスクではありません。'
    const [hit] = (await createPageIndex([page('a', 'あ', [null, text])])).search('マスク').hits
    expect(hit && presentHit(hit).snippet.filter(({ found }) => found)).toEqual([
      { text: 'マスク', found: true },
    ])
  })
  test('pairs of characters that overlap are marked as one', async () => {
    const index = await createPageIndex([page('a', '蒙版', [null, '剪切蒙版很好用。'])])
    const [hit] = index.search('剪切蒙版').hits
    expect(hit && presentHit(hit).snippet).toEqual([
      { text: '剪切蒙版', found: true },
      { text: '很好用。', found: false },
    ])
  })
})
