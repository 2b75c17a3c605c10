import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import cn from '../../site/pages/home/copy/cn.ts'
import en from '../../site/pages/home/copy/en.ts'
import jp from '../../site/pages/home/copy/jp.ts'
import { unbroken } from '../../ui/phrases.tsx'
import { inTurn } from '../loop-count.ts'
import { openStage } from './stage.ts'

const stage = openStage({ pictures: true })

const homes = [
  { path: '/', lang: 'en-US', copy: en },
  { path: '/cn', lang: 'zh-CN', copy: cn },
  { path: '/jp', lang: 'ja', copy: jp },
] as const

/** Pictures that are neither described nor marked as decoration, links that lead nowhere, and what sticks out. */
const faults = (page: Page) =>
  page.evaluate(() => ({
    undescribed: [...document.querySelectorAll('img')].filter(image => !image.hasAttribute('alt')).length,
    described:
      [...document.querySelectorAll('main img')].filter(image => image.getAttribute('alt') !== '').length > 3,
    nowhere: [...document.querySelectorAll('a')].filter(
      link => !/^(\/|#|https:)/.test(link.getAttribute('href') ?? ''),
    ).length,
    nameless: [...document.querySelectorAll<HTMLElement>('main a')].filter(
      link => !link.textContent?.trim() && !link.querySelector('img[alt]:not([alt=""])'),
    ).length,
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))

/** In `npm test` in Japanese. */
describe.each(inTurn(homes, 3, 2))('the home page at $path, where no scripts run', ({ path, lang, copy }) => {
  test('is all there at 1440 pixels and at 360, the pictures of the first screen arrive, and its links lead on', async () => {
    const page = await stage.open(path, { scripts: false })
    const coast = page.getByRole('main').locator('img').first()
    expect(
      await coast.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 600),
    ).toBe(true)
    await isAllThere(page)
    await page.setViewportSize({ width: 360, height: 900 })
    await isAllThere(page)
    if (path !== '/jp') return
    const news = page.getByRole('main').locator('a[href^="/jp/insight/2"]').first()
    const address = await news.getAttribute('href')
    await news.click()
    await page.waitForURL(`**${address}`)
  })

  async function isAllThere(page: Page) {
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    const { hero, news, learning, help, beginners, lessons, careers, insight, products } = copy
    const h1 = page.getByRole('heading', { level: 1 })
    expect(await h1.innerText()).toBe(unbroken(hero.heading))
    const sections = [news, learning, help, beginners, lessons, careers, insight].map(section =>
      unbroken(section.heading),
    )
    const found = await page.getByRole('main').evaluate(main =>
      [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter(heading => heading.checkVisibility({ visibilityProperty: true }))
        .map(heading => {
          // Sections far below have `content-visibility: auto` and are laid out when they come near.
          heading.scrollIntoView({ behavior: 'instant' })
          const { width, height } = heading.getBoundingClientRect()
          const text = heading instanceof HTMLElement ? heading.innerText : ''
          return { text: text.replaceAll(/\s+/g, ' '), isLaidOut: width > 0 && height > 0 }
        }),
    )
    expect(found.filter(({ isLaidOut }) => !isLaidOut)).toEqual([])
    const headings = found.map(({ text }) => text)
    expect(headings).toEqual(expect.arrayContaining([...sections, 'procreate', 'pocket', 'dreams']))
    expect(await page.getByRole('region', { name: products.label }).count()).toBeLessThan(2)
    expect(await faults(page)).toEqual({
      undescribed: 0,
      described: true,
      nowhere: 0,
      nameless: 0,
      tooWide: 0,
    })
  }
})

const windows = [
  ['/', 360],
  ['/', 600],
  ['/pocket', 360],
] as const

test.each(inTurn(windows, 2))(
  'pictures below the first screen of %s at %i px wait until its own is there',
  async (path, width) => {
    const asked: string[] = []
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const page = await stage.open('about:blank', { width, height: 823 })
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.route(/\/pictures\/(coast|aurora)-/, async route => {
      await held
      await route.continue()
    })
    await page.goto(stage.testServer.origin + path, { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    const below = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]')].filter(
            image => image.currentSrc !== '',
          ).length,
      )
    await page.waitForTimeout(300)
    expect(await below()).toBe(0)
    expect(asked.filter(name => name.startsWith('/pictures/')).length).toBeLessThanOrEqual(3)
    release()
    await expect.poll(below).toBeGreaterThan(0)
  },
)

test('without scripts pictures are fetched all the same', async () => {
  const page = await stage.open('/pocket', { scripts: false, width: 360 })
  await expect
    .poll(() =>
      page
        .locator('main picture img[loading="lazy"]')
        .first()
        .evaluate(image => (image as HTMLImageElement).currentSrc),
    )
    .toContain('/pictures/')
})
