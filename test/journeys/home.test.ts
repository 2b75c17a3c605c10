import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import cn from '../../site/pages/home/copy/cn.ts'
import en from '../../site/pages/home/copy/en.ts'
import jp from '../../site/pages/home/copy/jp.ts'
import { unbroken } from '../../site/ui/phrases.tsx'
import { openStage } from './stage.ts'

const stage = openStage()

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

describe.each(homes)('the home page at $path, where no scripts run', ({ path, lang, copy }) => {
  test('is all there at 1440 pixels and at 360', async () => {
    const page = await stage.open(path, { scripts: false })
    await isAllThere(page)
    await page.setViewportSize({ width: 360, height: 900 })
    await isAllThere(page)
  })

  async function isAllThere(page: Page) {
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    const { hero, news, learning, help, beginners, lessons, careers, insight, products } = copy
    const h1 = page.getByRole('heading', { level: 1 })
    expect(await h1.innerText()).toBe(unbroken(hero.heading))
    const sections = [news, learning, help, beginners, lessons, careers, insight].map(section =>
      unbroken(section.heading),
    )
    const headings: string[] = []
    for (const heading of await page.getByRole('main').getByRole('heading').all()) {
      // Sections far below have `content-visibility: auto` and are laid out when they come near.
      await heading.scrollIntoViewIfNeeded()
      expect(await heading.isVisible()).toBe(true)
      headings.push((await heading.innerText()).replaceAll(/\s+/g, ' '))
    }
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

test('the links of the home page lead on where no scripts run', async () => {
  const page = await stage.open('/jp', { scripts: false })
  const news = page.getByRole('main').locator('a[href^="/jp/insight/2"]').first()
  const address = await news.getAttribute('href')
  await news.click()
  await page.waitForURL(`**${address}`)
})

test('the pictures of the first screen arrive where no scripts run', async () => {
  const page = await stage.open('/', { scripts: false })
  const coast = page.getByRole('main').locator('img').first()
  expect(await coast.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 600)).toBe(
    true,
  )
})
