import { expect, test } from 'vitest'
import type { ProseSegment } from './prose-data.ts'
import { writeHtml } from './write-html.ts'

const words = (text: string) => [{ kind: 'words' as const, text }]
const write = (...segments: ProseSegment[]) => writeHtml(segments, 'https://example.com')

test('markup is escaped, in text and in URLs', () => {
  expect(write({ kind: 'text', content: words('a < b & "c"') })).toBe('<p>a &lt; b &amp; &quot;c&quot;</p>')
  const link = { kind: 'link' as const, href: 'https://x.com/"><b>', external: true, content: words('x') }
  expect(write({ kind: 'text', content: [link] })).toBe(
    '<p><a href="https://x.com/&quot;&gt;&lt;b&gt;">x</a></p>',
  )
})

test('links into this site are whole addresses', () => {
  const link = { kind: 'link' as const, href: '/jp/press', external: false, content: words('x') }
  expect(write({ kind: 'text', content: [link] })).toBe('<p><a href="https://example.com/jp/press">x</a></p>')
})

test('lists hold their paragraphs, and a slot leaves nothing', () => {
  const item: ProseSegment = { kind: 'text', content: words('one') }
  expect(write({ kind: 'list', ordered: true, items: [[item]] }, { kind: 'slot', name: 'cookies' })).toBe(
    '<ol><li><p>one</p></li></ol>',
  )
})
