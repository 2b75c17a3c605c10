import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Inline, WrittenSegment } from '../../../../contract/document.ts'
import { loopCount } from '../../../../test/loop-count.ts'
import { parseWrittenText } from './parse-written-text.ts'
import { anySegments } from './segments-for-tests.ts'
import { UnwritableText } from './write-line.ts'
import { writeMarkdown } from './write-markdown.ts'

const files = globSync('content/*/**/{en,cn,jp}.md')

/** In `npm run sweep` every text. */
const looked = files.filter((_, at) => at % loopCount(4, 1) === 0)

test('every text of content/ is written as it stands', () => {
  expect(files.length).toBeGreaterThanOrEqual(417)
  const changed = looked.filter(file => {
    const [, text = ''] = /^---\n.*?\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? []
    return writeMarkdown(parseWrittenText(text.trim())) !== text.trim()
  })
  expect(changed).toEqual([])
})

test('segments of every kind, in each other and full of syntax, are read back as they were', () => {
  fc.assert(
    fc.property(anySegments, segments => {
      expect(parseWrittenText(writeMarkdown(segments))).toEqual(segments)
    }),
    { seed: 57, numRuns: 200 },
  )
})

const words = (text: string): Inline => ({ kind: 'words', text })
const textOf = (...content: Inline[]): WrittenSegment => ({ kind: 'text', content })

test.each([
  [
    'words with signs that are no syntax there',
    textOf(words('3 * 4 #5 a_b ~ 1.5 [x]')),
    '3 * 4 #5 a_b ~ 1.5 [x]',
  ],
  ['words that look like a list', textOf(words('1. Not a list')), '1\\. Not a list'],
  ['words that look like a fence', textOf(words(':::note')), '\\:::note'],
  [
    'strong words of Japanese before a letter',
    textOf({ kind: 'strong', content: [words('重要。')] }, words('次に')),
    '**重要。**&#27425;に',
  ],
  [
    'a conditional part',
    { kind: 'when', condition: 'recaptcha', segments: [textOf(words('Google.'))] } as WrittenSegment,
    ':::when recaptcha\nGoogle.\n:::',
  ],
])('%s', (_, segment, markdown) => {
  expect(writeMarkdown([segment])).toBe(markdown)
  expect(parseWrittenText(markdown)).toEqual([segment])
})

test.each<[string, WrittenSegment]>([
  ['an empty paragraph', textOf()],
  ['a character NUL', textOf(words('a\0b'))],
  ['a line break in words', textOf(words('a\nb'))],
  ['half a character', textOf(words('a\ud83c'))],
  [
    'a break in a title',
    { kind: 'title', level: 2, id: 'a', content: [words('a'), { kind: 'break' }, words('b')] },
  ],
  ['a link that runs something', textOf({ kind: 'link', to: 'javascript:alert(1)', content: [words('x')] })],
  ['a picture that is none of ours', { kind: 'image', picture: '../x', alt: 'x', credit: '' }],
  ['a slot that hides a fence', { kind: 'slot', name: 'cookies\n:::\n\nx' }],
  [
    'a block in a conditional part',
    { kind: 'when', condition: 'operator', segments: [{ kind: 'note', segments: [] }] },
  ],
  ['an unknown field', Object.assign(textOf(words('x')), { onclick: 'x' })],
])('%s is refused, and the segment is named', (_, segment) => {
  const before = textOf(words('Fine.'))
  expect(() => writeMarkdown([before, segment])).toThrow(
    expect.objectContaining({ name: UnwritableText.name, at: 1 }),
  )
})

test('two titles of one id are refused', () => {
  const title = { kind: 'title', level: 2, id: 'a', content: [words('a')] } as const
  expect(() => writeMarkdown([title, title])).toThrow(UnwritableText)
})
