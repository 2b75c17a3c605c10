import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { typeAtOnce } from '../type-at-once.ts'
import { becomes, openStage } from './stage.ts'

const stage = openStage()
const masks = '/handbook/procreate/5.3/layers/masks'

beforeAll(async () => {
  // The first search in a language builds its index.
  await stage.testServer.fetch('/api/admin/page/handbook/5.3/search?q=mask&lang=en-US')
})

const address = (page: Page) => async () => page.url().replace(stage.testServer.origin, '')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the procreate handbook 5.3' })
const answers = (page: Page) => page.locator('[data-answer] li a')

const inBox = (page: Page) => box(page).evaluate(input => input === document.activeElement)

/** The address of the focused link. */
const at = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'))

/** React attaches its listeners shortly after hydration. */
async function slash(page: Page) {
  await becomes(async () => {
    await page.keyboard.press('/')
    return inBox(page)
  }, true)
}

/** The page as the story before has left it, with nothing in the box. */
async function arrive() {
  const page = await stage.reuse(masks)
  await box(page).fill('')
  await becomes(() => answers(page).count(), 0)
  await box(page).blur()
  return page
}

async function ask(page: Page, question: string) {
  await slash(page)
  await page.keyboard.type(question)
  await answers(page).first().waitFor()
}

test('/ goes to the box, arrows through what was found, Enter to the heading that it stands under', async () => {
  const page = await stage.arrive('/handbook/procreate/5.3/share')
  await ask(page, 'clip')
  expect(await answers(page).first().locator('mark').first().innerText()).toMatch(/^clip/i)
  const places = await answers(page).evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  const place = places.find(href => href.includes('#')) ?? ''
  await page.keyboard.press('ArrowDown')
  expect(await at(page)).toBe(places[0])
  await page.keyboard.press('ArrowDown')
  expect(await at(page)).toBe(places[1])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await inBox(page)).toBe(true)
  for (const _ of places.slice(0, places.indexOf(place) + 1)) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await becomes(address(page), place)
  await becomes(() => page.locator(`[id="${place.split('#')[1]}"]`).isVisible(), true)
})

test('Esc closes the answers and keeps the question; what is typed on an answer goes on with it', async () => {
  const page = await arrive()
  await ask(page, 'bru')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('s')
  await becomes(() => box(page).inputValue(), 'brus')
  await answers(page).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await becomes(() => answers(page).count(), 0)
  expect(await box(page).inputValue()).toBe('brus')
  expect(await inBox(page)).toBe(true)
})

test('/ is a letter where something is being typed', async () => {
  const page = await arrive()
  await page.getByText('Add a comment').click()
  await page.getByRole('textbox', { name: /What was missing/ }).fill('and')
  await page.keyboard.type('/or')
  expect(await page.getByRole('textbox', { name: /What was missing/ }).inputValue()).toBe('and/or')
})

test('one letter asks nothing, and the answer to an earlier question never comes after a later one', async () => {
  const asked: string[] = []
  const page = await stage.arrive(masks)
  await page.route('**/api/admin/page/handbook/**', async route => {
    const question = new URL(route.request().url()).searchParams.get('q') ?? ''
    asked.push(question)
    const title = [{ text: `About ${question}`, found: false }]
    const result = { path: question, title, above: [], snippet: [], point_of_interest: null }
    if (question === 'ma') await becomes(async () => asked.includes('mask'), true)
    await route.fulfill({ json: { results: [result], total: 1, next_cursor: null } }).catch(() => {})
  })
  await slash(page)
  await page.keyboard.type('m')
  await page.keyboard.type('a')
  await becomes(async () => asked.includes('ma'), true)
  await typeAtOnce(page.locator(':focus'), 'mask')
  await becomes(() => answers(page).allInnerTexts(), ['About mask'])
  expect(asked).toEqual(['ma', 'mask'])
  await becomes(() => answers(page).allInnerTexts(), ['About mask'])
})

test('a search that fails leaves no answers, and says so', async () => {
  const page = await stage.arrive(masks, { mayComplain: /status of 503/ })
  await ask(page, 'clip')
  await page.route('**/api/admin/page/handbook/**', route => route.fulfill({ status: 503, body: '{}' }))
  await page.keyboard.type('p')
  await becomes(() => answers(page).count(), 0)
  expect(await page.getByRole('status').filter({ hasText: 'We couldn’t search the handbook' }).count()).toBe(
    1,
  )
})

test('on a wide screen the answers lie beside the text; on a phone they move nothing', async () => {
  const page = await arrive()
  await ask(page, 'brush')
  const panel = await page.locator('[data-answer]').boundingBox()
  const text = await page.locator('article').boundingBox()
  expect(panel?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0))
  await page.setViewportSize({ width: 360, height: 740 })
  const before = await page.getByRole('heading', { level: 1 }).boundingBox()
  await page.keyboard.press('Escape')
  await becomes(() => answers(page).count(), 0)
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBe(before?.y)
})

test('more results come in place: the first new one has the focus, and how many there are is said', async () => {
  const page = await stage.arrive('/handbook/procreate/5.3/search?q=layer')
  const titles = page.getByRole('main').locator('ol h2 a')
  expect(await titles.count()).toBe(20)
  const more = page.getByRole('link', { name: 'Show more' })
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await more.press('Enter')
  await becomes(async () => (await titles.count()) > 20, true)
  const first = await titles.nth(20).getAttribute('href')
  await becomes(() => at(page), first)
  await becomes(() => page.getByRole('status').filter({ hasText: 'Showing 40 of' }).count(), 1)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.goBack()
  await becomes(() => titles.count(), 20)
})

test('where no scripts run the question is a form, and its answers are a page', async () => {
  const page = await stage.open(masks, { scripts: false })
  await box(page).fill('clip')
  await box(page).press('Enter')
  await becomes(address(page), '/handbook/procreate/5.3/search?q=clip')
  const found = page.getByRole('main').locator('ol a[href*="#"]').first()
  const place = await found.getAttribute('href')
  await found.click()
  await becomes(address(page), place)
})
