import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated } from '../browser.ts'
import { inTurn, isWhole } from '../loop-count.ts'
import { becomes, openStage } from './stage.ts'

const stage = openStage()
const mayComplain = /integrity|ERR_FAILED|dynamically imported module|Error loading route module/
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()
const careers = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Careers/ })

/** A proxy that appends to the files whose names match. */
const alter = (names: RegExp, extra: string) => async (page: Page) => {
  await page.route(names, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n${extra}` })
  })
}
const evil = 'console.log("evil ran");'

/** The console messages with a word. */
function listen(page: Page, word: string): string[] {
  const said: string[] = []
  page.on('console', message => {
    if (message.text().includes(word)) said.push(message.text())
  })
  return said
}

describe('a script that was changed on its way', () => {
  const scripts = [
    ['the script that starts the others', /\/assets\/boot-/],
    ['the list of hashes', /\/assets\/integrity-/],
    ['the first script', /\/assets\/entry\.client-/],
    ['a script that others import', /\/assets\/frame-.*\.js/],
    ['the list of routes', /\/assets\/manifest-[0-9a-f]{8}\.js/],
  ] as const

  test.for(inTurn(scripts, 3))('does not run (%s), and the page works without it', async ([, names]) => {
    let said: string[] = []
    let ran: string[] = []
    const before = async (page: Page) => {
      said = listen(page, 'integrity')
      ran = listen(page, 'evil')
      await alter(names, evil)(page)
    }
    const page = await stage.open('/', { mayComplain, before })
    await page.keyboard.press('Shift')
    await becomes(async () => said.length > 0, true)
    // A page may be loaded anew once, as when its scripts are gone.
    await page.waitForTimeout(300)
    await page.waitForLoadState()
    await page.keyboard.press('Shift')
    await careers(page).click()
    await becomes(() => heading(page), 'Work where the light is good')
    expect(ran).toEqual([])
  })

  test('of a page that a link leads to does not run either: the document is loaded', async () => {
    const page = await stage.arrive('/', { mayComplain })
    const ran = listen(page, 'evil')
    await alter(/\/assets\/page-.*\.js/, evil)(page)
    await careers(page).click()
    await becomes(() => heading(page), 'Work where the light is good')
    expect(ran).toEqual([])
  })
})

describe('a style sheet that was changed on its way', () => {
  const outline = (page: Page) => page.evaluate(() => getComputedStyle(document.body).outlineStyle)
  const marked = 'body { outline: 3px solid red !important }'

  test('is not used, and the page can be read', async () => {
    const page = await stage.open('/', {
      mayComplain,
      before: alter(/\/assets\/(?:frame|all-faces)-.*\.css/, marked),
    })
    expect(await outline(page)).toBe('none')
    // The styles of the first screen stand in the document; faces from the network come with a sheet of their own.
    expect(await page.evaluate(() => [...document.fonts].some(({ family }) => family === 'Figtree'))).toBe(
      false,
    )
    expect(await page.locator('footer').isVisible()).toBe(true)
    await careers(page).click()
    await becomes(() => heading(page), 'Work where the light is good')
  })

  test.runIf(isWhole)('of a page that a link leads to is not used', async () => {
    const page = await stage.arrive('/', { mayComplain })
    const said = listen(page, 'integrity')
    await alter(/\/assets\/.*\.css/, marked)(page)
    await careers(page).click()
    await becomes(() => heading(page), 'Work where the light is good')
    await becomes(async () => said.length > 0, true)
    expect(await outline(page)).toBe('none')
  })
})

test('what nobody changed is checked and runs, links with their scripts and sheets as well', async () => {
  const page = await stage.open('/')
  const said = listen(page, 'integrity')
  const links = await page
    .locator('head link[rel="stylesheet"]')
    .evaluateAll(all => all.map(link => link.outerHTML))
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link).toMatch(/ integrity="sha256-[\w+/]{43}="/)
  await page.keyboard.press('Shift')
  await hydrated(page)
  await careers(page).click()
  await becomes(() => heading(page), 'Work where the light is good')
  for (const link of await page.locator('head link[rel="stylesheet"]').all())
    expect(await link.getAttribute('integrity')).toMatch(/^sha256-/)
  expect(said).toEqual([])
})
