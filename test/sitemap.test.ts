import { matchRoutes, type RouteObject } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../contract/locale.ts'
import { mappedPages } from '../site/frame/site-map.ts'
import { link, type PagePath, readPath } from '../site/language/link.ts'
import { pageRows } from '../site/page-table/known-pages.ts'
import routes from '../site/routes.ts'
import { queryHtml, queryXml } from './html.ts'
import { inTurn, loopCount } from './loop-count.ts'
import { sharedServer } from './shared-server.ts'
import { pagesToCome } from './sweep/pages-to-come.ts'
import type { TestServer } from './test-server.ts'

/** Pages that the table excludes from the sitemap. */
const leftOut = [
  ...pageRows.filter(([, { unlisted }]) => unlisted !== undefined).map(([, { path }]) => `:locale?${path}`),
  // No letter has gone out on this server: `office/newsletter` sends one.
  ':locale?/newsletter/archive/:slug',
  '*',
]

let testServer: TestServer
/** By the address of their sitemap. */
const sitemaps = new Map<string, string>()

beforeAll(async () => {
  testServer = await sharedServer()
  for (const address of locations(await read('/sitemap.xml'))) sitemaps.set(address, await read(address))
})

const read = async (address: string) =>
  (await testServer.fetch(new URL(address, testServer.origin).pathname)).text()
const locations = (xml: string) => queryXml(xml).texts('loc')
const listed = () => [...sitemaps.values()].flatMap(locations)
const pathOf = (address: string) => new URL(address).pathname

const tree: RouteObject[] = routes.map(({ path = '', file }) => ({ path, id: `${path} ${file}` }))
const routeOf = (path: string) => matchRoutes(tree, path)?.at(-1)

test('every page route is in a sitemap, or left out for a reason', () => {
  const reached = new Set(listed().map(address => routeOf(pathOf(address))?.route.path))
  const pages = routes.filter(({ file }) => file.endsWith('page.tsx')).map(({ path = '' }) => path)
  expect(pages.filter(path => !reached.has(path)).sort()).toEqual(leftOut.toSorted())
})

test('every page of the map is routed, or still to come', () => {
  const lost = mappedPages.filter(page => {
    const match = routeOf(page)
    const isRouted = match && match.route.path !== '*' && match.params.locale === undefined
    return !isRouted && !isToCome(page)
  })
  expect(lost).toEqual([])
})

const isToCome = (page: PagePath) =>
  page === '/reveal' || pagesToCome.some(pattern => matchRoutes([{ path: pattern }], page) !== null)

test('each address is there once, without `/en`, and names all three languages and the default', () => {
  const addresses = listed()
  expect(addresses).toEqual([...new Set(addresses)])
  for (const xml of sitemaps.values()) {
    for (const url of queryXml(xml).each('url')) {
      const address = url.text('loc')
      const { locale, page } = readPath(pathOf(address))
      expect(address).toBe(new URL(link(locale, page), testServer.origin).href)
      const named = url.attributes('[href]', 'href')
      const inAll = [...everyLocale, 'en' as const].map(
        other => new URL(link(other, page), testServer.origin).href,
      )
      expect(named).toEqual(inAll)
    }
  }
})

test('every page of the sitemaps exists and is its own canonical URL', async () => {
  for (const address of [...sitemaps.values()].flatMap(xml => pick(locations(xml), 5))) {
    const response = await testServer.fetch(pathOf(address))
    const canonical = queryHtml(await response.text()).attribute('link[rel="canonical"]', 'href')
    expect([address, response.status]).toEqual([address, 200])
    expect(new URL(canonical ?? '').href).toBe(address)
  }
}, 60_000)

/** Some that stand for the rest, from the first to the last: the pages of a part are made by one program. */
const pick = <T>(all: readonly T[], many: number): T[] =>
  all.filter((_, at) => at % Math.ceil(all.length / many) === 0)

test('the days of articles and documents are told, and only real days', () => {
  const days = [...sitemaps.values()].flatMap(xml => queryXml(xml).texts('lastmod'))
  expect(days.length).toBeGreaterThan(80)
  for (const day of days) expect(day).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
})

test('no closed position, no filtered page and no file is named', () => {
  const paths = listed().map(pathOf)
  expect(paths).not.toContain('/careers/community-editor')
  expect(listed().filter(address => /[?#]|\.\w{2,4}$/.test(address.replace(/\/\d\.\d$/, '')))).toEqual([])
})

/** Every other page in `npm test`. */
test('no picture is the main one of two pages', async () => {
  const pages = listed()
    .map(pathOf)
    .filter(path => readPath(path).locale === 'en' && !/^\/(handbook|insight(\/\d+)?$)/.test(path))
  const pagesOf: Record<string, string[]> = {}
  for (const path of inTurn(pages, 2)) {
    const html = await read(path)
    const sources = queryHtml(html).attributes('img[fetchpriority="high"]', 'src')
    const ids = sources.map(src => /^\/pictures\/(.+?)-\d+\.\w+\.\w+$/.exec(src)?.[1])
    for (const id of new Set(ids.filter(id => id !== undefined))) pagesOf[id] = [...(pagesOf[id] ?? []), path]
  }
  expect(Object.keys(pagesOf).length).toBeGreaterThan(loopCount(20, 40))
  expect(Object.entries(pagesOf).filter(([, found]) => found.length > 1)).toEqual([])
}, 60_000)

test.each(everyLocale)(
  'the page of the whole site in %s leads to every page of the map that is there',
  async locale => {
    const hrefs = queryHtml(await read(link(locale, '/sitemap'))).attributes('main a', 'href')
    const there = mappedPages.filter(page => !isToCome(page))
    const missing = there.filter(page => !hrefs.includes(link(locale, page)))
    expect(missing).toEqual([])
  },
)
