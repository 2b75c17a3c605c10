// Benchmark of clicks before hydration: a hundred clicks at random moments of loading with CPU throttling (4×), on native
// controls and on scripted ones; each click has to take effect.
import type { Page } from 'playwright-core'
import { bringIn, chromium as chromiumPart } from '../bin/parts/debian.ts'
import { openBrowser, visit } from '../test/browser.ts'
import { openFolder, startProduction } from './production.ts'
import { printTable } from './table.ts'

if (!(await bringIn(chromiumPart))) process.exit(1)

const times = 100
const slower = 4

interface Wish {
  readonly what: string
  readonly path: string
  readonly width?: number
  readonly button: (page: Page) => ReturnType<Page['locator']>
  /** Resolves when the wish has come true. */
  readonly fulfilled: (page: Page) => Promise<unknown>
}

const banner = (page: Page) => page.getByRole('banner')
const wishes: readonly Wish[] = [
  {
    what: 'a menu',
    path: '/',
    button: page => page.getByRole('button', { name: 'Learn' }),
    fulfilled: page => page.locator('#menu-learn:popover-open').waitFor(),
  },
  {
    what: 'the drawer',
    path: '/procreate',
    width: 360,
    button: page => page.getByRole('button', { name: 'Menu' }),
    fulfilled: page => page.locator('#drawer:modal').waitFor(),
  },
  {
    what: 'a page',
    path: '/',
    button: page => banner(page).getByRole('link', { name: /^Careers/ }),
    fulfilled: page =>
      page.getByRole('heading', { level: 1, name: 'Work where the light is good' }).waitFor(),
  },
  {
    what: 'the log-in',
    path: '/press',
    button: page => banner(page).getByRole('link', { name: 'Log in' }),
    fulfilled: page => page.locator('input[type=password]').first().waitFor(),
  },
  {
    what: 'the languages',
    path: '/ai',
    button: page => page.getByRole('contentinfo').locator('summary'),
    fulfilled: async page => {
      // It has to stay open when the scripts come.
      await page.locator('html[data-hydrated]').waitFor()
      await page.getByRole('contentinfo').locator('details[open]').waitFor()
    },
  },
  {
    what: 'light in the handbook',
    path: '/handbook/procreate',
    button: page => page.locator('button[name=light]'),
    fulfilled: page => page.locator('[data-room=light]').waitFor(),
  },
  {
    what: 'the film of a lost page',
    path: '/nowhere',
    button: page => page.getByRole('button', { name: 'Play the background film' }),
    fulfilled: page => page.getByRole('button', { name: 'Pause the background film' }).waitFor(),
  },
  {
    what: 'a text on the clipboard',
    path: '/press',
    button: page => page.getByRole('button', { name: /^Copy/ }).first(),
    fulfilled: page =>
      page
        .getByText(/^(Copied|Unable to copy to clipboard)$/)
        .first()
        .waitFor(),
  },
  {
    what: 'an answer of dreams',
    path: '/dreams',
    button: page => page.locator('main details summary').first(),
    fulfilled: page => page.locator('main details[open]').first().waitFor(),
  },
  {
    what: 'another language by the banner',
    path: '/jp/press',
    button: page => page.getByRole('button', { name: 'Continue' }),
    fulfilled: page => page.waitForURL('**/press').then(() => page.locator('html[lang=en-US]').waitFor()),
  },
]

const site = await startProduction(openFolder())
const origin = `http://localhost:${site.port}`
const browser = await openBrowser()

/** Presses after so many milliseconds and waits for the effect; returns why it did not come, or null. */
async function press(
  { path, width = 1280, button, fulfilled }: Wish,
  afterMs: number,
): Promise<string | null> {
  const { context, page } = await visit(browser, { origin, viewport: { width, height: 800 } })
  context.setDefaultTimeout(15_000)
  try {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(path, { waitUntil: 'commit' })
    const wanted = button(page)
    await wanted.waitFor()
    await page.waitForTimeout(afterMs)
    await wanted.click({ delay: 60, noWaitAfter: true })
    await fulfilled(page)
    return null
  } catch (error) {
    return String(error).split('\n')[0] ?? ''
  } finally {
    await context.close()
  }
}

const rows: string[][] = [['pressed while the page loads', 'times', 'fulfilled']]
const faults: string[] = []
for (const wish of wishes) {
  const tries = times / wishes.length
  let fulfilled = 0
  for (let nth = 0; nth < tries; nth++) {
    // From the first moment to when React is about to take over by itself.
    const afterMs = Math.round(3600 * (nth / tries) ** 2)
    const fault = await press(wish, afterMs)
    if (fault === null) fulfilled += 1
    else faults.push(`${wish.what}, pressed after ${afterMs} ms: ${fault}`)
  }
  rows.push([wish.what, String(tries), String(fulfilled)])
}
await browser.close()
await site.stop()
rows.push([
  'all',
  String(times),
  `${times - faults.length} ${faults.length === 0 ? 'met' : 'MISSED'} (${times})`,
])
printTable(`Early clicks, with a processor ${slower} times slower`, rows)
for (const fault of faults) console.log(`  ${fault}`)
