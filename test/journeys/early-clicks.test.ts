import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { becomes, cookiesOf, expanded, openStage } from './stage.ts'

const stage = openStage()

/** A slow connection: no script arrives during the test, unless it is let through. */
function slowly(letThroughAfterMs = 60_000) {
  return async (page: Page) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.route('**/assets/*.js', route => {
      setTimeout(() => route.continue().catch(() => {}), letThroughAfterMs)
    })
  }
}
const isHydrated = (page: Page) => page.evaluate(() => '__reactRouterDataRouter' in window)

describe('on a slow phone, before the scripts are there,', () => {
  test('a menu opens', async () => {
    const page = await stage.open('/', { before: slowly() })
    await page.getByRole('button', { name: 'Learn' }).click()
    expect(await expanded(page)).toEqual(['Learn'])
    expect(await isHydrated(page)).toBe(false)
  })

  test('the drawer opens', async () => {
    const page = await stage.open('/', { before: slowly(), width: 360 })
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await page.getByRole('dialog', { name: 'Menu' }).isVisible()).toBe(true)
    expect(await isHydrated(page)).toBe(false)
  })

  test('a language is chosen', async () => {
    const page = await stage.open('/', { before: slowly() })
    await page.getByRole('contentinfo').locator('summary').click()
    await page.getByRole('contentinfo').getByRole('button', { name: '简体中文' }).click()
    await page.waitForURL('**/cn')
    expect(await cookiesOf(page)).toEqual({ 'preferred-locale': 'cn' })
  })

  test('a link leads on', async () => {
    const page = await stage.open('/', { before: slowly() })
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Careers/ })
      .click()
    await page.waitForURL('**/careers')
    await page.getByRole('heading', { level: 1, name: 'Work where the light is good' }).waitFor()
  })
})

test('a language menu that was opened early is still open when the scripts are there', async () => {
  const page = await stage.open('/', { before: slowly(500) })
  await page.getByRole('contentinfo').locator('summary').click()
  await becomes(() => isHydrated(page), true)
  await page.waitForTimeout(300)
  const languages = page.getByRole('contentinfo').locator('details')
  expect(await languages.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true)
  await page.keyboard.press('Escape')
  await becomes(() => languages.evaluate((details: HTMLDetailsElement) => details.open), false)
})

test('a button that only scripts can answer is answered as soon as they are there', async () => {
  const page = await stage.open('/nowhere', { before: slowly(800) })
  await page.getByRole('button', { name: 'Play the background film' }).click()
  expect(await isHydrated(page)).toBe(false)
  await page.getByRole('button', { name: 'Pause the background film' }).waitFor()
})

test('hydrating an untouched page changes nothing that a visitor can see', async () => {
  const page = await stage.open('/jp')
  const text = () => page.locator('body').innerText()
  const before = await text()
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await becomes(() => isHydrated(page), true)
  await page.waitForTimeout(300)
  expect(await text()).toBe(before)
})
