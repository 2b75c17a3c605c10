import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import en from '../../site/frame/copy/en.ts'
import { hydrated } from '../browser.ts'
import { becomes, focused, openStage } from './stage.ts'

let earlier = ''
afterAll(() => rm(earlier, { recursive: true, force: true }))

const stage = openStage({
  server: async () => {
    earlier = await mkdtemp(join(tmpdir(), 'earlier-'))
    await mkdir(join(earlier, 'assets'))
    await writeFile(join(earlier, 'assets', 'page-before.js'), 'export default 1')
    return { earlier }
  },
})

const mayComplain = /ERR_FAILED|dynamically imported module|Error loading route module/
const careers = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Careers/ })
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()

/** A line on which scripts get lost as long as `lost` is on, and the documents that were loaded over it. */
async function loseScripts(page: Page) {
  const line = { lost: false, documents: [] as string[] }
  page.on('request', request => {
    if (request.isNavigationRequest()) line.documents.push(new URL(request.url()).pathname)
  })
  await page.route('**/assets/*.js', route => (line.lost ? route.abort() : route.continue()))
  return line
}

test('a page whose script is gone is loaded whole, and is the one that was asked for', async () => {
  const page = await stage.arrive('/', { mayComplain })
  const line = await loseScripts(page)
  line.lost = true
  await careers(page).click()
  await becomes(async () => line.documents, ['/careers'])
  await becomes(() => heading(page), 'Work where the light is good')
})

test('when that was less than 60 seconds ago it is said instead, and the page can be asked for again', async () => {
  const linesBefore = stage.testServer.lines.length
  const page = await stage.arrive('/', { mayComplain })
  const line = await loseScripts(page)
  line.lost = true
  await careers(page).click()
  await becomes(async () => line.documents, ['/careers'])
  await becomes(() => heading(page), 'Work where the light is good')
  line.lost = false
  await page.reload()
  await hydrated(page)
  line.documents.length = 0
  line.lost = true
  await page.getByRole('link', { name: 'procreate, home page' }).click()
  await becomes(() => focused(page), 'Sorry, an error occured')
  expect(await page.getByRole('main').innerText()).toContain('Error 500')
  expect(await page.getByText(en.errors.other.unavailable).isVisible()).toBe(true)
  const reports = () =>
    stage.testServer.lines.slice(linesBefore).filter(({ msg }) => msg === 'Browser script error')
  await expect.poll(reports).toMatchObject([{ page: '/', message: expect.stringMatching(/imported module/) }])
  expect(line.documents).toEqual([])
  await page.getByRole('link', { name: 'Try again' }).click()
  await becomes(() => heading(page), 'Paint the light you see')
})

/** Opens the home page without the scripts that match and presses keys: it is loaded so many times, and a link leads on. */
async function visitWithout(scripts: RegExp, documents: number) {
  const line = { documents: 0 }
  const page = await stage.open('/', {
    mayComplain,
    before: async page => {
      page.on('request', request => {
        if (request.isNavigationRequest()) line.documents += 1
      })
      await page.route(scripts, route => route.abort())
    },
  })
  await page.keyboard.press('Shift')
  await becomes(async () => line.documents, documents)
  await page.waitForLoadState()
  await page.keyboard.press('Shift')
  await page.waitForTimeout(500)
  expect(line.documents).toBe(documents)
  await careers(page).click()
  await becomes(() => heading(page), 'Work where the light is good')
}

test('a page whose scripts never come is loaded anew once, and goes on as a page without', async () => {
  await visitWithout(/\/assets\/(?!boot-)[^/]+\.js/, 2)
})

test('a page whose very first script does not come goes on as a page without', async () => {
  await visitWithout(/\/assets\/[^/]+\.js/, 1)
})

test('scripts of earlier releases are still served, to be kept for ever; those of none are not found', async () => {
  const kept = await stage.testServer.fetch('/assets/page-before.js')
  expect([kept.status, kept.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect(await kept.text()).toBe('export default 1')
  expect((await stage.testServer.fetch('/assets/page-never.js')).status).toBe(404)
})
