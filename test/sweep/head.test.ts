import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { link } from '../../site/language/link.ts'
import { everyLocale, isoOf } from '../../site/language/locale.ts'
import { openBrowser, visit } from '../browser.ts'
import { openWorld, type World } from '../world.ts'
import { type Address, addresses } from './addresses.ts'
import { type PageFacts, readPage } from './read-page.ts'

let world: World
let browser: Browser
let visitor: Awaited<ReturnType<typeof visit>>
const read = new Map<string, PageFacts>()

beforeAll(async () => {
  world = await openWorld()
  browser = await openBrowser()
  visitor = await visit(browser, { origin: world.origin, javaScriptEnabled: false })
})
afterAll(async () => {
  await browser?.close()
  await world?.close()
})

describe.each(addresses)('$path', ({ path, locale, page, status }) => {
  let facts: PageFacts

  test(`answers ${status}, and works with scripts off`, async () => {
    const response = await visitor.page.goto(path, { waitUntil: 'domcontentloaded' })
    facts = await readPage(visitor.page)
    read.set(path, facts)
    expect(response?.status()).toBe(status)
  })
  test('says its language', () => expect(facts.lang).toBe(isoOf(locale)))
  test('has one main heading', () => expect(facts.headings).toEqual([expect.stringMatching(/\S/)]))
  test('has a title', () => expect(facts.title).toMatch(/\S/))
  test('gives each id once', () => expect(facts.ids).toEqual([...new Set(facts.ids)]))

  if (page === null) {
    test('has no address of its own', () => {
      expect([facts.canonical, facts.alternates]).toEqual([null, {}])
    })
  } else {
    const at = (other: Address['locale']) => new URL(link(other, page), world.origin).href
    test('describes itself', () => expect(facts.description).toMatch(/\S/))
    test('names its one address', () => expect(facts.canonical).toBe(at(locale)))
    test('names itself in every language', () => {
      const alternates = everyLocale.map(other => [isoOf(other), at(other)])
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
