import { beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const read = async (path: string) => {
  const response = await testServer.fetch(path)
  return { status: response.status, html: (await response.text()).replaceAll('&amp;', '&') }
}

const articlesOf = (html: string) =>
  new Set([...html.matchAll(/href="\/insight\/(\d{4})\/[\w-]+"/g)].map(([whole]) => whole))

test('a year shows what was written in it, and leads to the other years', async () => {
  const { status, html } = await read('/insight/2026')
  expect(status).toBe(200)
  expect(html).toMatch(/<h1[^>]*>2026<\/h1>/)
  expect(articlesOf(html).size).toBe(6)
  expect([...articlesOf(html)].every(href => href.includes('/2026/'))).toBe(true)
  expect(html).toContain('href="/insight/2025"')
  expect(html).toMatch(/aria-current="page"[^>]*href="\/insight\/2026"/)
})

test('a year with more than a page of articles goes on behind a cursor', async () => {
  const { html } = await read('/insight/2025')
  expect(articlesOf(html).size).toBe(9)
  const more = /href="(\/insight\/2025\?cursor=[^"]*)"/.exec(html)?.[1] ?? ''
  expect(articlesOf((await read(more)).html).size).toBe(10)
})

test('year and category go together; each has a chip, and both can be cleared', async () => {
  const { html } = await read('/insight/2025?category=craft')
  expect(articlesOf(html).size).toBe(3)
  expect(html).toMatch(/<a aria-label="Remove the filter Craft" href="\/insight\/2025"/)
  expect(html).toMatch(/<a aria-label="Remove the filter 2025" href="\/insight\?category=craft"/)
  expect(html).toMatch(/<a [^>]*href="\/insight"[^>]*>Clear both<\/a>/)
})

test('a category that nobody wrote about in that year says so', async () => {
  const { status, html } = await read('/insight/2024?category=teaching')
  expect(status).toBe(200)
  expect(articlesOf(html).size).toBe(1)
})

test.each(['1999', '99999', '20', 'abcd', '2026x', '-2026', '2026%2F', '%E2%91%A1%E2%93%AA26', '0000'])(
  '/insight/%s is a page that could not be found',
  async year => {
    const { status, html } = await read(`/insight/${year}`)
    expect(status).toBe(404)
    expect(html).toContain('This page could not be found')
  },
)
