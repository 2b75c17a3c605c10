import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { indexSite } from '../site-search-index.ts'
import { becomes, openStage } from './stage.ts'

const stage = openStage()

beforeAll(() => indexSite(stage.testServer, 'en'), 90_000)

const address = (page: Page) => async () => page.url().replace(stage.testServer.origin, '')
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the whole site' })
const isFocused = (page: Page) => () => field(page).evaluate(input => input === document.activeElement)

test('/ leads from any page to the field; a search is told, filtered and remembered, by keyboard', async () => {
  const page = await stage.arrive('/ai')
  // The script that listens comes after the first paint; a second key while the first leads there would be typed into the field.
  await becomes(async () => {
    await page.keyboard.press('/')
    await page.waitForURL('**/search', { timeout: 5_000 }).catch(() => {})
    return address(page)()
  }, '/search')
  await becomes(isFocused(page), true)
  await page.keyboard.type('guoache')
  await page.keyboard.press('Enter')
  await becomes(address(page), '/search?q=guoache')
  await page.getByText('Nothing here says “guoache”. These come close.').waitFor()
  expect(await page.locator('main mark').first().innerText()).toMatch(/gouache/i)
  await page.getByRole('link', { name: /^Pages/ }).press('Enter')
  await becomes(address(page), '/search?q=guoache&kind=page')
  await page.getByRole('link', { name: 'Brushes: over 200 in 18 sets' }).waitFor()
  await page.goto('/search')
  const recent = page.getByRole('link', { name: 'guoache', exact: true })
  await recent.waitFor()
  await page.getByRole('button', { name: 'Clear them' }).press('Enter')
  await becomes(() => recent.count(), 0)
  await page.reload()
  await becomes(isFocused(page), true)
  expect(await recent.count()).toBe(0)
})

test('the key can be turned off, which this browser remembers, and on again', async () => {
  const page = await stage.arrive('/search')
  const box = page.getByRole('checkbox', { name: 'Press / anywhere to search' })
  await box.uncheck()
  await page.goto('/')
  const lens = page.locator('a[aria-keyshortcuts]')
  await becomes(() => lens.getAttribute('aria-keyshortcuts'), '')
  // Tab is heard after '/', which the same listener would have answered.
  await page.keyboard.press('/')
  await page.keyboard.press('Tab')
  expect(await address(page)()).toBe('/')
  await page.goto('/search')
  await box.check()
  await becomes(() => lens.getAttribute('aria-keyshortcuts'), '/')
})
