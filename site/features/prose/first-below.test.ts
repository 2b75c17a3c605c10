import { expect, test } from 'vitest'
import { firstBelow } from './first-below.ts'
import type { ProseSegment } from './prose-data.ts'

const paragraph = (text: string): ProseSegment => ({ kind: 'text', content: [{ kind: 'words', text }] })
const steps = (...texts: readonly string[]): ProseSegment => ({
  kind: 'steps',
  items: texts.map(text => [paragraph(text)]),
})
const columns = (text: string): ProseSegment => ({ kind: 'columns', columns: [[paragraph(text)]] })
const title: ProseSegment = { kind: 'title', level: 2, id: 'a', content: [{ kind: 'words', text: 'A' }] }

test.each([
  ['a short text', [paragraph('a'.repeat(1999)), paragraph('b')], undefined],
  ['a long one', [paragraph('a'.repeat(2000)), title, paragraph('b'), paragraph('c')], 1],
  ['Chinese', [paragraph('画'.repeat(500)), paragraph('画'.repeat(500)), paragraph('b')], 2],
  ['steps', [steps('a'.repeat(1200), 'b'.repeat(800)), paragraph('c')], 1],
  ['columns, which stand beside each other', [columns('a'.repeat(4000)), paragraph('b')], undefined],
  ['nothing', [], undefined],
])('what is below the first screen of %s', (_, segments, at) => {
  expect(firstBelow(segments)).toBe(at)
})
