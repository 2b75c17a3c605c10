import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { link, type PagePath, readPath } from '../../site/language/link.ts'
import { everyLocale } from '../../site/language/locale.ts'
import { isPersonal } from '../../site/request/personal.ts'
import { openBrowser, visit } from '../browser.ts'
import { openWorld, type World } from '../world.ts'
import { addresses } from './addresses.ts'
import { pagesToCome } from './pages-to-come.ts'
import { type PageFacts, readPage } from './read-page.ts'

let world: World
let browser: Browser
const read = new Map<string, PageFacts>()

beforeAll(async () => {
  world = await openWorld()
  browser = await openBrowser()
  const visitor = await visit(browser, { origin: world.origin, javaScriptEnabled: false })
  for (const { path } of addresses) {
    await visitor.page.goto(path, { waitUntil: 'domcontentloaded' })
    read.set(path, await readPage(visitor.page))
  }
  await visitor.context.close()
}, 600_000)
afterAll(async () => {
  await browser?.close()
  await world?.close()
})

/** Our own addresses among these, each once, without what follows the path. */
function ownPaths(choose: (facts: PageFacts) => readonly string[]): string[] {
  const urls = [...read.values()].flatMap(choose).map(address => new URL(address))
  return [...new Set(urls.filter(url => url.origin === world.origin).map(url => url.pathname))].sort()
}

async function listDead(paths: readonly string[]): Promise<string[]> {
  const dead: string[] = []
  for (const path of paths) {
    const { status } = await world.fetch(path, { method: 'HEAD' })
    // Whoever is not logged in is sent to do so.
    if (status === 303 && isPersonal(path)) continue
    if (status !== 200) dead.push(`${path} ${status}`)
  }
  return dead
}

const toCome = pagesToCome.map(page => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`))
const isToCome = (path: string) => toCome.some(pattern => pattern.test(readPath(path).page))

test('every link leads to a page', async () => {
  // The error page in another language is the one link to an error page.
  const lost = new Set(addresses.filter(({ status }) => status === 404).map(({ path }) => path))
  const paths = ownPaths(({ links }) => links).filter(path => !isToCome(path) && !lost.has(path))
  expect(await listDead(paths)).toEqual([])
})

test('a page that is here is not listed among those to come', async () => {
  const listed = pagesToCome.filter(page => !page.includes(':')) as PagePath[]
  const paths = listed.flatMap(page => everyLocale.map(locale => link(locale, page)))
  const linked = ownPaths(({ links }) => links).filter(isToCome)
  const here: string[] = []
  for (const path of new Set([...paths, ...linked])) {
    if ((await world.fetch(path)).status !== 404) here.push(path)
  }
  expect(here).toEqual([])
})

test('every anchor that a link names is on the page', () => {
  const missing = [...read].flatMap(([from, { links }]) =>
    links
      .map(address => new URL(address))
      .filter(url => url.origin === world.origin && url.hash.length > 1 && read.has(url.pathname))
      .filter(url => !read.get(url.pathname)?.ids.includes(decodeURIComponent(url.hash.slice(1))))
      .map(url => `${from}: ${url.pathname}${url.hash}`),
  )
  expect(missing).toEqual([])
})

test('every picture, font, icon, script and style sheet is there', async () => {
  expect(await listDead(ownPaths(({ files }) => files))).toEqual([])
})

test('no file comes from another origin', () => {
  const files = [...read.values()].flatMap(facts => facts.files)
  expect(files.filter(file => !file.startsWith(`${world.origin}/`) && !file.startsWith('data:'))).toEqual([])
})
