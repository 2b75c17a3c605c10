import { expect, test } from 'vitest'
import { segmentsOf } from './segments-of.ts'

test('a text that was parsed before is the same again, whatever was done with its list, and is another in a legal document', () => {
  const body = ':::when recaptcha\nIt falls.\n:::'
  expect(segmentsOf('legal', body)).toMatchObject([{ kind: 'when', condition: 'recaptcha' }])
  expect(segmentsOf('article', body)).toMatchObject([{ kind: 'text' }])
  const first = segmentsOf('article', 'It falls.')
  const again = JSON.stringify(first)
  first.pop()
  for (let at = 0; at < 20; at++)
    expect(segmentsOf('article', `Leaf ${at}.`)).toMatchObject([{ content: [{ text: `Leaf ${at}.` }] }])
  expect(JSON.stringify(segmentsOf('article', 'It falls.'))).toBe(again)
  expect(segmentsOf('legal', body)).toHaveLength(1)
})
