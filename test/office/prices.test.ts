import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../test-server.ts'
import { openStaff } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({})
})
afterAll(() => server.close())

const read = async (path: string) => (await server.fetch(path)).text()

test('a price that staff hold is on the pages of its language within two seconds, until it is released', async () => {
  const { visitor } = await openStaff(server, 'Prices One', 'editor')
  expect(await read('/procreate')).not.toContain('$13.45')
  await visitor.open('/office/site/prices')
  visitor.fill('Price of procreate in English', '13.45')
  await visitor.press('Hold the price of procreate in English')
  expect(visitor.read('[role="status"]')).toContain('procreate $13.45: held')
  expect(visitor.read()).toContain('Held by Prices One since')
  expect(visitor.read()).toContain('The store says $12.99.')
  await expect.poll(() => read('/procreate')).toContain('$13.45')
  await visitor.press('Release the price of procreate in English')
  expect(visitor.read('[role="status"]')).toContain('procreate $12.99: follows the store again')
  await expect.poll(() => read('/procreate')).not.toContain('$13.45')
})

test('what is no price is said in a sentence and stays in its field; one far from the store’s has to be confirmed', async () => {
  const { visitor } = await openStaff(server, 'Prices Two', 'administrator')
  await visitor.open('/office/site/prices')
  const field = 'Price of dreams in Japanese'
  for (const [typed, sentence] of [
    ['free', '“free” is no amount.'],
    ['2000.50', 'JPY has no decimals.'],
    ['', 'is no amount.'],
    ['30', '¥30 is far from ¥3,000.'],
  ] as const) {
    visitor.fill(field, typed)
    await visitor.press('Hold the price of dreams in Japanese')
    expect(visitor.read('[role="alert"]')).toContain(sentence)
    expect(visitor.find(field).attr('value') ?? '').toBe(typed)
  }
  expect(visitor.count('[name="is_sure"]')).toBe(1)
})

test('other roles neither see nor hold prices', async () => {
  const { visitor } = await openStaff(server, 'Prices Three', 'support')
  await visitor.open('/office/site/prices')
  expect(visitor.status).toBe(403)
})
