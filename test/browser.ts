import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

/**
 * Every window of Chromium gets pages of its own for the suggestions under its address bar, and they take more of the
 * processor than ours. Of several such lists the last counts: after the first line stand those that Playwright asks for.
 */
const without = [
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
]

export const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // Widths of text as on screens with many pixels: the headless shell would round each letter.
  '--font-render-hinting=none',
  `--disable-features=${without.join()}`,
]

export const fullBrowser = '/usr/bin/chromium'
/** Chromium without windows and toolbars: a page takes 40 % less processor time than in the full browser. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Debian's Chromium, headless, with a fresh profile. */
export const openBrowser = (executablePath = fullBrowser, more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...browserFlags, ...more] })

/**
 * Pages of tests live for a second, and V8's middle tier compiles for longer lives; with site isolation each context starts
 * one more renderer, for a page of another site that never comes. Benches measure with both.
 */
const forShortLives = ['--js-flags=--no-maglev', '--disable-site-isolation-trials']

let shared: Promise<Browser> | undefined

/**
 * The browser of all test files of a worker, launched by the first that asks; it ends with the worker's process. The
 * headless shell where it is installed, else the full browser.
 */
export async function sharedBrowser(): Promise<Browser> {
  if (!(await shared)?.isConnected())
    shared = openBrowser(existsSync(headlessShell) ? headlessShell : fullBrowser, forShortLives)
  return (await shared) as Browser
}

interface Visit extends BrowserContextOptions {
  readonly origin: string
}

/** A page in a context of its own, with the errors of its console. */
export async function visit(browser: Browser, { origin, ...options }: Visit) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    reducedMotion: 'reduce',
    // A service worker's responses bypass a test's routes; only tests of the worker allow it.
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  return { context, page, complaints }
}

/** Waits for the style sheets, which a page with scripts gets after its first paint. */
export const styled = (page: Page): Promise<void> =>
  page.locator('html[data-late]').waitFor({ state: 'detached' })

/** Waits until React has taken the page over and has run its effects: from then on clicks and keys are answered in place. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__reactFiber')),
  )
  // React sets that key while it renders; in an idle moment no render and no effect is due.
  await page.evaluate(() => new Promise<void>(done => requestIdleCallback(() => done(), { timeout: 2000 })))
}

/** By how many pixels the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth - innerWidth, 0))
