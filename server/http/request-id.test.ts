import { expect, test } from 'vitest'
import { createRequestIds } from './request-id.ts'

test('ids look like UUIDs, are unique, and do not tell the next one', () => {
  const [one, other] = [createRequestIds(), createRequestIds()]
  const ids = Array.from({ length: 3000 }, (_, n) => (n % 3 === 0 ? other() : one()))
  expect(new Set(ids).size).toBe(3000)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids.map(id => id.slice(24))).size).toBe(3000)
})
