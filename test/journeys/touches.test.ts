import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { becomes, openStage } from './stage.ts'

const stage = openStage({ workbench: true })

/** Records how long the next pressed button is `aria-busy`. */
const watchBusy = (page: Page) =>
  page.evaluate(() => {
    const times: { began?: number; lasted?: number } = {}
    Object.assign(window, { times })
    new MutationObserver(() => {
      const busy = document.querySelector('dialog [aria-busy]')
      if (busy) times.began ??= performance.now()
      else if (times.began !== undefined) times.lasted ??= performance.now() - times.began
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })

test('a button that waits says so for 200 ms at least, however quick the answer', async () => {
  const page = await stage.arrive('/', { mayComplain: /status of 401/ })
  await page.route('**/api/gallery/session', route =>
    route.fulfill({ status: 401, json: { success: false, errors: { message: ['no'] } } }),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Username/ }).fill('mika')
  await dialog.locator('input[type=password]').fill('not the one')
  await watchBusy(page)
  await page.keyboard.press('Enter')
  const lasted = () =>
    page.evaluate(() => (window as unknown as { times: { lasted?: number } }).times.lasted ?? 0)
  await becomes(async () => (await lasted()) > 0, true)
  expect(await lasted()).toBeGreaterThanOrEqual(195)
  expect(await dialog.locator('[aria-busy]').count()).toBe(0)
})

test('a drawing below the screen waits until 100 pixels of it are there, and is whole from then on', async () => {
  const page = await stage.arrive('/procreate/superpowers', { reducedMotion: 'no-preference' })
  const drawing = page.locator('main svg[data-waiting]').first()
  await drawing.waitFor({ state: 'attached' })
  const handle = await drawing.elementHandle()
  const bringUp = (pixels: number) =>
    page.evaluate(
      ([element, pixels]) => {
        if (!element) return
        scrollBy(0, element.getBoundingClientRect().top - innerHeight + pixels)
      },
      [handle, pixels] as const,
    )
  const waits = () => page.evaluate(element => element?.hasAttribute('data-waiting'), handle)
  await bringUp(90)
  await page.waitForTimeout(400)
  expect(await waits()).toBe(true)
  await bringUp(110)
  await becomes(waits, false)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(200)
  expect(await waits()).toBe(false)
})

test('under reduced motion nothing waits to be shown', async () => {
  const page = await stage.arrive('/procreate/superpowers')
  await page.waitForTimeout(300)
  expect(await page.locator('[data-waiting]').count()).toBe(0)
})
