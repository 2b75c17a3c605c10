import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import pages from '../../site/pages/account/copy/en.ts'
import { register } from '../register.ts'
import { unique } from '../unique.ts'
import { becomes, focused, openStage } from './stage.ts'

const stage = openStage()

/** The page's calls to the gallery service, with the answers. */
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
      // Messages about the analytics script and the worker are not about the session.
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

const way = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^(?:Log in|Your account)/ })
    .innerText()

/** The cookies of a new account. */
async function cookiesOf(username: string): Promise<Record<string, string>> {
  const cookies = await register(stage.testServer, { username })
  return Object.fromEntries(cookies.split('; ').map(pair => pair.split('=', 2) as [string, string]))
}

test('a hint without a session is believed until the service was asked, and gone afterwards', async () => {
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  const before = (page: Page) =>
    page.route('**/api/gallery/session/load', async route => {
      await held
      await route.continue()
    })
  const page = await stage.arrive('/press', { cookies: { 'logged-in': '1' }, before })
  expect(await way(page)).toBe('Your account')
  letGo()
  await becomes(() => way(page), 'Log in')
  expect(await page.context().cookies()).toEqual([])
})

test('who is logged in is led on by the dialog of a tab that does not know it yet', async () => {
  const page = await stage.arrive('/press')
  await becomes(() => way(page), 'Log in')
  const url = stage.testServer.origin
  const name = unique('tab')
  const cookies = Object.entries(await cookiesOf(name))
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url })))
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL(url => url.pathname === '/account')
  await becomes(() => page.getByRole('dialog').count(), 0)
  await becomes(() => way(page), expect.stringContaining(name))
})

test('a log-in leads back to the page that was asked for, and its page leads on at once', async () => {
  const name = unique('kit')
  await cookiesOf(name)
  const page = await stage.open('/.well-known/change-password')
  await page.locator('#login-username').fill(`${name}@example.com`)
  await page.locator('#login-password').fill('lemons and wattle')
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.pathname === '/account/security')
  await page.goto('/jp/register')
  expect(new URL(page.url()).pathname).toBe('/jp/account')
})

test('a beta that cannot be applied for again is said in an alert; its button waits', async () => {
  const cookies = await cookiesOf(unique('rei'))
  const page = await stage.arrive('/account', { cookies, mayComplain: /status of 50|ERR_FAILED/ })
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/api/gallery/users/beta', async route => {
    await held
    await route.abort()
  })
  const button = page.locator('form:has([value="dreams"]) button')
  await button.press('Enter')
  await becomes(() => button.getAttribute('aria-busy'), 'true')
  letGo()
  const alert = page.getByRole('alertdialog')
  await alert.getByText(pages.failures.reapply).waitFor()
  await page.keyboard.press('Escape')
  await page.unroute('**/api/gallery/users/beta')
  await becomes(() => button.getAttribute('aria-busy'), null)
  await button.press('Enter')
  await becomes(() => page.getByRole('main').getByRole('status').innerText(), pages.notices.reapplied)
})
