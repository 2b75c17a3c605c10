import { expect, test } from 'vitest'
import { errorOf, readVote } from './read-vote.ts'

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('yes and no are the only answers', () => {
  expect(readVote(form({ helpful: 'yes' })).helpful).toBe(true)
  expect(readVote(form({ helpful: 'no' })).helpful).toBe(false)
  expect(readVote(form({ helpful: 'constructor' })).helpful).toBeNull()
  expect(readVote(form({})).helpful).toBeNull()
})

test('a comment is kept without the blanks around it', () => {
  expect(readVote(form({ helpful: 'no', comment: ' Where is it?\n' })).comment).toBe('Where is it?')
})

test('too many, a bad answer and no answer at all are told apart', () => {
  expect(errorOf(429)).toBe('limited')
  expect(errorOf(422)).toBe('refused')
  expect(errorOf(503)).toBe('failed')
  expect(errorOf(null)).toBe('failed')
})
