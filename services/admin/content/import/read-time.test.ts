import { expect, test } from 'vitest'
import { readTime } from './read-time.ts'

test('English is read at 220 words a minute', () => {
  expect(readTime('word '.repeat(660), 'en-US')).toBe(3)
})

test('Chinese and Japanese are read by characters, at 400 and 500 a minute', () => {
  expect(readTime('画'.repeat(2000), 'zh-CN')).toBe(5)
  expect(readTime('絵'.repeat(2000), 'ja')).toBe(4)
})

test('even the shortest text takes a minute', () => {
  expect(readTime('Draw.', 'en-US')).toBe(1)
  expect(readTime('', 'ja')).toBe(1)
})

test('pictures, directives and marks are not read', () => {
  const prose = 'word '.repeat(440)
  const marked = `# ${prose}\n\n![${'word '.repeat(500)}](picture.avif)\n\n::: quote ${'word '.repeat(500)}\n**`
  expect(readTime(marked, 'en-US')).toBe(2)
})
