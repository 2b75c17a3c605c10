import { beforeAll, expect, test } from 'vitest'
import { type HtmlQuery, queryHtml } from '../../../../test/html.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const read = async (path: string) => {
  const response = await testServer.fetch(path)
  const html = await response.text()
  return { status: response.status, html, page: queryHtml(html) }
}

const articlesOf = (page: HtmlQuery) =>
  new Set(page.attributes('[href]', 'href').filter(href => /^\/insight\/\d{4}\/[\w-]+$/.test(href)))

test('a year shows what was written in it, and leads to the other years', async () => {
  const { status, page } = await read('/insight/2026')
  expect(status).toBe(200)
  expect(page.texts('h1')).toEqual(['2026'])
  expect(articlesOf(page).size).toBe(6)
  expect([...articlesOf(page)].every(href => href.includes('/2026/'))).toBe(true)
  expect(page.attributes('a', 'href')).toContain('/insight/2025')
  expect(page.attributes('a[aria-current="page"]', 'href')).toContain('/insight/2026')
})

test('a year with more than a page of articles goes on behind a cursor', async () => {
  const { page } = await read('/insight/2025')
  expect(articlesOf(page).size).toBe(9)
  const more = page.attribute('a[href^="/insight/2025?cursor="]', 'href') ?? ''
  expect(articlesOf((await read(more)).page).size).toBe(10)
})

test('year and category go together; each has a chip, and both can be cleared', async () => {
  const { page } = await read('/insight/2025?category=craft')
  expect(articlesOf(page).size).toBe(3)
  const chip = (filter: string) => page.attribute(`a[aria-label="Remove the filter ${filter}"]`, 'href')
  expect([chip('Craft'), chip('2025')]).toEqual(['/insight/2025', '/insight?category=craft'])
  expect(page.texts('a[href="/insight"]')).toContain('Clear both')
})

test('a category that nobody wrote about in that year says so', async () => {
  const { status, page } = await read('/insight/2024?category=teaching')
  expect(status).toBe(200)
  expect(articlesOf(page).size).toBe(1)
})

test.each(['1999', '99999', '20', 'abcd', '2026x', '-2026', '2026%2F', '%E2%91%A1%E2%93%AA26', '0000'])(
  '/insight/%s is a page that could not be found',
  async year => {
    const { status, html } = await read(`/insight/${year}`)
    expect(status).toBe(404)
    expect(html).toContain('This page could not be found')
  },
)
