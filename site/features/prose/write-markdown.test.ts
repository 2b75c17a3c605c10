import { describe, expect, test } from 'vitest'
import type { Inline, Segment } from '../../../contract/document.ts'
import { parseText } from '../../../services/admin/content/documents/parse-text.ts'
import { type MarkdownPlace, writeMarkdown } from './write-markdown.ts'

const place: MarkdownPlace = {
  origin: 'https://example.com',
  locale: 'jp',
  handbook: '/handbook/procreate/5.3',
}
const write = (...segments: Segment[]) => writeMarkdown(segments, place)
const words = (text: string): Inline => ({ kind: 'words', text })
const text = (...content: Inline[]): Segment => ({ kind: 'text', content })
const linkTo = (to: string): Segment => text({ kind: 'link', to, content: [words('there')] })

describe('addresses are whole', () => {
  test.each([
    ['handbook:layers/masks#edit', 'https://example.com/jp/handbook/procreate/5.3/layers/masks#edit'],
    ['page:/procreate/brushes', 'https://example.com/jp/procreate/brushes'],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
    ['#edit', '#edit'],
  ])('%s', (to, address) => {
    expect(write(linkTo(to))).toBe(`[there](${address})`)
  })

  test('of pictures too, and one that is not in the collection is left out', () => {
    const image = (picture: string): Segment => ({ kind: 'image', picture, alt: 'A wheel', credit: '' })
    expect(write(image('wheel'))).toMatch(
      /^!\[A wheel\]\(https:\/\/example\.com\/pictures\/wheel-\S+\.\w+\)$/,
    )
    expect(write(image('no-such-picture'), text(words('after')))).toBe('after')
  })
})

test('a film on another site is a link to it', () => {
  expect(write({ kind: 'embed', provider: 'youtube', id: 'abcdefghijk', title: 'Time-lapse' })).toBe(
    '[Time-lapse](https://www.youtube.com/watch?v=abcdefghijk)',
  )
})

test('characters with a meaning in Markdown are escaped', () => {
  expect(write(text(words('2 * 3 * 4 <b> [x] a_b')))).toBe('2 \\* 3 \\* 4 \\<b\\> \\[x\\] a\\_b')
  expect(write(text(words('1. not a list')))).toBe('1\\. not a list')
  expect(write(text(words('- not a list')))).toBe('\\- not a list')
  expect(write(text({ kind: 'code', text: 'a ` b' }))).toBe('`` a ` b ``')
})

test('a step may hold more than a line, and stays in its list', () => {
  const steps: Segment = {
    kind: 'steps',
    items: [[text(words('one')), text(words('more of one'))], [text(words('two'))]],
  }
  expect(write(steps)).toBe('1. one\n\n   more of one\n2. two')
})

test('a cell with a bar in it stays one cell', () => {
  const cell = (content: string) => [words(content)]
  expect(write({ kind: 'table', head: [cell('a'), cell('b')], rows: [[cell('x|y'), cell('z')]] })).toBe(
    '| a | b |\n| --- | --- |\n| x\\|y | z |',
  )
})

test('read again it is the text that it was', () => {
  const source = [
    'Opening with **bold**, *soft* and `code`.',
    '## Multiply',
    '- one\n- two',
    '1. first\n2. second',
    '> said',
    '| a | b |\n| --- | --- |\n| 1 | 2 |',
    'See [elsewhere](https://elsewhere.example/a).',
  ].join('\n\n')
  const segments = parseText(source)
  expect(parseText(writeMarkdown(segments, place))).toEqual(segments)
})
