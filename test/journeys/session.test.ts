import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { becomes, focused, openStage } from './stage.ts'

const stage = openStage()

/** What the page asks the gallery service, and what it hears. */
function hear() {
  const calls: string[] = []
  const warnings: string[] = []
  const before = async (page: Page) => {
    page.on('response', async response => {
      const { pathname } = new URL(response.url())
      if (!pathname.startsWith('/api/')) return
      calls.push(`${response.request().method()} ${pathname} ${response.status()} ${await response.text()}`)
    })
    page.on('console', message => {
      // What is said of the analytics script and of the worker is no news about the session.
      const isOther = /^There is no analytics script|^Service Worker registration/.test(message.text())
      if (message.type() === 'warning' && !isOther) warnings.push(message.text())
    })
  }
  return { calls, warnings, before }
}

test('an anonymous visitor is asked for once, and is nobody', async () => {
  const { calls, warnings, before } = hear()
  const page = await stage.arrive('/', { before })
  await becomes(async () => calls, ['POST /api/gallery/session/load 200 {"user":null}'])
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Careers/ })
    .click()
  await becomes(() => focused(page), 'Work where the light is good')
  await page.waitForTimeout(200)
  expect(calls).toHaveLength(1)
  expect(warnings).toEqual([])
})

test('a session that is not one leads to a warning for us, and to no error for the visitor', async () => {
  const { calls, warnings, before } = hear()
  const page = await stage.arrive('/', {
    cookies: { user: '%00-rubbish', token: '../../etc' },
    mayComplain: /status of 401/,
    before,
  })
  await becomes(async () => warnings, ['Error: Invalid user ID or token'])
  await becomes(async () => calls.length, 1)
  expect(calls[0]).toMatch(/^POST \/api\/gallery\/session\/load 401 /)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Paint the light/)
})
