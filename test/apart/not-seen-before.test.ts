import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import cn from '../../site/frame/copy/cn.ts'
import en from '../../site/frame/copy/en.ts'
import jp from '../../site/frame/copy/jp.ts'
import { queryHtml } from '../html.ts'
import { isWhole } from '../loop-count.ts'
import { farTitle, mio, openSite, type Site, startServices, visit } from './site-and-services.ts'
import type { FailureMode } from './unreliable.ts'

let services: Awaited<ReturnType<typeof startServices>>
let article: string
const handbook = '/handbook/procreate/5.3/layers/masks'
beforeAll(async () => {
  services = await startServices()
  const answer = await fetch(`${services.origin}/api/admin/insight/articles/?lang=en-US&limit=1`)
  const [newest] = ((await answer.json()) as { data: { year: number; slug: string }[] }).data
  article = `/insight/${newest?.year}/${newest?.slug}`
})
afterAll(() => services.stop())

/** The services answer after ten seconds. In `npm test` the site shares two processors with other tests. */
const longestMs = isWhole ? 3000 : 5000

const own = { headers: { Cookie: `user=${mio.id}; token=${mio.token}` } }

describe('a page that nobody asked for before, while the services are slow', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(services.origin, 'slow')
  })
  afterAll(() => site.close())

  async function ask(path: string, init?: RequestInit) {
    const before = performance.now()
    const response = await site.fetch(path, init)
    const text = await response.text()
    const retryAfter = Number(response.headers.get('retry-after'))
    return { status: response.status, retryAfter, text, ms: performance.now() - before }
  }

  test('answers 503 with Retry-After within three seconds, and says so in three languages', async () => {
    const pages = [
      [article, en],
      [`/cn${handbook}`, cn],
      [`/jp${article}`, jp],
    ] as const
    for (const [path, { errors }] of pages) {
      const { status, retryAfter, text, ms } = await ask(path)
      expect([path, status]).toEqual([path, 503])
      expect(retryAfter).toBeGreaterThan(0)
      expect(ms).toBeLessThan(longestMs)
      const shown = queryHtml(text).text()
      expect(shown).toContain(errors.other.unavailable)
      expect(shown).not.toContain('Internal Server Error')
    }
  })

  test('keeps the next visitor waiting no more, on any page, for its data and its calls', async () => {
    for (const path of [`${handbook}`, `${article}.data`, '/insight/feed.xml', '/api/admin/app-store/']) {
      const { status, retryAfter, ms } = await ask(path)
      expect([path, status]).toEqual([path, 503])
      expect(retryAfter).toBeGreaterThan(0)
      // Who waits at all waits for the deadline of 1.5 s.
      expect(ms).toBeLessThan(1500)
    }
  })

  test('or a page of the account answers 503 within three seconds', async () => {
    for (const path of ['/account', '/jp/account/sessions', '/account/requests']) {
      const { status, text, ms } = await ask(path, own)
      expect([path, status]).toEqual([path, 503])
      expect(text).toContain(
        path.startsWith('/jp') ? jp.errors.other.unavailable : en.errors.other.unavailable,
      )
      expect(ms).toBeLessThan(longestMs)
    }
  })

  test('is there when they answer again', async () => {
    await site.way.become('good')
    await expect.poll(async () => (await ask(article)).status, { timeout: 20_000 }).toBe(200)
    await expect.poll(async () => (await ask('/account', own)).status, { timeout: 20_000 }).toBe(200)
  })
})

test('a page is rendered once for those who ask at once, and the lines of each lead to what was logged of it', async () => {
  const site = await openSite(services.origin, 'slow')
  const answers = await Promise.all([1, 2, 3].map(() => site.fetch('/insight/2024/weight-in-a-walk')))
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
  const ids = answers.map(({ headers }) => headers.get('x-request-id'))
  const warnings = site.lines.filter(
    ({ level, requestId }) => level === 'warn' && ids.includes(String(requestId)),
  )
  const why = warnings.filter(({ msg }) => String(msg).startsWith('Page answered 503'))
  expect(why).toHaveLength(1)
  const shared = warnings.filter(({ renderedFor }) => renderedFor === why[0]?.requestId)
  expect(new Set([...why, ...shared].map(({ requestId }) => requestId))).toEqual(new Set(ids))
  await site.close()
})

test.for<FailureMode>(['resets once'])(
  'a read that failed is tried once more, and nobody sees it: the way %s',
  async mood => {
    const site = await openSite(services.origin, mood)
    const page = await visit(site)
    expect([page.status, page.html.includes(`>${farTitle}<`)]).toEqual([200, true])
    expect((await visit(site, article)).status).toBe(200)
    // A busy machine may have the site's own look at the content run out of time.
    const warnings = site.lines.filter(({ level }) => level === 'warn')
    expect(warnings.filter(({ reason }) => !String(reason).includes('timeout'))).toEqual([])
    const twice = site.way.asked.filter(line => line.startsWith('GET /api/admin/app-store/'))
    expect(twice).toHaveLength(2)
    // A call that changes something is never retried: it may have succeeded.
    site.way.asked.length = 0
    const post = await site.fetch('/api/admin/captcha', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
      body: '{}',
    })
    const posts = site.way.asked.filter(line => line.startsWith('POST '))
    expect([post.status, posts]).toEqual([503, ['POST /api/admin/captcha']])
    await site.close()
  },
)
