import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everyLocale, type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { loopCount } from '../../../../test/loop-count.ts'
import { projectRoot } from '../../../../test/test-server.ts'
import { parseWrittenText } from '../documents/parse-written-text.ts'
import { writeMarkdown } from '../documents/write-markdown.ts'
import { readTime } from '../import/read-time.ts'
import { checkFolder } from './check-folder.ts'
import { checkStyle } from './check-style.ts'
import { createTermFinder } from './check-words.ts'
import { readWords, termsOf } from './read-words.ts'
import { valuesOf } from './values-of.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const words = readWords(read('docs/words.md'))
const finders = {
  en: () => [],
  cn: createTermFinder(words.flatMap(word => termsOf(word, 'cn'))),
  jp: createTermFinder(words.flatMap(word => termsOf(word, 'jp'))),
}

function rulesOf(locale: Locale, own: string, english: string | null = null, title = '') {
  const textOf = (body: string) => ({ title, description: '', segments: parseWrittenText(body) })
  return checkStyle({
    locale,
    text: textOf(own),
    english: english === null ? null : textOf(english),
    findTerms: finders[locale],
  }).map(({ rule }) => rule)
}

test('in all texts of content/, nothing is said that the house writes as it should', () => {
  const { texts, findings } = checkFolder(join(projectRoot, 'content'), read('docs/words.md'))
  expect(texts).toBeGreaterThan(400)
  expect(findings).toEqual([])
}, 60_000)

test('twenty-one planted slips are found, each by its rule', () => {
  const planted: readonly [Locale, string, string | null, string][] = [
    ['cn', '请您看看这片叶子。', null, 'honorific'],
    ['cn', '**您**的作品。', null, 'honorific'],
    ['cn', '点图层,再点加号。', null, 'punctuation'],
    ['cn', '看这里:一片叶子。', null, 'punctuation'],
    ['cn', '一片叶子(很小)。', null, 'punctuation'],
    ['cn', '它在哪里?', null, 'punctuation'],
    ['jp', '葉が落ちました.', null, 'punctuation'],
    ['jp', '彼は"葉"と言った。', null, 'punctuation'],
    ['jp', '**葉。**落ちました。', null, 'punctuation'],
    ['cn', '一共200多支画笔。', null, 'spacing'],
    ['jp', '4Kの映像です。', null, 'spacing'],
    ['jp', 'レイヤー 、色。', null, 'spacing'],
    ['en', 'What a leaf!', null, 'exclamation'],
    ['jp', '葉が落ちた！', null, 'exclamation'],
    ['cn', '这份工作一周 36 小时。', 'The work is 38 hours a week.', 'number'],
    ['jp', '2025 年に描きました。', 'Painted in 2026.', 'number'],
    ['cn', '见[图层](page:/press)。', 'See [layers](page:/support).', 'link'],
    ['jp', '![葉](picture:one-bowl "スタジオ")', '![A leaf](picture:one-leaf "Studio")', 'picture'],
    ['cn', '先点**层**。', 'Tap **Layers** first.', 'word'],
    ['cn', '拿起笔刷。', 'Take a brush.', 'word'],
    ['jp', 'Nobody hears the leaf fall.', 'Nobody hears the leaf fall.', 'untranslated'],
  ]
  expect(planted).toHaveLength(21)
  for (const [locale, own, english, rule] of planted)
    expect(rulesOf(locale, own, english), own).toContain(rule)
})

test('twenty more, in titles, lists, tables, captions and quotes', () => {
  const planted: readonly [Locale, string, string | null, string][] = [
    ['cn', '![您画的叶子](picture:coast "画室")', '![A leaf you drew](picture:coast "Studio")', 'honorific'],
    ['cn', '> 请您慢慢看。', '> Look slowly.', 'honorific'],
    ['cn', '- 打开 Procreate,然后画\n- 好了', '- Open Procreate, then draw\n- Done', 'punctuation'],
    ['cn', '画到第 2.然后停。', 'Go to 2. Then stop.', 'punctuation'],
    ['cn', '叶子--很小。', 'The leaf is small.', 'punctuation'],
    ['jp', '葉が落ち，静かです。', 'It falls, quiet.', 'punctuation'],
    ['jp', 'レイヤーが３８枚です。', 'There are 38 layers.', 'punctuation'],
    ['jp', 'ﾚｲﾔｰを見ます。', 'See the layers.', 'punctuation'],
    ['cn', '看:https://example.com/a', 'See https://example.com/a', 'punctuation'],
    [
      'cn',
      '| 名字 | 大小 |\n| --- | --- |\n| iPad上 | 小 |',
      '| Name | Size |\n| --- | --- |\n| On iPad | small |',
      'spacing',
    ],
    ['cn', '在**iPad**上画。', 'Draw on **iPad**.', 'spacing'],
    ['jp', '見て[Procreate](page:/procreate)を。', 'See [Procreate](page:/procreate).', 'spacing'],
    ['cn', '一万二千支。', '1,200 brushes.', 'number'],
    ['cn', '2026 年 11 月 3 日截止。', 'It closes on November 2, 2026.', 'number'],
    ['cn', '- 画一片\n- Paint the sea slowly', '- Paint one\n- Paint the sea slowly', 'untranslated'],
    [
      'jp',
      '![Two quiet herons](picture:coast "ス")',
      '![Two quiet herons](picture:coast "S")',
      'untranslated',
    ],
    ['cn', '见[手册](page:/press#a)。', 'See [it](page:/press#b).', 'link'],
    ['cn', '好。', 'Good.\n\n![Leaf](picture:coast "S")', 'picture'],
    ['cn', '![叶](film:walk)', '![Leaf](film:run)', 'picture'],
    ['jp', '端末を置きます。', 'Put the device down.', 'word'],
  ]
  expect(planted).toHaveLength(20)
  for (const [locale, own, english, rule] of planted)
    expect(rulesOf(locale, own, english), own).toContain(rule)
})

