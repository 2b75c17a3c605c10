import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** A large sheet with much grain is drawn in a second, or in minutes where others are at work on the same machine. */
const timeoutMs = 15 * 60_000

/** A page to compose a picture on; whoever opens it closes it. */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options)
  page.setDefaultTimeout(timeoutMs)
  return page
}
