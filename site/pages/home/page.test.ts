import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('the home page shows the two newest articles and five open positions', async () => {
  const response = await world.fetch('/')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html.match(/href="\/insight\/\d{4}\/[\w-]+"/g)).toHaveLength(2)
  expect(new Set(html.match(/href="\/careers\/[\w-]+"/g)).size).toBe(5)
})
