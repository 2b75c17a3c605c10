import { expect, test } from 'vitest'
import { showKeptLine } from './kept-line.ts'

const line = (sentence: string) => `<p class="kept" data-kept-line="" hidden="">${sentence}</p>`

test.for([
  ['/handbook/procreate/5.3', 'The copy from {date}.', 'The copy from November 27, 2026.'],
  ['/cn/handbook/procreate/5.3', '日期是{date}。', '日期是2026年11月27日。'],
  ['/jp/handbook/procreate/5.3', '{date}のページ', '2026年11月27日のページ'],
])('a kept copy of %s says from when it is', ([path = '', sentence = '', shown]) => {
  const html = showKeptLine(`<main>${line(sentence)}<p hidden="">no</p></main>`, path, '2026-11-27T12:00:00Z')
  expect(html).toBe(`<main><p class="kept" data-kept-line="">${shown}</p><p hidden="">no</p></main>`)
})

test('without a day, or a line, the page stays as it is', () => {
  expect(showKeptLine(line('{date}'), '/handbook', '')).toBe(line('{date}'))
  expect(showKeptLine('<p>a</p>', '/handbook', '2026-11-27')).toBe('<p>a</p>')
})
