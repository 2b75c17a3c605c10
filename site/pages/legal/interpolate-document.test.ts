import { expect, test } from 'vitest'
import { interpolateDocument } from './interpolate-document.ts'

const words = (text: string) => ({ kind: 'words', text }) as const

test('an address in a line becomes one that can be written to, at any depth', () => {
  const line = [words('Write to privacy@{host}, please.')]
  const filled = interpolateDocument(
    [{ kind: 'list', ordered: false, items: [[{ kind: 'text', content: line }]] }],
    'a.example',
  )
  expect(filled).toEqual([
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          {
            kind: 'text',
            content: [
              words('Write to '),
              { kind: 'link', to: 'mailto:privacy@a.example', content: [words('privacy@a.example')] },
              words(', please.'),
            ],
          },
        ],
      ],
    },
  ])
})

test('a host without an address is plain words', () => {
  expect(interpolateDocument([{ kind: 'text', content: [words('at {host}')] }], 'a.example')).toEqual([
    { kind: 'text', content: [words('at a.example')] },
  ])
})

test('a slot that stands there again is told apart by its turn', () => {
  const slot = (name: string) => ({ kind: 'slot', name }) as const
  expect(interpolateDocument([slot('marks'), slot('cookies'), slot('marks')], 'a.example')).toEqual([
    slot('marks'),
    slot('cookies'),
    slot('marks-2'),
  ])
})
