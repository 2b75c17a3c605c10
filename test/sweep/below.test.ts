import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedBrowser, visit } from '../browser.ts'
import { inTurn } from '../loop-count.ts'
import { sharedServer } from '../shared-server.ts'
import { addresses, isFull, samples } from './addresses.ts'

const sizes = [
  { width: 360, height: 800 },
  { width: 823, height: 1180 },
  { width: 1440, height: 900 },
]

let context: BrowserContext
let page: Page

beforeAll(async () => {
  const { origin } = await sharedServer()
  ;({ context, page } = await visit(await sharedBrowser(), { origin, javaScriptEnabled: false }))
})
afterAll(() => context.close())

/** Text, pictures and fields after the mark that begin on the first screen. */
const listEarly = () =>
  page.evaluate(() => {
    const mark = document.querySelector('[data-below]')
    const all = [...document.querySelectorAll('body *')]
    const later = mark ? all.slice(all.indexOf(mark)) : []
    const hasText = (element: Element) =>
      [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return later
      .filter(element => hasText(element) || element.matches('img, svg, input, select, button'))
      .filter(element => !element.closest('dialog, [popover], .visually-hidden, select *'))
      .filter(element => {
        const { top, width } = element.getBoundingClientRect()
        return width > 0 && top + scrollY < innerHeight
      })
      .map(element => `${element.localName}: ${element.textContent?.trim().slice(0, 30)}`)
  })

test.each(isFull ? addresses : inTurn(samples, 3))(
  'on no first screen of $path is anything of what a document marks as below it',
  async ({ path }) => {
    await page.goto(path, { waitUntil: 'load' })
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect(await listEarly(), `${size.width} px`).toEqual([])
    }
  },
)
