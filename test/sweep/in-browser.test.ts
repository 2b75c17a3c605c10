import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isoOf } from '../../site/language/locale.ts'
import { runAxe } from '../axe.ts'
import { hydrated, openBrowser, visit } from '../browser.ts'
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
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world?.close()
})

describe.each(addresses)('$path', address => {
  const { path, locale } = address
  let visitor: Awaited<ReturnType<typeof visit>>
  let troubles: readonly string[]

  beforeAll(async () => {
    const [width = tightest] = widthsOf(address)
    const viewport = { width, height: 900 }
    visitor = await visit(browser, { origin: world.origin, locale: isoOf(locale), viewport })
    visitor.page.setDefaultTimeout(10_000)
    troubles = findTroubles(visitor.page, world.origin)
    await visitor.page.goto(path, { waitUntil: 'load' })
    await hydrated(visitor.page)
  })
  afterAll(() => visitor?.context.close())

  test.each(widthsOf(address))('at %i pixels: no word from axe, the console or the network', async width => {
    const { page } = visitor
    await page.setViewportSize({ width, height: 900 })
    await scrollThrough(page)
    const violations = await runAxe(page)
    const overflow = await overflowOf(page)
    expect({ violations, troubles, overflow }).toEqual({ violations: [], troubles: [], overflow: 0 })
  })

  test('nothing sticks out of the smallest window', async () => {
    await visitor.page.setViewportSize({ width: smallest, height: 640 })
    expect(await overflowOf(visitor.page)).toBe(0)
  })
})

test('the banner that offers another language is well too', async () => {
  const visitor = await visit(browser, { origin: world.origin, locale: 'ja' })
  await visitor.page.goto('/')
  await hydrated(visitor.page)
  expect(await runAxe(visitor.page)).toEqual([])
  await visitor.context.close()
})

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
