import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Locale, languageTagOf } from '../../contract/locale.ts'
import { runAxe } from '../axe.ts'
import { hydrated, overflowOf, sharedBrowser, styled, visit } from '../browser.ts'
import { inTurn } from '../loop-count.ts'
import { scrollThrough } from '../scroll-through.ts'
import { sharedServer } from '../shared-server.ts'
import type { TestServer } from '../test-server.ts'
import { type Address, addresses, isFull, kinds, samples } from './addresses.ts'
import { findTroubles } from './troubles.ts'

/** The narrowest and widest usual viewports; `npm run sweep` tests both sides of every breakpoint. */
const defaultWidths = [360, 1440]
const everyWidth = [320, 360, 420, 600, 823, 824, 1080, 1240, 1440, 1764, 2560]
/** WCAG 2.2, 1.4.10: a viewport of 1280 CSS pixels at 400 % zoom. */
const smallest = 320
/** The frame is the same everywhere: on the home page it is looked at where it has the least room, too. */
const tightest = 600
/**
 * One look is enough at what differs from another page only in its words. In `npm test` a page is looked at in one of the usual
 * widths in turn; the home page, whose frame all have, in each.
 */
function widthsOf(address: Address): readonly number[] {
  if (!kinds.includes(address)) return [tightest]
  if (isFull) return everyWidth
  if (address.page === '/') return [...defaultWidths, tightest]
  return inTurn(defaultWidths, defaultWidths.length, samples.indexOf(address) % defaultWidths.length)
}

let testServer: TestServer
let browser: Browser
/** A visitor of each language, with a warm HTTP cache. */
const contexts = new Map<Locale, BrowserContext>()

beforeAll(async () => {
  testServer = await sharedServer()
  browser = await sharedBrowser()
})
afterAll(async () => {
  for (const context of contexts.values()) await context.close()
})

async function contextOf(locale: Locale): Promise<BrowserContext> {
  const known = contexts.get(locale)
  if (known) return known
  const { context } = await visit(browser, { origin: testServer.origin, locale: languageTagOf(locale) })
  context.setDefaultTimeout(15_000)
  contexts.set(locale, context)
  return context
}

describe.each(isFull ? addresses : samples)('$path', address => {
  const { path, locale } = address
  let opened: Page | undefined
  let troubles: readonly string[]

  /** The page, opened by the first test of the address, and anew after one that the browser left without an answer. */
  async function arrive(): Promise<Page> {
    if (opened) return opened
    const [width = tightest] = widthsOf(address)
    const page = await (await contextOf(locale)).newPage()
    opened = page
    await page.setViewportSize({ width, height: 900 })
    troubles = findTroubles(page, testServer.origin)
    await page.goto(path, { waitUntil: 'load' })
    await styled(page)
    await hydrated(page)
    return page
  }
  async function leave(): Promise<void> {
    await opened?.close()
    opened = undefined
  }
  afterAll(leave)

  test.each(widthsOf(address))('at %i pixels: no word from axe, the console or the network', async width => {
    const page = await arrive()
    const look = async () => {
      await page.setViewportSize({ width, height: 900 })
      await scrollThrough(page)
      const withFooter = isFull || address.page === '/'
      return { violations: await runAxe(page, { withFooter }), overflow: await overflowOf(page) }
    }
    const found = await within(25_000, look()).catch(async error => {
      await leave()
      throw error
    })
    expect({ ...found, troubles }).toEqual({ violations: [], overflow: 0, troubles: [] })
  })

  test('nothing sticks out of the smallest window', async () => {
    const page = await arrive()
    await page.setViewportSize({ width: smallest, height: 640 })
    expect(await overflowOf(page)).toBe(0)
  })
})

test('the banner that offers another language is well too', async () => {
  const visitor = await visit(browser, { origin: testServer.origin, locale: 'ja' })
  await visitor.page.goto('/')
  await hydrated(visitor.page)
  expect(await runAxe(visitor.page)).toEqual([])
  await visitor.context.close()
})

/** Rejects, in the words of Playwright's own limits, when the browser has not answered in time. */
async function within<T>(milliseconds: number, look: Promise<T>): Promise<T> {
  const late = new AbortController()
  const tooLate = sleep(milliseconds, undefined, { signal: late.signal }).then(() => {
    throw new Error(`Timeout ${milliseconds}ms exceeded.`)
  })
  try {
    return await Promise.race([look, tooLate])
  } finally {
    late.abort()
    tooLate.catch(() => {})
  }
}
