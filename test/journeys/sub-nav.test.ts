import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { becomes, expanded, focused, openStage } from './stage.ts'

const stage = openStage()
const subNav = (page: Page, product = 'procreate') =>
  page.getByRole('navigation', { name: `${product} pages` })
const current = (page: Page) => subNav(page).locator('ul:visible a[aria-current="page"]').allInnerTexts()

test('every page of procreate and pocket has a row of the pages of its app; no other page has', async () => {
  const page = await stage.open('/procreate', { scripts: false })
  const pages = {
    procreate: ['/procreate', '/procreate/anything'],
    pocket: ['/pocket', '/en/pocket/whats-new'],
  }
  for (const [product, paths] of Object.entries(pages)) {
    for (const path of paths) {
      await page.goto(path)
      expect(await subNav(page, product).isVisible()).toBe(true)
    }
  }
  for (const path of ['/', '/dreams', '/procreated', '/jp']) {
    await page.goto(path)
    expect(await page.getByRole('navigation').count()).toBe(2)
  }
  await page.goto('/handbook/procreate')
  for (const product of Object.keys(pages)) expect(await subNav(page, product).count()).toBe(0)
})

test('only the page one is on is marked, not those above it', async () => {
  const page = await stage.arrive('/procreate/brushes')
  expect(await current(page)).toEqual(['Brushes'])
  await subNav(page).getByRole('link', { name: 'Overview' }).click()
  await becomes(() => current(page), ['Overview'])
  const elsewhere = await stage.open('/procreate/brushes/wet')
  expect(await current(elsewhere)).toEqual([])
})

test('the row scrolls sideways where it is too narrow, and the page does not', async () => {
  const page = await stage.open('/procreate/brushes', { width: 700, scripts: false })
  const last = subNav(page).getByRole('link', { name: 'What’s new' })
  const isInside = () => last.evaluate(link => link.getBoundingClientRect().right < innerWidth)
  expect(await isInside()).toBe(false)
  await last.focus()
  expect(await isInside()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(700)
})

test('the current page is in view in a row that is too narrow for all, without scripts and after a link', async () => {
  const isInView = (page: Page) =>
    subNav(page)
      .locator('ul:visible a[aria-current="page"]')
      .evaluate(link => {
        const row = link.closest('ul')?.getBoundingClientRect()
        const { left, right } = link.getBoundingClientRect()
        return row !== undefined && row.left <= left && right <= row.right
      })
  const plain = await stage.open('/procreate/whats-new', { width: 700, scripts: false })
  expect(await isInView(plain)).toBe(true)
  const page = await stage.arrive('/procreate/whats-new', { width: 700 })
  await subNav(page).getByRole('link', { name: 'Overview' }).click()
  await becomes(() => current(page), ['Overview'])
  await becomes(() => isInView(page), true)
})

test('Buy now leads to the app in the store', async () => {
  const page = await stage.open('/cn/procreate/3d', { scripts: false })
  const buy = page.getByRole('link', { name: '立即购买' })
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await buy.getAttribute('href')).toBe('https://apps.apple.com/app/id425073498')
  }
  await page.goto('/cn/pocket')
  expect(await buy.getAttribute('href')).toBe('https://apps.apple.com/app/id916366645')
})

test('on a phone the pages are in a drawer, which opens and closes by keyboard', async () => {
  const page = await stage.arrive('/procreate/3d', { width: 360 })
  const toggle = subNav(page).getByRole('button', { name: 'procreate' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await becomes(() => expanded(page), ['procreate'])
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Overview')
  await page.keyboard.press('Escape')
  await becomes(() => expanded(page), [])
  expect(await focused(page)).toBe('procreate')
})

test('the drawer of the pages closes when one reads on, and on another page', async () => {
  const page = await stage.arrive('/procreate/3d', { width: 360, height: 640 })
  const toggle = subNav(page).getByRole('button', { name: 'procreate' })
  await toggle.click()
  await becomes(() => expanded(page), ['procreate'])
  await page.waitForTimeout(300)
  await page.mouse.move(180, 630)
  await page.mouse.wheel(0, 200)
  await becomes(() => expanded(page), [])
  await page.evaluate(() => scrollTo(0, 0))
  await toggle.click()
  await subNav(page).getByRole('link', { name: 'Video' }).click()
  await page.waitForURL('**/procreate/video')
  await becomes(() => expanded(page), [])
})

test('the drawer of the pages works where no scripts run', async () => {
  const page = await stage.open('/procreate/3d', { width: 360, scripts: false })
  await subNav(page).getByRole('button', { name: 'procreate' }).click()
  await subNav(page).getByRole('link', { name: 'Brushes' }).click()
  await page.waitForURL('**/procreate/brushes')
  expect(await current(page)).toEqual([])
})
