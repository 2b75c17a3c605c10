import { expect, test } from 'vitest'
import { memoizeText } from './memoize-text.ts'

test('a text is read once, and neither long nor many texts take memory', () => {
  const asked: string[] = []
  const lengthOf = memoizeText(text => {
    asked.push(text)
    return text.length === 3 ? undefined : text.length
  })
  expect([lengthOf('ja'), lengthOf('ja'), lengthOf('abc'), lengthOf('abc')]).toEqual([
    2,
    2,
    undefined,
    undefined,
  ])
  expect(asked).toEqual(['ja', 'abc'])
  const long = 'x'.repeat(201)
  expect([lengthOf(long), lengthOf(long)]).toEqual([201, 201])
  expect(asked).toHaveLength(4)
  for (let n = 0; n < 1000; n++) lengthOf(`made up ${n}`)
  asked.length = 0
  lengthOf('ja')
  expect(asked).toEqual(['ja'])
})