test('what only looks like a slip is none', () => {
  const right: readonly [Locale, string, string | null][] = [
    ['cn', '提交于2026年11月2日，共 3 封。', null],
    ['jp', '.procreate 形式と `a,b(c)` は、そのままです。', null],
    ['cn', '写信到 privacy@{host}，或看 https://example.com/a,b。', null],
    ['cn', '比例是 4:3，时间是 9:30。', null],
    ['cn', '大约一亿八千万年前。', 'About 180 million years ago.'],
    ['jp', '三十八時間です。', 'It takes 38 hours.'],
    ['cn', '共 200 多支，分 18 组。', 'More than two hundred, in eighteen sets.'],
    ['cn', '上世纪七十年代。', 'In the 1970s.'],
    ['cn', '九点半开始，十点一刻喝茶。', 'Begin at 9:30, tea at 10:15.'],
    ['cn', '设备挡住机器人。', 'The device keeps robots out.'],
    ['jp', '![葉](picture:tablet-jp "ス")', '![A leaf](picture:tablet-en "S")'],
    ['jp', 'Procreate', 'Procreate'],
    ['cn', '- SIL Open Font License\n- 画', '- SIL Open Font License\n- Paint'],
  ]
  for (const [locale, own, english] of right) expect(rulesOf(locale, own, english), own).toEqual([])
})

test('a title with characters that our heading faces lack is said, and no other is', () => {
  expect(rulesOf('en', 'A.', null, 'Leaf → tree')).toEqual(['glyph'])
  expect(rulesOf('cn', '叶。', null, '叶子 🎨')).toEqual(['glyph'])
  expect(rulesOf('jp', '葉。', null, '葉っぱの話、Procreate と')).toEqual([])
})

test('values are read from figures and from words of three languages', () => {
  for (const [text, values] of [
    ['thirty-eight', ['38']],
    ['6,000 and 1.5', ['6000', '1.5']],
    ['两千零二十六', ['2026']],
    ['二〇二六年', ['2026']],
    ['3 万', ['3', '30000']],
    ['３８', ['38']],
  ] as const)
    expect([...valuesOf(text)], text).toEqual(expect.arrayContaining([...values]))
})

test('hostile texts are checked in time', () => {
  // As long as a text may be. Where time grows with the square of the length, each takes minutes.
  const length = loopCount(40_000, 190_000)
  const began = performance.now()
  for (const piece of [
    ...['您', 'a ', 'a', '1', '1,', '{', '（', '@', '-', '1年a', '一', ' ', '！ ', 'https://'],
    ...['![', '![](', '`', '{#a', '[a](#b) ', '(handbook:a'],
  ]) {
    const text = piece.repeat(length / piece.length)
    const segments = [{ kind: 'text', content: [{ kind: 'words', text }] }] as const
    const checked = { title: '', description: '', segments }
    for (const locale of ['en', 'cn'] as const) {
      checkStyle({ locale, text: checked, english: checked, findTerms: () => [] })
      readTime(text, languageTagOf(locale))
    }
  }
  for (const text of [` ${'a'.repeat(length)}`, ' a'.repeat(length / 2)])
    expect(writeMarkdown([{ kind: 'text', content: [{ kind: 'code', text }] }])).toContain(text)
  expect(parseWrittenText(`## a${' '.repeat(length)}b`)).toHaveLength(1)
  expect(performance.now() - began).toBeLessThan(30_000)
}, 60_000)

test('every text of content/ has a language that is checked', () => {
  const files = readdirSync(join(projectRoot, 'content'), { recursive: true, encoding: 'utf8' })
  const languages = files
    .filter(file => file.endsWith('.md') && file.includes('/'))
    .map(file => file.slice(-5, -3))
  expect([...new Set(languages)].sort()).toEqual([...everyLocale].sort())
})
