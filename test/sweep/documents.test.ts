import { beforeAll, describe, expect, test } from 'vitest'
import { everyLocale, languageTagOf } from '../../contract/locale.ts'
import { compressQuickly, compressWell } from '../../server/pages/encodings.ts'
import { link, type PagePath, readPath } from '../../site/language/link.ts'
import { isPersonal } from '../../site/request/personal.ts'
import { queryXml } from '../html.ts'
import { maxDocument } from '../page-weight.ts'
import { sharedServer } from '../shared-server.ts'
import type { TestServer } from '../test-server.ts'
import { type Address, addresses, isFull, samples } from './addresses.ts'
import { pagesToCome } from './pages-to-come.ts'
import { type PageFacts, readPage } from './read-page.ts'

/** Ceilings of documents that cannot be smaller than one window of TCP, in bytes. Chinese and Japanese take three bytes a character. */
const exceptions: Readonly<Partial<Record<string, number>>> = {
  // The names and text alternatives of 216 brushes, which search machines and visitors without scripts read.
  '/procreate/brushes': 21_700,
  '/cn/procreate/brushes': 22_120,
  '/jp/procreate/brushes': 23_400,
  // A walk in twelve drawings, a table of devices, eleven questions twice (as structured data too), and nineteen languages.
  '/jp/dreams': 13_850,
}

/** Ten packets, which a server sends before it waits for an answer. https://www.rfc-editor.org/rfc/rfc6928 */
const firstWindow = 14_600
/** These take two with a banner, /dreams by some bytes with a Japanese one, and those above too. */
const twoWindows = [...Object.keys(exceptions), '/dreams', '/cn/dreams']

/** The bytes of a status line and fields, as they are sent. */
const headBytes = ({ headers }: Response) =>
  [...headers].reduce(
    (bytes, [name, value]) => bytes + name.length + value.length + 4,
    'HTTP/1.1 200 OK\r\n\r\n'.length,
  )

/** The final compression takes a tenth of a second, and is never worse than the quick one. */
async function compressedBytes(document: Buffer, most: number): Promise<number> {
  const quick = compressQuickly(document).br.length
  return quick > most ? (await compressWell(document)).br.length : quick
}

let testServer: TestServer
const read = new Map<string, PageFacts>()

beforeAll(async () => {
  testServer = await sharedServer()
})

describe.each(addresses)('$path', address => {
  const { path, locale, page, status } = address
  let facts: PageFacts

  test(`answers ${status}`, async () => {
    const response = await testServer.fetch(path, { headers: { 'Accept-Language': 'en-US' } })
    facts = readPage(await response.text(), `${testServer.origin}${path}`)
    read.set(path, facts)
    expect(response.status).toBe(status)
  })
  test('says its language', () => expect(facts.lang).toBe(languageTagOf(locale)))
  test('has one main heading', () => expect(facts.headings).toEqual([expect.stringMatching(/\S/)]))
  test('has a title', () => expect(facts.title).toMatch(/\S/))
  test('gives each id once', () => expect(facts.ids).toEqual([...new Set(facts.ids)]))

  if (page === null) {
    test('has no address of its own', () => {
      expect([facts.canonical, facts.alternates]).toEqual([null, {}])
    })
  } else {
    const at = (other: Address['locale']) => new URL(link(other, page), testServer.origin).href
    // One address of each kind.
    if (samples.includes(address)) {
      test('is at most 13 KB compressed', async () => {
        const headers = { 'Accept-Language': languageTagOf(locale) }
        const document = Buffer.from(await (await testServer.fetch(path, { headers })).arrayBuffer())
        const most = exceptions[path] ?? maxDocument
        expect(await compressedBytes(document, most)).toBeLessThanOrEqual(most)
      })
    }
    if (samples.includes(address) && !twoWindows.includes(path)) {
      test('arrives in the first window with its headers and the banner of another language', async () => {
        const headers = { 'Accept-Language': locale === 'en' ? 'ja' : 'en-US' }
        const response = await testServer.fetch(path, { headers })
        const most = firstWindow - headBytes(response)
        const document = Buffer.from(await response.arrayBuffer())
        expect(await compressedBytes(document, most)).toBeLessThanOrEqual(most)
      })
    }
    test('describes itself', () => expect(facts.description).toMatch(/\S/))
    test('names its one address', () => expect(facts.canonical).toBe(at(locale)))
    test('names itself in every language', () => {
      const alternates = everyLocale.map(other => [languageTagOf(other), at(other)])
      expect(facts.alternates).toEqual({ ...Object.fromEntries(alternates), 'x-default': at('en') })
    })
  }
})

