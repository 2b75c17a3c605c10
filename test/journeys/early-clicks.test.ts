import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { becomes, cookiesOf, expanded, openStage } from './stage.ts'

const stage = openStage()

/** A slow connection: no script arrives until it is let through. */
function holdScripts() {
  const held = Promise.withResolvers<void>()
  const before = (page: Page) =>
    page.route('**/assets/*.js', async route => {
      await held.promise
      await route.continue().catch(() => {})
    })
  return { before, letThrough: () => held.resolve() }
}

/** Opens a page without waiting for its load event, which waits for the scripts. */
async function openAt(path: string, before: (page: Page) => Promise<unknown>, mayComplain?: RegExp) {
  const page = await stage.open('/robots.txt', { before, ...(mayComplain && { mayComplain }) })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  return page
}
const isHydrated = (page: Page) => page.evaluate(() => '__reactRouterDataRouter' in window)

test('before the scripts are there, a menu and the drawer open, a link leads on, and a language is chosen', async () => {
  const page = await openAt('/', holdScripts().before)
  await page.getByRole('button', { name: 'Learn' }).click()
  expect(await expanded(page)).toEqual(['Learn'])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 900 })
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await page.getByRole('dialog', { name: 'Menu' }).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await isHydrated(page)).toBe(false)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Careers/ })
    .click()
  await page.waitForURL('**/careers', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'Work where the light is good' }).waitFor()
  await page.getByRole('contentinfo').locator('summary').click()
  await page.getByRole('contentinfo').getByRole('button', { name: '简体中文' }).click()
  await page.waitForURL('**/cn/careers', { waitUntil: 'commit' })
  expect(await cookiesOf(page)).toEqual({ 'preferred-locale': 'cn' })
})

test('a language menu that was opened early is still open when the scripts are there', async () => {
  const { before, letThrough } = holdScripts()
  const page = await openAt('/', before)
  // A scroll before the scripts is a sign of a visitor as well.
  await page.evaluate(() => scrollTo(0, 400))
  await page.locator('html[data-scrolled="scroll"]').waitFor()
  await page.getByRole('contentinfo').locator('summary').click()
  letThrough()
  await becomes(() => isHydrated(page), true)
  await page.waitForTimeout(300)
  const languages = page.getByRole('contentinfo').locator('details')
  expect(await languages.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true)
  await page.keyboard.press('Escape')
  await becomes(() => languages.evaluate((details: HTMLDetailsElement) => details.open), false)
})

test('a button that only scripts can answer is answered as soon as they are there', async () => {
  const { before, letThrough } = holdScripts()
  const page = await openAt('/nowhere', before)
  await page.getByRole('button', { name: 'Play the background film' }).click()
  expect(await isHydrated(page)).toBe(false)
  letThrough()
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

/** Opens the home page and lets React take it over, as it does three seconds later by itself, without any sign of a visitor. */
async function openUntouched(before: (page: Page) => unknown, mayComplain?: RegExp) {
  const prepare = async (page: Page) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.body.setAttribute('data-hydrate-now', '')),
    )
    await before(page)
  }
  const page = await openAt('/', prepare, mayComplain)
  await page.locator('html[data-hydrated]').waitFor()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  return page
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

test('the router, the list of pages and the form come with the first sign of a visitor, and links change the page in place', async () => {
  const asked: string[] = []
  const page = await openUntouched(page =>
    page.on('request', request => asked.push(new URL(request.url()).pathname)),
  )
  await page.waitForTimeout(500)
  const later = () => asked.filter(path => /^\/assets\/(?:navigation|manifest|forms)-/.test(path))
  expect(later()).toEqual([])
  await page.mouse.wheel(0, 200)
  await becomes(() => isHydrated(page), true)
  expect(new Set(later()).size).toBe(3)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Careers/ })
    .press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Work where the light is good' }).waitFor()
  expect(await isSameDocument(page)).toBe(true)
})

test.each(['navigation', 'forms'])(
  'a link loads its document when the script %s cannot be had',
  async name => {
    const page = await openUntouched(
      page => page.route(`**/assets/${name}-*.js`, route => route.abort()),
      /ERR_FAILED|dynamically imported module/,
    )
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Careers/ })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Work where the light is good' }).waitFor()
    expect(await isSameDocument(page)).toBe(false)
  },
)
