import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated } from '../browser.ts'
import { inTurn } from '../loop-count.ts'
import { becomes, delayed, expanded, focused, openStage } from './stage.ts'

const stage = openStage()
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name })
const linkTo = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name })

test.each(inTurn(['Apps', 'Learn', 'Company'], 3, 1))(
  'the %s menu opens and closes by key and by press, and says so',
  async name => {
    const page = await stage.reuse('/')
    expect(await expanded(page)).toEqual([])
    for (const key of ['Enter', ' ']) {
      await menu(page, name).focus()
      await page.keyboard.press(key)
      await becomes(() => expanded(page), [name])
      await page.keyboard.press(key)
      await becomes(() => expanded(page), [])
    }
    await menu(page, name).click()
    await becomes(() => expanded(page), [name])
    await menu(page, name).click()
    await becomes(() => expanded(page), [])

    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await focused(page)).not.toBe(name)
    await page.keyboard.press('Escape')
    await becomes(() => expanded(page), [])
    await becomes(() => focused(page), name)
  },
)

test('one menu is open at a time, and a press outside closes it', async () => {
  const page = await stage.reuse('/')
  await menu(page, 'Apps').click()
  await menu(page, 'Learn').click()
  await becomes(() => expanded(page), ['Learn'])
  await menu(page, 'Company').focus()
  await page.keyboard.press('Enter')
  await becomes(() => expanded(page), ['Company'])
  await page.mouse.click(700, 860)
  await becomes(() => expanded(page), [])
})

test('reading on, beyond 75 pixels, closes a menu; less does not', async () => {
  const page = await stage.reuse('/')
  await menu(page, 'Learn').click()
  await page.mouse.move(700, 860)
  await page.mouse.wheel(0, 60)
  await becomes(() => page.evaluate(() => scrollY), 60)
  await page.waitForTimeout(100)
  expect(await expanded(page)).toEqual(['Learn'])
  await page.waitForTimeout(250)
  await page.mouse.wheel(0, 60)
  await becomes(() => expanded(page), [])
})

/** The clock of the page goes at a tenth of its speed: on a busy machine the scroll comes long after the focus. */
const slowClock = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance)
    Object.assign(performance, { now: () => now() / 10 })
  })
const usualClock = (page: Page) => page.evaluate(() => Reflect.deleteProperty(performance, 'now'))

test('a scroll that only follows the focus does not close a menu', async () => {
  const page = await stage.reuse('/', { width: 700, height: 300 })
  await slowClock(page)
  await menu(page, 'Learn').focus()
  await page.keyboard.press('Enter')
  for (let tabs = 0; tabs < 5; tabs++) await page.keyboard.press('Tab')
  await becomes(() => page.evaluate(() => scrollY > 75), true)
  await page.waitForTimeout(150)
  expect(await expanded(page)).toEqual(['Learn'])
  await usualClock(page)
  await page.keyboard.press('Escape')
  await becomes(() => expanded(page), [])
})

test('a scroll that only follows a pinch does not close a menu', async () => {
  const page = await stage.arrive('/', { width: 700, height: 400, hasTouch: true, isMobile: true })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await becomes(() => page.evaluate(() => visualViewport?.scale), 2)
  await menu(page, 'Learn').focus()
  await page.keyboard.press('Enter')
  await becomes(() => expanded(page), ['Learn'])
  await page.waitForTimeout(300)
  await page.evaluate(() => scrollTo(0, 300))
  await page.waitForTimeout(200)
  expect(await expanded(page)).toEqual(['Learn'])
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
  await page.evaluate(() => scrollTo(0, 500))
  await becomes(() => expanded(page), [])
})

test('Back closes an open menu', async () => {
  const page = await stage.reuse('/')
  await linkTo(page, /^Careers/).click()
  await page.getByRole('heading', { level: 1, name: 'Work where the light is good' }).waitFor()
  await menu(page, 'Learn').click()
  await page.goBack()
  await becomes(() => expanded(page), [])
})

test('a link in a menu leads to its page, and the menu is closed there', async () => {
  const page = await stage.reuse('/')
  await menu(page, 'Company').click()
  await linkTo(page, /^About us/).click()
  await page.waitForURL('**/who-we-are')
  await becomes(() => expanded(page), [])
})

test('where no scripts run, the menus open and close by press, by key and by Esc, one at a time', async () => {
  const page = await stage.open('/', { scripts: false })
  await menu(page, 'Apps').click()
  expect(await expanded(page)).toEqual(['Apps'])
  await menu(page, 'Learn').click()
  expect(await expanded(page)).toEqual(['Learn'])
  await menu(page, 'Learn').click()
  expect(await expanded(page)).toEqual([])
  for (const key of ['Enter', ' ']) {
    await menu(page, 'Company').focus()
    await page.keyboard.press(key)
    expect(await expanded(page)).toEqual(['Company'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    expect(await expanded(page)).toEqual([])
    await becomes(() => focused(page), 'Company')
  }
  await menu(page, 'Learn').click()
  await page.mouse.click(700, 860)
  expect(await expanded(page)).toEqual([])
})

test('a menu that was opened before the scripts came closes like any other', async () => {
  const page = await stage.open('/', {
    before: page => page.route('**/assets/*.js', delayed(600)),
  })
  await menu(page, 'Learn').click()
  await becomes(() => expanded(page), ['Learn'])
  await hydrated(page)
  expect(await expanded(page)).toEqual(['Learn'])
  await page.waitForTimeout(300)
  await page.mouse.move(700, 860)
  await page.mouse.wheel(0, 200)
  await becomes(() => expanded(page), [])
})
