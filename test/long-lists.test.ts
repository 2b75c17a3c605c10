import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryXml } from './html.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const articles = 1100
const sections = 12
const below = 120

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer()
  const db = new DatabaseSync(join(testServer.dataDir, 'site.db'))
  db.exec(`begin;
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${articles})
      insert into articles (id, year, slug, date, category, cover, featured, sample)
      select 'many-' || i, 2015, 'many-' || i, '2015-03-01', 'colour', 'coast', 0, 1 from n;
    insert into article_texts (article_id, iso, title, intro, body, read_time)
      select articles.id, iso.value, slug, 'Intro', 'Text', 1 from articles, json_each('["en-US","zh-CN","ja"]') as iso
      where slug like 'many-%';
    with recursive s(i) as (select 1 union all select i + 1 from s where i < ${sections}),
      p(i) as (select 0 union all select i + 1 from p where i < ${below})
      insert into handbook_pages (id, product, path, variant, sort)
      select 'long-' || s.i || '-' || p.i, 'procreate',
        'long-' || s.i || case when p.i = 0 then '' else '/page-' || p.i end, 'long', 1000 + p.i from s, p;
    insert into handbook_places (group_version, path, page_id)
      select '5.0', path, id from handbook_pages where variant = 'long';
    insert into handbook_texts (page_id, iso, title, description, body)
      select id, 'en-US', 'Title of ' || path, 'About it', 'Text' from handbook_pages where variant = 'long';
    update content_revision set revision = revision + 1;
    commit`)
  db.close()
  // The site looks every half second whether its content has changed.
  await sleep(700)
})
afterAll(() => testServer.close())

const read = async (path: string) => (await testServer.fetch(path)).text()
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const linksIn = (html: string) =>
  [...html.matchAll(/ href="(\/handbook\/procreate\/5\.0\/[^"]+)"/g)].map(([, href]) => href)

describe('a page of a handbook with more than a thousand pages', () => {
  test('leads to its siblings, to the other sections, and by runs to what is not listed', async () => {
    const html = mainOf(await read('/handbook/procreate/5.0/long-3/page-50'))
    const links = new Set(linksIn(html))
    for (const path of ['long-1', 'long-12', 'long-3', 'long-3/page-1', 'long-3/page-100', 'long-3/page-101'])
      expect(links).toContain(`/handbook/procreate/5.0/${path}`)
    expect(links).not.toContain('/handbook/procreate/5.0/long-3/page-102')
    expect(links).not.toContain('/handbook/procreate/5.0/long-4/page-1')
    expect(html).toContain('Title of long-3/page-101 – Title of long-3/page-120')
    expect(links.size).toBeLessThan(200)
    expect(html).toContain('rel="prev"')
  })

  test('is of bounded size, with the data for scripts', async () => {
    expect((await read('/handbook/procreate/5.0/long-3/page-50')).length).toBeLessThan(150_000)
    expect((await read('/handbook/procreate/5.0')).length).toBeLessThan(150_000)
  })

  test('a handbook that is not long shows all its pages as before', async () => {
    const nav = await read('/handbook/procreate/5.3/layers/masks')
    expect(nav).toContain('href="/handbook/procreate/5.3/brushes/library"')
  })
})

describe('sitemaps of more than a file', () => {
  const locations = (xml: string) =>
    queryXml(xml)
      .texts('loc')
      .map(address => new URL(address).pathname)

  test('are all named by the index, and name each page once', async () => {
    const files = locations(await read('/sitemap.xml'))
    expect(files).toEqual(
      expect.arrayContaining(['/sitemap-insight.xml', '/sitemap-insight-2.xml', '/sitemap-handbook-2.xml']),
    )
    const named = await Promise.all(files.map(async file => locations(await read(file))))
    for (const paths of named) expect(paths.length).toBeLessThanOrEqual(3 * 1020)
    const all = named.flat()
    expect(new Set(all).size).toBe(all.length)
    for (const path of [
      '/insight/2015/many-1',
      `/jp/insight/2015/many-${articles}`,
      '/handbook/procreate/5.0/long-12/page-120',
    ])
      expect(all).toContain(path)
    // These pages are in English alone.
    expect(all).not.toContain('/cn/handbook/procreate/5.0/long-12/page-120')
    expect(all.filter(path => path.includes('/many-'))).toHaveLength(3 * articles)
  })

  test.each(['/sitemap-insight-9.xml', '/sitemap-insight-1.xml', '/sitemap-press.xml', '/nothing.xml'])(
    '%s is not there',
    async path => {
      expect((await testServer.fetch(path)).status).toBe(404)
    },
  )
})
