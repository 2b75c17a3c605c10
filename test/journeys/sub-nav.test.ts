import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { queryHtml } from '../html.ts'
import { isWhole } from '../loop-count.ts'
import { becomes, expanded, focused, openStage } from './stage.ts'

const stage = openStage()
const subNav = (page: Page, product = 'procreate') =>
  page.getByRole('navigation', { name: `${product} pages` })
const current = (page: Page) => subNav(page).locator('ul:visible a[aria-current="page"]').allInnerTexts()

const readPage = async (path: string) => queryHtml(await (await stage.testServer.fetch(path)).text())

test('every page of an app has a row of the pages of its app; no other page has', async () => {
  const pages = {
    procreate: ['/procreate', '/procreate/anything'],
    pocket: ['/pocket', '/en/pocket/whats-new'],
    dreams: ['/dreams', '/dreams/whats-new'],
  }
  for (const [product, paths] of Object.entries(pages)) {
    for (const path of paths)
      expect((await readPage(path)).count(`nav[aria-label="${product} pages"]`)).toBe(1)
  }
  for (const path of ['/', '/procreated', '/jp', '/handbook/procreate']) {
    expect([path, (await readPage(path)).count('nav[aria-label$=" pages"]')]).toEqual([path, 0])
  }
})

test('only the page one is on is marked, not those above it', async () => {
  const page = await stage.arrive('/procreate/brushes')
  expect(await current(page)).toEqual(['Brushes'])
  await subNav(page).getByRole('link', { name: 'Overview' }).click()
  await becomes(() => current(page), ['Overview'])
  const elsewhere = await readPage('/procreate/brushes/wet')
  expect(elsewhere.count('nav[aria-label="procreate pages"]')).toBe(1)
  expect(elsewhere.count('nav[aria-label="procreate pages"] [aria-current]')).toBe(0)
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
  for (const [path, app] of [
    ['/cn/procreate/3d', 'id425073498'],
    ['/cn/pocket', 'id916366645'],
  ] as const) {
    const links = (await readPage(path))
      .within('nav[aria-label$=" pages"], nav[aria-label$="页面"]')
      .each('a')
    const addresses = links
      .filter(link => link.text() === '立即购买')
      .map(link => link.attribute('a', 'href'))
    expect(new Set(addresses)).toEqual(new Set([`https://apps.apple.com/app/${app}`]))
  }
})

test('on a phone the pages are in a drawer, which opens and closes by keyboard', async () => {
  const page = await stage.reuse('/procreate/3d', { width: 360 })
  const toggle = subNav(page).getByRole('button', { name: 'procreate' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await becomes(() => expanded(page), ['procreate'])
  await page.keyboard.press('Tab')
  await becomes(() => focused(page), 'Overview')
  await page.keyboard.press('Escape')
  await becomes(() => expanded(page), [])
  await becomes(() => focused(page), 'procreate')
})

test('the drawer of the pages closes when one reads on, and on another page', async () => {
  const page = await stage.reuse('/procreate/3d', { width: 360, height: 640 })
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

/** A popover, as the contents of the handbook, which `handbook` opens without scripts. */
test.runIf(isWhole)('the drawer of the pages works where no scripts run', async () => {
  const page = await stage.open('/procreate/3d', { width: 360, scripts: false })
  await subNav(page).getByRole('button', { name: 'procreate' }).click()
  await subNav(page).getByRole('link', { name: 'Brushes' }).click()
  await page.waitForURL('**/procreate/brushes')
  expect(await current(page)).toEqual([])
})
