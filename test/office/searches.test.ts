import { expect, test } from 'vitest'
import { sharedServer } from '../shared-server.ts'
import { openStaff } from './staff.ts'

test('words that a reader searched for in vain are listed, with the way to the texts', async () => {
  const server = await sharedServer()
  const words = `unheard${Date.now().toString(36).replaceAll(/\d/g, 'x')}`
  expect((await server.fetch(`/jp/handbook/procreate/5.3/search?q=${words}`)).status).toBe(200)
  await server.fetch('/handbook/procreate/5.3/search?q=ann%40example.com')
  const { visitor } = await openStaff(server, 'Searches One', 'support')
  await visitor.open('/office/site/searches?language=jp')
  const rows = () => visitor.texts('[aria-label="Searches"] > li')
  expect(rows().join()).toContain(words)
  await visitor.open('/office/site/searches?language=en&days=7')
  expect(rows().join()).not.toContain(words)
  expect(rows().join()).not.toContain('@')
  await visitor.open('/office/site/searches?language=none&days=1e9')
  expect(visitor.status).toBe(200)
  const { visitor: press } = await openStaff(server, 'Searches Two', 'press')
  await press.open('/office/site/searches')
  expect(press.status).toBe(403)
})
