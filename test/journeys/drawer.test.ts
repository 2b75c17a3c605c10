import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { becomes, focused, openStage } from './stage.ts'

const stage = openStage()
const phone = { width: 360, height: 740, hasTouch: true }
const opener = (page: Page) => page.getByRole('button', { name: 'Menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const isOpen = (page: Page) => () => drawer(page).isVisible()

test('below 600 pixels there is one button instead of the menus', async () => {
  const page = await stage.open('/', { width: 600, scripts: false })
  expect(await page.getByRole('button', { name: 'Apps' }).isVisible()).toBe(true)
  expect(await opener(page).isVisible()).toBe(false)
  await page.setViewportSize({ width: 599, height: 740 })
  expect(await page.getByRole('button', { name: 'Apps' }).isVisible()).toBe(false)
  expect(await opener(page).isVisible()).toBe(true)
})

test('the bar is 85 pixels high at every width', async () => {
  const page = await stage.open('/who-we-are', { scripts: false })
  for (const width of [360, 599, 823, 1764]) {
    await page.setViewportSize({ width, height: 740 })
    const box = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
    expect(box?.height).toBe(85)
  }
})

test('the drawer opens by keyboard, keeps the focus inside, and gives it back on Esc', async () => {
  const page = await stage.reuse('/', phone)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await becomes(isOpen(page), true)
  const inside: string[] = []
  for (let tabs = 0; tabs < 24; tabs++) {
    await page.keyboard.press('Tab')
    inside.push(await page.evaluate(() => document.activeElement?.closest('#drawer, body')?.id ?? ''))
  }
  // Between the last and the first it leaves the page for the browser's own controls.
  expect(new Set(inside.filter(id => id !== ''))).toEqual(new Set(['drawer']))
  expect(inside.filter(id => id === '').length).toBeLessThan(3)
  await page.keyboard.press('Escape')
  await becomes(isOpen(page), false)
  await becomes(() => focused(page), 'Menu')
})

test('Close closes the drawer, and the focus is on its button again', async () => {
  const page = await stage.reuse('/', phone)
  await opener(page).click()
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await becomes(isOpen(page), false)
  await becomes(() => focused(page), 'Menu')
})

test('the page behind the drawer does not scroll, the drawer does', async () => {
  const page = await stage.reuse('/', phone)
  await opener(page).click()
  await becomes(isOpen(page), true)
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 5000)
  await page.mouse.wheel(0, 5000)
  await becomes(
    () =>
      drawer(page).evaluate(
        ({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop < 2,
      ),
    true,
  )
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await page.mouse.wheel(0, 300)
  await becomes(() => page.evaluate(() => scrollY > 0), true)
})

test('a link in the drawer leads to its page and closes it', async () => {
  const page = await stage.reuse('/', phone)
  await opener(page).click()
  await drawer(page).getByRole('link', { name: 'About us' }).click()
  await page.waitForURL('**/who-we-are')
  await becomes(isOpen(page), false)
  await becomes(() => focused(page), 'A small team on an island')
})

test('all of it works where no scripts run', async () => {
  const page = await stage.open('/cn', { ...phone, scripts: false })
  const menu = page.getByRole('dialog', { name: '菜单' })
  await page.getByRole('button', { name: '菜单' }).focus()
  await page.keyboard.press('Enter')
  expect(await menu.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await menu.isVisible()).toBe(false)
  await page.getByRole('button', { name: '菜单' }).click()
  await menu.getByRole('button', { name: '关闭' }).click()
  expect(await menu.isVisible()).toBe(false)
  await page.getByRole('button', { name: '菜单' }).click()
  await menu.getByRole('link', { name: '关于我们' }).click()
  await page.waitForURL('**/cn/who-we-are')
  expect(await menu.isVisible()).toBe(false)
})

test('where the text is twice its size a tablet gets the drawer, and nothing is wider than the window', async () => {
  const page = await stage.arrive('/procreate', { width: 823 })
  expect(await page.getByRole('button', { name: 'Apps' }).isVisible()).toBe(true)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await page.getByRole('button', { name: 'Apps' }).isVisible()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(823)
  await opener(page).press('Enter')
  await becomes(isOpen(page), true)
})
