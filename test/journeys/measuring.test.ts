import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { isWhole } from '../loop-count.ts'
import { countedAs, measuredOf, person, timesCounted } from './counted.ts'
import { openProvider } from './provider-for-tests.ts'
import { becomes, openStage, type Visitor } from './stage.ts'

/** A visitor whose console is recorded. */
const listening = (warnings: string[]): Visitor => ({
  ...person,
  before: async page => {
    await person.before?.(page)
    page.on('console', message => {
      if (message.text().includes('analytics')) warnings.push(message.text())
    })
  },
})

const readTo = (page: Page, share: number) =>
  page.evaluate(async to => {
    scrollTo(0, to * (document.documentElement.scrollHeight - innerHeight))
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 50)))
  }, share)

describe('our own counter', () => {
  const stage = openStage({ server: {} })
  const counts = async (name: string) => countedAs(name, stage.testServer)
  const timesOf = async (name: string) => timesCounted(await counts(name))

  test('counts a page when its reader follows a link, with the deepest point that was seen', async () => {
    const timesBefore = await timesOf('/press')
    const page = await stage.arrive('/jp/press', person)
    await readTo(page, 1)
    await readTo(page, 0)
    expect(await timesOf('/press')).toBe(timesBefore)
    await page.getByRole('link', { name: 'procreate' }).first().click()
    await becomes(() => counts('/press'), [['ja', 100, timesBefore + 1]])
  })

  test('counts a page that is closed, once, also when its tab was hidden before', async () => {
    const timesBefore = await timesOf('/ai')
    const page = await stage.arrive('/ai', person)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    })
    // The visit begins a moment after React has the page; the tab may be hidden any number of times.
    const hide = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => hide().then(() => timesOf('/ai'))).toBe(timesBefore + 1)
    await page.goto('/robots.txt')
    await page.goto('/sitemap')
    expect(await timesOf('/ai')).toBe(timesBefore + 1)
  })

  test('counts an address that leads nowhere as a goal, and not as a page', async () => {
    const warnings: string[] = []
    const timesBefore = await timesOf('404')
    const page = await stage.arrive('/cn/no-such-page', listening(warnings))
    await expect.poll(() => warnings).toHaveLength(1)
    // Chromium's requests during unload do not carry the `userAgent` of a test.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await becomes(() => counts('404'), [['zh-CN', 0, timesBefore + 1]])
    expect(await counts('/no-such-page')).toEqual([])
  })

  // `site/features/analytics/visits.test.ts` has the other ways to say so.
  test('hears nothing of a visitor who does not want to be measured', async () => {
    const sent: string[] = []
    const page = await stage.arrive('/who-we-are', {
      ...person,
      before: async page => {
        await person.before?.(page)
        page.on('request', request => sent.push(request.url()))
        await page.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
        )
      },
    })
    await readTo(page, 1)
    await page.goto('/robots.txt')
    await page.goto('/sitemap')
    expect(sent.filter(url => url.includes('/api/admin'))).toEqual([])
    expect(await counts('/who-we-are')).toEqual([])
  })

  test('measures the web vitals of one of ten documents, by a script that the others never load', async () => {
    for (const [random, isSampled] of [
      [0.05, true],
      [0.5, false],
    ] as const) {
      const scripts: string[] = []
      const page = await stage.arrive('/pocket', {
        ...person,
        before: async page => {
          await person.before?.(page)
          await page.addInitScript(value => {
            let calls = 0
            Math.random = () => value + ++calls * 1e-9
          }, random)
          page.on('request', request => {
            if (/\/vitals-/.test(request.url())) scripts.push(request.url())
          })
        },
      })
      const timesBefore = await timesOf('/pocket')
      if (isSampled) await expect.poll(() => scripts.length).toBe(1)
      // The first layout shift and the largest paint are read from the browser's buffer a moment later.
      await page.waitForTimeout(300)
      await page.getByRole('link', { name: 'Press' }).first().click()
      await expect.poll(() => timesOf('/pocket')).toBe(timesBefore + 1)
      expect(scripts).toHaveLength(isSampled ? 1 : 0)
      const measured = measuredOf('/pocket', stage.testServer)
      expect(measured.map(([kind]) => kind)).toEqual(['cls', 'lcp'])
      expect(measured.every(([, times]) => times === 1)).toBe(true)
    }
  })

  test.runIf(isWhole)('says once in the console that there is no measuring script', async () => {
    const warnings: string[] = []
    const page = await stage.arrive('/press', listening(warnings))
    await page.getByRole('link', { name: 'procreate, home page' }).click()
    await page.getByRole('heading', { name: 'Paint the light you see' }).waitFor()
    await page.goto('/sitemap')
    expect(warnings).toEqual([expect.stringContaining('no analytics script')])
  })
})

describe('a measuring script of another company', async () => {
  const provider = await openProvider()
  afterAll(() => provider.close())
  const stage = openStage({
    server: { env: { ANALYTICS_SCRIPT_URL: provider.scriptUrl, ANALYTICS_SITE: 'PAINT' } },
  })

  test('hears of pages without their query, of depths and of goals', async () => {
    const page = await stage.arrive('/press?token=secret', person)
    await becomes(() => provider.hitsOf(page), [['PAINT', 'page', '/press']])
    await readTo(page, 1)
    await page.goto('/no-such-page')
    // The goal of the page that is not there is reported once React has started.
    await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
    await becomes(
      async () => (await provider.hitsOf(page)).map(hit => String(hit[1])).slice(0, 3),
      ['page', 'scroll-percent-100', '404'],
    )
    expect(JSON.stringify(await provider.hitsOf(page))).not.toContain('secret')
  })

  test('is allowed by the content policy with nothing but its own origin', async () => {
    const policy = (await stage.testServer.fetch('/')).headers.get('content-security-policy') ?? ''
    const { origin } = new URL(provider.scriptUrl)
    const naming = policy.split(';').filter(rule => rule.includes(origin))
    expect(naming.map(rule => rule.split(' ')[0])).toEqual(['script-src', 'img-src', 'connect-src'])
    expect(policy).not.toContain('script.js')
  })

  test('is not even fetched for a visitor who does not want to be measured', async () => {
    const asked: string[] = []
    const page = await stage.arrive('/press', {
      ...person,
      before: async page => {
        await person.before?.(page)
        page.on('request', request => asked.push(request.url()))
        await page.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
        )
      },
    })
    await page.waitForTimeout(500)
    expect(asked.filter(url => !url.startsWith(stage.testServer.origin))).toEqual([])
  })
})
