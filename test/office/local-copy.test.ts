import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated } from '../browser.ts'
import { openStage } from '../journeys/stage.ts'
import { openStaff, receiveRequest } from './staff.ts'

const stage = openStage()
const browser = /Typed in this browser/

/** A screen whose copies do not reach the office, until the next page is open. */
async function arriveCutOff(name: string, role: 'editor' | 'support', path: string, endpoint: RegExp) {
  const { visitor } = await openStaff(stage.testServer, name, role)
  const page = await stage.arrive(path, {
    cookies: { office: visitor.cookie('office') },
    mayComplain: /ERR_FAILED/,
  })
  await page
    .context()
    .route(endpoint, route => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  return page
}

/** What the next page of the same browser shows, after this one died. */
async function reopen(page: Page, path: string): Promise<Page> {
  await page.getByText(/not kept since/).waitFor()
  const next = await page.context().newPage()
  // A page that is closed sends its last words past the route.
  const devTools = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void devTools.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
  await next.goto(path)
  await hydrated(next)
  await next.context().unrouteAll()
  return next
}

test('a reply that never reached the office is in the browser: offered once, and sent to the draft', async () => {
  const reference = await receiveRequest(stage.testServer, { name: 'Cut Line' })
  const path = `/office/inbox/requests/${reference.toLowerCase()}`
  const cut = await arriveCutOff('Cut Staff', 'support', path, /\/draft$/)
  await cut.locator('#reply-text').fill('A sentence that the tunnel took.')
  const page = await reopen(cut, path)
  await page.getByRole('region', { name: browser }).waitFor()
  expect(await page.locator('#reply-text').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Go on with what was typed' }).click()
  await expect.poll(() => page.locator('#reply-text').inputValue()).toBe('A sentence that the tunnel took.')
  await hydrated(page)
  expect(await page.getByRole('region', { name: browser }).count()).toBe(0)
  await page.close()
})

test('a text that never reached the office is in the browser, and is offered to who typed it alone', async () => {
  const path = `/office/content/article/en/insight/2026/one-leaf`
  const words = `Title ${randomUUID()}`
  const cut = await arriveCutOff('Cut Editor', 'editor', path, /content\/writing/)
  await cut.getByRole('textbox', { name: 'Title', exact: true }).fill(words)
  const page = await reopen(cut, path)
  await page.getByRole('region', { name: browser }).waitFor()
  const colleague = await openStaff(stage.testServer, 'Same Desk', 'editor')
  const cookies = await page.context().cookies()
  const own = cookies.find(({ name }) => name.endsWith('office'))
  expect(own).toBeDefined()
  if (!own) return
  await page.context().addCookies([{ ...own, value: colleague.visitor.cookie('office') ?? '' }])
  await page.reload()
  await hydrated(page)
  await page.waitForTimeout(500)
  expect(await page.getByRole('region', { name: browser }).count()).toBe(0)
  await page.context().addCookies([own])
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Go on with what was typed' }).click()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect.poll(() => title.inputValue()).toBe(words)
  await page.close()
})
