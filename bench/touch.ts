// Benchmark of interaction latency with CPU throttling (4×): from the touch to the next paint, for every kind of control,
// by Event Timing. https://www.w3.org/TR/event-timing/
import type { Page } from 'playwright-core'
import { bringIn, chromium as chromiumPart } from '../bin/parts/debian.ts'
import { hydrated, openBrowser, visit } from '../test/browser.ts'
import { openFolder, startProduction } from './production.ts'
import { atMost, median, printTable } from './table.ts'

if (!(await bringIn(chromiumPart))) process.exit(1)

const slower = 4
const times = 6
const goalMs = 100

interface Control {
  readonly what: string
  readonly path: string
  readonly width?: number
  readonly cookie?: string
  readonly touch: (page: Page) => Promise<unknown>
  /** Done after each touch, unmeasured by name: a page to come back from, a dialog to be closed. */
  readonly after?: (page: Page) => Promise<unknown>
}

const click = (find: (page: Page) => ReturnType<Page['locator']>) => (page: Page) =>
  find(page).click({ delay: 40 })
const pressEscape = (page: Page) => page.keyboard.press('Escape')
const controls: readonly Control[] = [
  { what: 'menu', path: '/', touch: click(page => page.getByRole('button', { name: 'Learn' })) },
  {
    what: 'drawer',
    path: '/procreate',
    width: 360,
    touch: click(page => page.getByRole('button', { name: 'Menu' })),
    after: pressEscape,
  },
  {
    what: 'drawer of an app',
    path: '/procreate/3d',
    width: 360,
    touch: click(page => page.getByRole('button', { name: 'procreate', exact: true })),
  },
  {
    what: 'link to a page',
    path: '/',
    touch: click(page => page.getByRole('contentinfo').getByRole('link', { name: /^Careers/ })),
    after: page => page.goBack(),
  },
  {
    what: 'log-in dialog',
    path: '/press',
    touch: click(page => page.getByRole('banner').getByRole('link', { name: 'Log in' })),
    after: pressEscape,
  },
  {
    what: 'typing in a field',
    path: '/login',
    touch: page => page.locator('main input[name=username]').press('a'),
  },
  { what: 'languages', path: '/ai', touch: click(page => page.getByRole('contentinfo').locator('summary')) },
  {
    what: 'light switch',
    path: '/handbook/procreate',
    touch: click(page => page.locator('button[name=light]')),
  },
  {
    what: 'handbook search, typing',
    path: '/handbook/procreate/5.3',
    touch: page => page.getByRole('searchbox').first().press('m'),
  },
  {
    what: 'filter of positions',
    path: '/careers',
    touch: click(page => page.locator('#positions nav a').nth(1)),
  },
  {
    what: 'film button',
    path: '/nowhere',
    touch: click(page => page.getByRole('button', { name: /the background film$/ })),
  },
  { what: 'accordion', path: '/dreams', touch: click(page => page.locator('main details summary').first()) },
  {
    what: 'copy button',
    path: '/press',
    touch: click(page => page.getByRole('button', { name: /^Copy/ }).first()),
  },
  {
    what: 'place carousel',
    path: '/careers',
    touch: click(page => page.getByRole('button', { name: 'Next place' })),
  },
]

const site = await startProduction(openFolder())
const origin = `http://localhost:${site.port}`
const browser = await openBrowser()

/** The longest event of each interaction of the page so far, in milliseconds. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const longest = new Map<number, number>()
    Object.assign(window, { longest })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        if (entry.interactionId === 0) continue
        longest.set(entry.interactionId, Math.max(entry.duration, longest.get(entry.interactionId) ?? 0))
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
const interactions = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { longest: Map<number, number> }).longest.values()])

/** The duration of each interaction in ms, touched while `ready` holds: before hydration, or after. */
async function measure({ path, width = 1280, touch, after }: Control, scripts: boolean): Promise<number[]> {
  const { context, page } = await visit(browser, { origin, viewport: { width, height: 800 } })
  context.setDefaultTimeout(15_000)
  await watch(page)
  if (!scripts) await page.route('**/assets/*.js', () => {})
  await page.goto(path)
  if (scripts) await hydrated(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.waitForTimeout(600)
  for (let nth = 0; nth < (scripts ? times : 1); nth++) {
    await touch(page)
    await page.waitForTimeout(500)
    if (scripts) await after?.(page)
    await page.waitForTimeout(300)
  }
  // The Event Timing API does not report what is quicker than 16 ms.
  const measured = await interactions(page).catch(() => [])
  await context.close()
  return measured.length > 0 ? measured : [16]
}

const percentile = (numbers: readonly number[], part: number) =>
  numbers.toSorted((a, b) => a - b).at(Math.min(numbers.length - 1, Math.floor(numbers.length * part))) ?? 0

const rows: string[][] = [['', 'before scripts', 'median', 'longest', 'measured']]
const all: number[] = []
for (const control of controls) {
  try {
    const before = await measure(control, false)
    const measured = await measure(control, true)
    all.push(...before, ...measured)
    const figures = [Math.max(...before), median(measured), Math.max(...measured)]
    rows.push([control.what, ...figures.map(ms => `${ms} ms`), String(measured.length)])
  } catch (error) {
    rows.push([control.what, String(error).split('\n')[0] ?? '', '', '', ''])
    process.exitCode = 1
  }
}
await browser.close()
await site.stop()
const p95 = percentile(all, 0.95)
rows.push(['all, 95 of 100', '', '', `${p95} ms`, atMost(p95, goalMs, 'ms')])
printTable(`From touch to answer, with a processor ${slower} times slower`, rows)
