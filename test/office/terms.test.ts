import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../test-server.ts'
import { openStaff } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({})
})
afterAll(() => server.close())

const read = async (path: string) => (await server.fetch(path)).text()

test('a category that staff rename is so on the pages and in the feed of its language within two seconds', async () => {
  const { visitor } = await openStaff(server, 'Terms One', 'editor')
  expect(await read('/jp/insight')).not.toContain('手のしごと')
  await visitor.open('/office/site/terms')
  visitor.fill('Japanese title of the category craft', '手のしごと')
  await visitor.press('Save category Craft')
  expect(visitor.read('[role="status"]')).toContain('“Craft” has new titles.')
  await expect.poll(() => read('/jp/insight')).toContain('手のしごと')
  expect(await read('/insight')).not.toContain('手のしごと')
})

test('a term is added, moved up, and retired while nothing is of it; what cannot be one stays in its fields', async () => {
  const { visitor } = await openStaff(server, 'Terms Two', 'administrator')
  await visitor.open('/office/site/terms')
  const list = '[aria-label="Teams"] > li form'
  const names = () => visitor.texts(`${list} code`)
  const before = names()
  const fill = (en: string) => {
    for (const [language, title] of [
      ['English', en],
      ['Chinese', '声音'],
      ['Japanese', '音'],
    ])
      visitor.fill(`${language} title of the new team`, String(title))
  }
  fill('Support')
  await visitor.press('Add', 'form[aria-label="Add to Teams"]')
  expect(visitor.read('[role="alert"]')).toContain('There is a term “support” already.')
  expect(names()).toEqual(before)
  fill('Sound')
  await visitor.press('Add', 'form[aria-label="Add to Teams"]')
  expect(names()).toEqual([...before, 'sound'])
  await visitor.press('Up team Sound')
  expect(names().at(-2)).toBe('sound')
  expect(visitor.count(`${list}[aria-label="team Engineering"] button[value="remove"]`)).toBe(0)
  await visitor.press('Retire team Sound')
  expect(visitor.read('[role="status"]')).toContain('“sound” is retired.')
  expect(names()).toEqual(before)
})

test('other roles neither see nor change vocabularies', async () => {
  const { visitor } = await openStaff(server, 'Terms Three', 'careers')
  await visitor.open('/office/site/terms')
  expect(visitor.status).toBe(403)
})
