import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated } from '../browser.ts'
import { openStage } from '../journeys/stage.ts'
import { beginArticle, saveText } from './articles.ts'
import { openStaff, uniqueName } from './staff.ts'

const stage = openStage()
const offer = /Your unsaved copy|Typed in this browser/

/** The editor of an article of its own. */
async function openText(name: string) {
  const staff = await openStaff(stage.testServer, uniqueName(name), 'editor')
  const path = await beginArticle(staff, 'kept')
  const address = `/office/content/article/en/${path}`
  await saveText(staff, address, { title: 'Kept', description: 'Words', body: 'A first line.' })
  const page = await stage.arrive(address, {
    cookies: { office: staff.visitor.cookie('office') },
    mayComplain: /ERR_FAILED/,
  })
  await surface(page).waitFor()
  return { page, address }
}

const surface = (page: Page) => page.getByRole('textbox', { name: 'Text in English', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const keptHere = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter(name => name.startsWith('copy ')))
const isCopy = (url: string) => url.includes('/content/writing/')

test('who types on without a rest is kept, and a save comes after the copy that is on its way', async () => {
  const { page, address } = await openText('Restless Writer')
  const sent: { readonly what: 'copy' | 'save'; readonly at: number }[] = []
  const [looked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\/content\/(?:writing|article)\//, async route => {
    const request = route.request()
    if (request.method() !== 'POST' || (request.postData() ?? '').includes('style=1')) return route.continue()
    const what = isCopy(request.url()) ? 'copy' : 'save'
    sent.push({ what, at: Date.now() })
    if (what === 'copy') await (sent.length > 1 ? held : looked).promise
    return route.continue()
  })
  await surface(page).click()
  const began = Date.now()
  let typed = 0
  const isKept = () => sent.length > 0
  while (!isKept() && Date.now() - began < 20_000) {
    await page.keyboard.type('a')
    typed++
    await page.waitForTimeout(60)
  }
  expect(isKept() && typed > 5).toBe(true)
  expect(await keptHere(page)).toHaveLength(1)
  looked.resolve()
  await page.keyboard.type(' and more')
  await expect.poll(() => sent.length).toBe(2)
  await save(page).click()
  await page.waitForTimeout(300)
  expect(sent.map(({ what }) => what)).toEqual(['copy', 'copy'])
  held.resolve()
  await page.getByText(/^Saved\. /).waitFor()
  expect(sent.map(({ what }) => what)).toEqual(['copy', 'copy', 'save'])
  await page.goto(address)
  await hydrated(page)
  await surface(page).waitFor()
  // A search in a dialog of the editor is no text.
  await surface(page).click()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByLabel('Search our pages').fill('press')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForTimeout(600)
  expect(await keptHere(page)).toEqual([])
  expect(await page.getByRole('region', { name: offer }).count()).toBe(0)
  expect(await surface(page).textContent()).toContain(' and more')

  // What is typed after a save is offered at the address of the save too.
  await surface(page).click()
  await page.keyboard.type('Saved once. ')
  await save(page).click()
  await page.getByText(/^Saved\. /).waitFor()
  await surface(page).click()
  await page.keyboard.type('Typed since. ')
  await page.getByText(/Copy kept \d s ago/).waitFor()
  await page.reload()
  await page.getByRole('region', { name: 'Your unsaved copy' }).waitFor()
})

test('a save without an answer leaves the text where it is, and can be pressed again', async () => {
  const { page } = await openText('Cut Off Writer')
  const isSave = /\/content\/article\/.*\.data/
  await page.route(isSave, async route => {
    if (route.request().method() !== 'POST') return route.continue()
    // The office has it; the answer is lost.
    await route.fetch().catch(() => {})
    await route.abort()
  })
  await surface(page).click()
  await page.keyboard.type('Do not lose this. ')
  await save(page).click()
  await page.getByText('The office did not answer.').waitFor()
  expect(await surface(page).textContent()).toContain('Do not lose this.')
  await page.unrouteAll()
  await save(page).click()
  await page.getByText(/^Saved\. /).waitFor()
  expect(await page.getByText('Somebody else has saved').count()).toBe(0)
})

test('what is typed before the editor is there stays, and is saved', async () => {
  const { page, address } = await openText('Early Writer')
  const held = Promise.withResolvers<void>()
  const isSurface = /\/assets\/surface-.*\.js$/
  await page.route(isSurface, async route => {
    await held.promise
    return route.continue()
  })
  await page.goto(address)
  await hydrated(page)
  const field = page.getByRole('textbox', { name: 'Text in English, Markdown' })
  await field.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Typed early.')
  held.resolve()
  await page.getByText('You typed before the editor was there').waitFor()
  expect(await field.inputValue()).toBe('A first line. Typed early.')
  await save(page).click()
  await page.getByText(/^Saved\. /).waitFor()
  await page.goto(address)
  await surface(page).waitFor()
  expect(await surface(page).textContent()).toBe('A first line. Typed early.')
})
