import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeCopy } from '../../site/features/store/store-copy.ts'
import en from '../../site/pages/home/copy/en.ts'
import { inTurn } from '../loop-count.ts'
import { farTitle, openSite, type Site, startServices, visit } from './site-and-services.ts'
import { badMoods, type FailureMode } from './unreliable.ts'

/** The most that a visitor waits for a failing service: the deadline of 1.5 s, and the page itself. */
const patienceMs = 6000

let services: Awaited<ReturnType<typeof startServices>>
beforeAll(async () => {
  services = await startServices()
})
afterAll(() => services.stop())

describe('a site that has seen its services in good order shows its last good content', () => {
  let site: Site
  let whole: string
  beforeAll(async () => {
    // A page from memory would not ask the services.
    site = await openSite(services.origin, 'good', { keepPages: false })
    whole = (await visit(site)).html
    expect(whole).toContain(`>${farTitle}<`)
  })
  afterAll(() => site.close())

  test.for(badMoods)('when the way to them %s', async mood => {
    await site.way.become(mood)
    const page = await visit(site).finally(() => site.way.become('good'))
    expect(page.status).toBe(200)
    expect(page.ms).toBeLessThan(patienceMs)
    expect(page.html).toBe(whole)
    expect(page.logged()).toContainEqual(
      expect.objectContaining({ level: 'warn', what: 'listArticles', msg: 'Stale answer served' }),
    )
  })
})

describe.concurrent('a site whose services were out of order from the start shows the fallbacks', () => {
  /** The answer to a call of a browser, by what the way does; a slow one is given up after ten seconds. */
  const statusOfCall: Partial<Record<FailureMode, number>> = {
    slow: 503,
    down: 503,
    resets: 503,
    'hangs up in the middle': 503,
    'answers a page': 502,
    'answers half of it': 502,
    'answers 503 with a page': 502,
    redirects: 502,
    'answers 500': 500,
  }

  async function expectProblem(site: Site, status: number) {
    const before = performance.now()
    const call = await site.fetch('/api/admin/app-store/')
    expect([call.status, call.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
    expect(call.headers.get('location')).toBe(null)
    expect(await call.text()).not.toContain('hotel')
    expect(performance.now() - before).toBeLessThan(25_000)
  }

  test.for(inTurn(badMoods, 3))(
    'when the way to them %s, answers a call of a browser with a problem document, and is whole again soon after',
    async (mood, { expect }) => {
      const site = await openSite(services.origin, mood)
      try {
        const status = statusOfCall[mood]
        if (status !== undefined) await expectProblem(site, status)
        const page = await visit(site)
        expect(page.status).toBe(200)
        expect(page.ms).toBeLessThan(patienceMs)
        expect(page.shown).toContain(en.news.missing)
        expect(page.shown).toContain(en.careers.missing)
        expect(page.shown).toContain(storeCopy.en.onceWithoutPrice)
        for (const what of [
          'prices',
          'home articles',
          'home positions',
          'home categories',
          'position count',
        ]) {
          expect(page.logged()).toContainEqual(expect.objectContaining({ level: 'warn', what }))
        }
        await site.way.become('good')
        await expect.poll(() => isWhole(site), { timeout: 25_000, interval: 500 }).toBe(true)
      } finally {
        await site.close()
      }
    },
  )

  const isWhole = async (site: Site) => {
    const page = await visit(site)
    return page.html.includes(`>${farTitle}<`) && !page.shown.includes(en.careers.missing)
  }
})
