import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isoOf } from '../../site/language/locale.ts'
import { runAxe } from '../axe.ts'
import { hydrated, sharedBrowser, visit } from '../browser.ts'
import { openWorld, type World } from '../world.ts'
import { type Address, addresses, isFull, kinds } from './addresses.ts'
import { findTroubles } from './troubles.ts'

/** The narrowest and widest that most people have; `npm run sweep` looks at both sides of every breakpoint. */
const usualWidths = [360, 1440]
const everyWidth = [320, 360, 420, 600, 823, 824, 1080, 1240, 1440, 1764, 2560]
/** WCAG 2.2, 1.4.10: what a window of 1280 pixels is at four times the size. */
const smallest = 320
/** The frame is the same everywhere: on the home page it is looked at where it has the least room, too. */
const tightest = 600
/** One look is enough at what differs from another page only in its words. */
function widthsOf(address: Address): readonly number[] {
  if (!kinds.includes(address)) return [tightest]
  if (isFull) return everyWidth
  return address.page === '/' ? [...usualWidths, tightest] : usualWidths
}

let world: World
let browser: Browser

beforeAll(async () => {
  world = await openWorld()
  browser = await sharedBrowser()
})
afterAll(async () => {
  await world?.close()
})

describe.each(addresses)('$path', address => {
  const { path, locale } = address
  let visitor: Awaited<ReturnType<typeof visit>> | undefined
  let troubles: readonly string[]

  /** The page, opened by the first test of the address, and anew after one that the browser left without an answer. */
  async function arrive(): Promise<Page> {
    if (visitor) return visitor.page
    const [width = tightest] = widthsOf(address)
    const viewport = { width, height: 900 }
    visitor = await visit(browser, { origin: world.origin, locale: isoOf(locale), viewport })
    visitor.page.setDefaultTimeout(10_000)
    troubles = findTroubles(visitor.page, world.origin)
    await visitor.page.goto(path, { waitUntil: 'load' })
    await hydrated(visitor.page)
    return visitor.page
  }
  async function leave(): Promise<void> {
    await visitor?.context.close()
    visitor = undefined
  }
  afterAll(leave)

  test.each(widthsOf(address))('at %i pixels: no word from axe, the console or the network', async width => {
    const page = await arrive()
    const look = async () => {
      await page.setViewportSize({ width, height: 900 })
      await scrollThrough(page)
      return { violations: await runAxe(page), overflow: await overflowOf(page) }
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
  const visitor = await visit(browser, { origin: world.origin, locale: 'ja' })
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

/** By how many pixels the page is wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth - innerWidth, 0))

/** Pictures that wait for being seen are seen. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await painted()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await painted()
  })
  await page.waitForLoadState('networkidle')
}
