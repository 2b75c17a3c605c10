import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openInPieces } from '../document-in-pieces.ts'
import { queryHtml } from '../html.ts'
import { shiftsOf, watchShifts } from '../layout-shifts.ts'
import { inTurn } from '../loop-count.ts'
import { becomes, delayed, openStage } from './stage.ts'

const stage = openStage({ pictures: true })
const isLate = (page: Page) => page.evaluate(() => document.documentElement.dataset.late !== undefined)
const isPainted = (page: Page) => page.evaluate(() => document.documentElement.dataset.painted !== undefined)

/** The first screen, without the drawing of the logo, which comes with the style sheet. */
async function paint(page: Page): Promise<Buffer> {
  const mask = [page.locator('header nav > a > [aria-hidden]').first()]
  return await sharp(await page.screenshot({ mask, animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Waits for each picture of the first screen. */
const decodePictures = (page: Page) =>
  page.evaluate(async () => {
    const onScreen = [...document.images].filter(image => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    })
    await Promise.all(onScreen.map(image => image.decode()))
  })

/** The number of channels that differ visibly. */
const differing = (one: Buffer, other: Buffer) =>
  one.reduce((count, value, at) => count + (Math.abs(value - (other[at] ?? 0)) > 6 ? 1 : 0), 0)

test.for(
  inTurn(
    [
      ['/', 360, 800],
      ['/insight/2024/weight-in-a-walk', 823, 1180],
      ['/cn/press', 1440, 900],
      ['/handbook/pocket/4.0/start', 823, 1180],
      ['/cn/handbook/procreate/5.3/layers/masks', 1440, 900],
    ] as const,
    2,
  ),
)(
  'the first screen of %s, %i px wide, stays as it is when the style sheets arrive',
  async ([path, width, height]) => {
    const sheets = Promise.withResolvers<void>()
    const page = await stage.open('/robots.txt', {
      width,
      height,
      mayComplain: /ERR_FAILED/,
      before: async fresh => {
        await fresh.route(/\.woff2$/, route => route.abort())
        await fresh.route(/\.css$/, async route => {
          await sheets.promise
          await route.continue()
        })
        await watchShifts(fresh)
      },
    })
    // The load event waits for the style sheets.
    await page.goto(path, { waitUntil: 'commit' })
    await becomes(() => isLate(page), true)
    await becomes(() => isPainted(page), true)
    await page.locator('footer').waitFor({ state: 'attached' })
    await decodePictures(page)
    const before = await paint(page)
    sheets.resolve()
    await becomes(() => isLate(page), false)
    expect(differing(before, await paint(page))).toBeLessThan(50)
    expect(await shiftsOf(page)).toEqual([])
  },
)

test.for([
  ['/', 360, 800],
  ['/jp/procreate', 823, 1180],
  ['/register', 823, 1180],
] as const)(
  'a document that arrives in pieces moves nothing of %s, %i px wide',
  async ([path, width, height]) => {
    const slow = await openInPieces(stage.testServer.origin, 8)
    onTestFinished(slow.close)
    const page = await stage.open(slow.origin + path, {
      width,
      height,
      mayComplain: /ERR_FAILED/,
      before: async fresh => {
        await fresh.route(/\.woff2$/, route => route.abort())
        await watchShifts(fresh)
      },
    })
    await page.locator('html[data-late]').waitFor({ state: 'detached' })
    expect(await shiftsOf(page)).toEqual([])
  },
)

test('style sheets that arrive one after the other apply together, also where React starts at once', async () => {
  const page = await stage.open('/robots.txt', {
    width: 412,
    height: 823,
    mayComplain: /ERR_FAILED/,
    before: async fresh => {
      await fresh.route(/\.woff2$/, route => route.abort())
      // The first of the document comes last: it has the custom properties of the others.
      let wait = 1000
      await fresh.route(/\.css$/, async route => {
        wait = Math.max(0, wait - 200)
        await sleep(wait)
        await route.continue()
      })
      await watchShifts(fresh)
    },
  })
  await page.goto('/register', { waitUntil: 'commit' })
  await page.locator('html[data-late]').waitFor({ state: 'detached' })
  expect(await shiftsOf(page)).toEqual([])
})

test('the log-in moves nothing when it offers passkeys', async () => {
  const page = await stage.open('/login', { width: 823, height: 1180, before: watchShifts })
  await page.getByRole('button', { name: 'Use a passkey' }).waitFor()
  expect(await shiftsOf(page)).toEqual([])
})

test.for(['/', '/jp/procreate', '/cn/press'])(
  'what %s shows later is asked for when the first paint is on the screen',
  async path => {
    const page = await stage.open(path, { width: 412, height: 823 })
    await becomes(() => isLate(page), false)
    const { painted, early } = await page.evaluate(() => {
      const [first] = performance.getEntriesByName('first-contentful-paint')
      const painted = first?.startTime ?? Number.NaN
      const early = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\.(?:css|woff2|avif)$/.test(name) && startTime < painted)
      return { painted, early: early.map(({ name }) => new URL(name).pathname) }
    })
    expect(painted).toBeGreaterThan(0)
    // The picture with priority, and in /procreate the part of the drawing app beside it.
    const pictures = { '/': 1, '/jp/procreate': 2, '/cn/press': 0 }[path]
    expect(early).toHaveLength(pictures ?? 0)
    for (const name of early) expect(name).toMatch(/\.avif$/)
  },
)

test('without scripts the style sheets are linked, and nothing is hidden', async () => {
  const page = await stage.open('/', { scripts: false })
  expect(await page.locator('footer').isVisible()).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree')
})

test('without the script that comes beside the document the style sheets come all the same, and nothing stays hidden', async () => {
  const page = await stage.open('/', {
    mayComplain: /ERR_FAILED/,
    before: fresh => fresh.route(/\/assets\/boot-/, route => route.abort()),
  })
  await becomes(() => isLate(page), false)
  expect(await page.locator('footer').isVisible()).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree')
})

/** Notes the faces that were on their way when the first part below the first screen was shown, and counts the frames that showed one. */
const watchReveal = (page: Page) =>
  page.addInitScript(() => {
    const seen = { loading: [] as string[], frames: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (!document.querySelector('[data-shown]')) return
      if (seen.frames++ > 0) return
      const faces = [...document.fonts].filter(({ status }) => status === 'loading')
      seen.loading = faces.map(({ family }) => family)
    }).observe(document, { attributeFilter: ['data-shown'], subtree: true })
  })

test.for(['/insight', '/cn/insight'])(
  'what is below the first screen of %s is shown in parts, with its faces',
  async path => {
    const page = await stage.open(path, {
      width: 412,
      height: 823,
      before: async fresh => {
        await fresh.route(/\.woff2$/, delayed(150))
        await watchReveal(fresh)
      },
    })
    await becomes(() => isLate(page), false)
    const { loading, frames } = await page.evaluate(
      () =>
        (window as unknown as { readonly seen: { readonly loading: string[]; readonly frames: number } })
          .seen,
    )
    expect(loading).toEqual([])
    expect(frames).toBeGreaterThan(5)
  },
)

test('a face that never comes keeps nothing hidden', async () => {
  const page = await stage.open('/robots.txt', {
    before: fresh => fresh.route(/\.woff2$/, () => {}),
  })
  await page.goto('/cn/insight', { waitUntil: 'commit' })
  await becomes(() => isLate(page), true)
  await becomes(() => isLate(page), false)
  expect(await page.locator('footer').isVisible()).toBe(true)
})

test('a link to a place in the page has the whole style sheet at once', async () => {
  const page = await stage.open('/#apps')
  await becomes(() => isLate(page), false)
  await becomes(
    () => page.locator('#apps').evaluate(apps => Math.abs(apps.getBoundingClientRect().top) < 60),
    true,
  )
})

test('the data of a page is a file that never changes, and a hash that no rendering has is a 404', async () => {
  const { origin } = stage.testServer
  const html = await (await fetch(`${origin}/press`)).text()
  const href = queryHtml(html).attributes('#hydrate', 'data-data')[0] ?? ''
  expect(href).toMatch(/^\/assets\/data-[\w-]{43}\.js\?page=%2Fpress$/)
  const file = await fetch(origin + href, { headers: { 'Accept-Encoding': 'br' } })
  expect(file.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(file.headers.get('content-encoding')).toBe('br')
  expect(await file.text()).toContain('"state":{"loaderData":{')
  const etag = file.headers.get('etag') ?? ''
  const again = { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } }
  expect((await fetch(origin + href, again)).status).toBe(304)
  const head = await fetch(origin + href, { method: 'HEAD' })
  expect([head.status, (await head.text()).length]).toEqual([200, 0])
  const unknown = `/assets/data-${'x'.repeat(43)}.js`
  for (const query of ['', '?page=/press', '?page=/account', '?page=//example.com', '?page=/press.data'])
    expect((await fetch(origin + unknown + query)).status).toBe(404)
})

test('without its data a page works as without scripts', async () => {
  const page = await stage.open('/', {
    mayComplain: /ERR_FAILED/,
    before: fresh => fresh.route(/\/assets\/data-/, route => route.abort()),
  })
  await page.keyboard.press('Shift')
  await page.waitForLoadState()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Careers/ })
    .click()
  await becomes(() => page.getByRole('heading', { level: 1 }).innerText(), 'Work where the light is good')
})

test('a page of one visitor keeps its data to itself', async () => {
  const page = await stage.arrive('/login')
  expect(await page.locator('#hydrate').getAttribute('data-data')).toBeNull()
})
