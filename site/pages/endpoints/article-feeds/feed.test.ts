import { beforeAll, describe, expect, test } from 'vitest'
import { queryXml } from '../../../../test/html.ts'
import { inTurn } from '../../../../test/loop-count.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await testServer.fetch(path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** A minimal well-formedness check: balanced tags and escaped text. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  const rest = xml.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').replaceAll(/<[?!][^>]*>/g, '')
  for (const [, end, name = '', empty] of rest.matchAll(
    /<(\/?)([\w:-]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g,
  )) {
    if (end) {
      if (open.pop() !== name) return false
    } else if (!empty) open.push(name)
  }
  const words = rest.replaceAll(/<\/?[\w:-]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '')
  return (
    open.length === 0 && !words.includes('<') && !/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(words)
  )
}

test('the check of XML can fail', () => {
  expect(isWellFormed('<a><b x="1"/></a>')).toBe(true)
  for (const broken of ['<a><b></a></b>', '<a>', '<a>1 < 2</a>', '<a>1 & 2</a>'])
    expect(isWellFormed(broken)).toBe(false)
})

describe.each(inTurn(['', '/cn', '/jp'], 3, 2))('the feeds of %s/insight', prefix => {
  test.each([
    ['feed.xml', 'application/atom+xml', 'entry', 'entry > id'],
    ['rss.xml', 'application/rss+xml', 'item', 'item > guid'],
  ])('%s has every article once, whole', async (file, type, item, id) => {
    const { status, headers, text } = await read(`${prefix}/insight/${file}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect(isWellFormed(text)).toBe(true)
    const feed = queryXml(text)
    expect(feed.count(item)).toBe(24)
    const found = feed.texts(id)
    expect(new Set(found).size).toBe(24)
    const begin = `${testServer.origin}${prefix}/insight/`
    expect(found.every(each => each.startsWith(begin) && /^\d{4}\/./.test(each.slice(begin.length)))).toBe(
      true,
    )
    expect(text).toContain('<h2>')
  })

  test('feed.json has every article once, whole', async () => {
    const { headers, text } = await read(`${prefix}/insight/feed.json`)
    const { version, items } = JSON.parse(text)
    expect(headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
    expect(version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/)
    expect(new Set(items.map(({ id }: { id: string }) => id)).size).toBe(24)
    expect(items.every((item: { content_html: string }) => item.content_html.length > 1000)).toBe(true)
  })
})

test('a feed that has not changed is not sent again', async () => {
  const first = await read('/insight/feed.xml')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const again = await read('/insight/feed.xml', { 'If-None-Match': etag })
  expect(again.status).toBe(304)
  expect(again.text).toBe('')
})

test('an article about an invented artist says so in the feed as well', async () => {
  const { items } = JSON.parse((await read('/insight/feed.json')).text)
  const sea = items.find(({ id }: { id: string }) => id.endsWith('/painting-the-sea'))
  expect(sea.content_html).toContain('This is a sample article')
})

describe('an article as Markdown', () => {
  test('has its title and its text in its language', async () => {
    const { status, headers, text } = await read('/jp/insight/2024/weight-in-a-walk.md')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(text).toMatch(/^# 歩きの重さ\n\n/)
    expect(text).toContain('## 四つの瞬間')
  })
  test.each([
    '/insight/2024/nothing.md',
    '/insight/abcd/weight-in-a-walk.md',
    '/insight/2024/.md',
    '/fr/insight/2024/weight-in-a-walk.md',
  ])('%s is not there', async path => {
    expect((await read(path)).status).toBe(404)
  })
})
