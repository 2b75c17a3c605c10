import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { becomes, openStage } from './stage.ts'

const stage = openStage({ server: {}, prefetches: true })
const careers = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Careers/ })

/** The script of a route, as the router's own list names it. */
const scriptOf = (page: Page, route: string): Promise<string> =>
  page.evaluate(
    name =>
      (window as unknown as { __reactRouterManifest: { routes: Record<string, { module: string }> } })
        .__reactRouterManifest.routes[name]?.module ?? '',
    route,
  )
const fetchedAhead = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel=prefetch]')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? '').sort())

/** The connection that the browser reports (`navigator.connection`). */
const onLine = (told: object) => (page: Page) =>
  page.addInitScript(facts => {
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(navigator, name, { value })
  }, told)

test('what a link in view leads to is fetched when the browser is idle, and not fetched again for a click', async () => {
  const page = await stage.arrive('/')
  const script = await scriptOf(page, 'pages/careers/page')
  await becomes(async () => (await fetchedAhead(page)).includes(script), true)
  await page.waitForLoadState('networkidle')
  await careers(page).click()
  await page.getByRole('heading', { level: 1, name: 'Work where the light is good' }).waitFor()
  const sizes = await page.evaluate(
    name =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(entry => entry.name.endsWith(name))
        .map(entry => entry.transferSize > 0),
    script,
  )
  expect(sizes.filter(Boolean).length).toBeLessThanOrEqual(1)
  expect(sizes.at(-1)).toBe(false)
})

test('what is seen waits for an idle moment, for two seconds at most', async () => {
  const page = await stage.arrive('/', {
    before: page =>
      page.addInitScript(() => {
        const waits: (number | undefined)[] = []
        Object.assign(window, { waits })
        const whenIdle = window.requestIdleCallback.bind(window)
        window.requestIdleCallback = (run, options) => {
          waits.push(options?.timeout)
          return whenIdle(run, options)
        }
      }),
  })
  await becomes(async () => (await fetchedAhead(page)).length > 0, true)
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits)
  expect(waits).toContain(2000)
})

test('a link below the viewport is prefetched when it is in view; no file is fetched twice', async () => {
  const page = await stage.arrive('/', { height: 500 })
  const press = await scriptOf(page, 'pages/press/page')
  await becomes(async () => (await fetchedAhead(page)).length > 0, true)
  expect(await fetchedAhead(page)).not.toContain(press)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Press' }).scrollIntoViewIfNeeded()
  await becomes(async () => (await fetchedAhead(page)).includes(press), true)
  const all = await fetchedAhead(page)
  expect(all).toEqual([...new Set(all)])
})

/** `site/features/prefetch/may-prefetch.test.ts` has the other connections. */
test('nothing is fetched ahead with data saver', async () => {
  const page = await stage.arrive('/', {
    before: onLine({ connection: { saveData: true, effectiveType: '4g' } }),
  })
  await sleep(2500)
  expect(await fetchedAhead(page)).toEqual([])
})

describe('by the speculation rules that every page names,', () => {
  const asked = (path: string) => stage.testServer.lines.filter(line => line.path === path).length

  test('a document is fetched when its link is pointed at before the scripts are there', async () => {
    const page = await stage.open('/robots.txt', {
      before: page => page.route('**/assets/*.js', () => {}),
    })
    // The load event waits for the scripts.
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    await careers(page).hover()
    await becomes(async () => asked('/careers') > 0, true)
    expect(page.url()).toBe(`${stage.testServer.origin}/`)
  })

  test('none is fetched when React has taken over', async () => {
    const page = await stage.arrive('/cn')
    await page.getByRole('banner').getByRole('link', { name: /^招聘/ }).hover()
    await page.waitForTimeout(1500)
    expect(asked('/cn/careers')).toBe(0)
  })

  test('the rules are of the type that browsers ask for', async () => {
    const page = await stage.testServer.fetch('/procreate')
    expect(page.headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
    const rules = await stage.testServer.fetch('/speculation-rules.json')
    expect(rules.headers.get('content-type')).toBe('application/speculationrules+json')
    expect(await rules.json()).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] })
  })
})