test('no two pages have one title or one description', () => {
  const pages = addresses.filter(({ path, page, locale }) => page !== null && path === link(locale, page))
  const titles = pages.map(({ path }) => read.get(path)?.title)
  const descriptions = pages.map(({ path }) => read.get(path)?.description)
  expect(titles).toEqual([...new Set(titles)])
  expect(descriptions).toEqual([...new Set(descriptions)])
})

/** Our own addresses among these, each once, without what follows the path. */
function ownPaths(choose: (facts: PageFacts) => readonly string[]): string[] {
  const urls = [...read.values()].flatMap(choose).map(address => new URL(address))
  return [...new Set(urls.filter(url => url.origin === testServer.origin).map(url => url.pathname))].sort()
}

const maxConcurrent = 8
/** `npm run sweep` asks for some 1,500 files while other workers occupy the processor. */
const timeout = isFull ? 300_000 : 60_000

async function listDead(paths: readonly string[]): Promise<string[]> {
  const pending = paths.values()
  const dead: string[] = []
  const takeTurns = async () => {
    for (const path of pending) {
      const { status } = await testServer.fetch(path, { method: 'HEAD' })
      // Visitors without a session are redirected to the log-in.
      if (status === 303 && isPersonal(path)) continue
      if (status !== 200) dead.push(`${path} ${status}`)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, takeTurns))
  return dead.sort()
}

const toCome = pagesToCome.map(page => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`))
const isToCome = (path: string) => toCome.some(pattern => pattern.test(readPath(path).page))

/** The paths of every sitemap. */
async function listMapped(): Promise<Set<string>> {
  const locations = async (path: string) => {
    const xml = await (await testServer.fetch(path)).text()
    return queryXml(xml)
      .texts('loc')
      .map(address => new URL(address).pathname)
  }
  const maps = await Promise.all((await locations('/sitemap.xml')).map(locations))
  return new Set(maps.flat())
}

test('every link leads to a page', { timeout }, async () => {
  // `npm run sweep` asks for every one of them.
  const mapped = isFull ? new Set() : await listMapped()
  // What was read has a test of its status; the error page in another language is the one link to an error page.
  const paths = ownPaths(({ links }) => links).filter(path => !isToCome(path) && !read.has(path))
  expect(await listDead(paths.filter(path => !mapped.has(path)))).toEqual([])
})

test('a page that is here is not listed among those to come', async () => {
  const listed = pagesToCome.filter(page => !page.includes(':')) as PagePath[]
  const paths = listed.flatMap(page => everyLocale.map(locale => link(locale, page)))
  const linked = ownPaths(({ links }) => links).filter(isToCome)
  const here: string[] = []
  for (const path of new Set([...paths, ...linked])) {
    if ((await testServer.fetch(path)).status !== 404) here.push(path)
  }
  expect(here).toEqual([])
})

test('every anchor that a link names is on the page', () => {
  const missing = [...read].flatMap(([from, { links }]) =>
    links
      .map(address => new URL(address))
      .filter(url => url.origin === testServer.origin && url.hash.length > 1 && read.has(url.pathname))
      .filter(url => !read.get(url.pathname)?.ids.includes(decodeURIComponent(url.hash.slice(1))))
      .map(url => `${from}: ${url.pathname}${url.hash}`),
  )
  expect(missing).toEqual([])
})

test('every picture, font, icon, script and style sheet is there', { timeout }, async () => {
  expect(await listDead(ownPaths(({ files }) => files))).toEqual([])
})

test('no file comes from another origin', () => {
  const files = [...read.values()].flatMap(facts => facts.files)
  expect(
    files.filter(file => !file.startsWith(`${testServer.origin}/`) && !file.startsWith('data:')),
  ).toEqual([])
})
