import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { runAxe } from '../axe.ts'
import { overflowOf } from '../browser.ts'
import { inTurn, isWhole, loopCount } from '../loop-count.ts'
import { register as registerBefore } from '../register.ts'
import { unique } from '../unique.ts'
import { becomes, openStage } from './stage.ts'

const stage = openStage()

const heading = (page: Page) => page.locator('dialog:not(#drawer) h2').first()

async function openDialog(): Promise<Page> {
  const page = await stage.arrive('/cn', { width: 360, mayComplain: /status of 4/ })
  await page.locator('button[command="show-modal"]').click()
  await page.locator('a[href="/cn/login"]:visible').first().click()
  await page.waitForSelector('#login-username')
  return page
}

async function register(page: Page, username: string) {
  const fields = {
    username,
    firstname: 'Noor',
    lastname: 'Haddad',
    email: `${username}@example.com`,
    password: 'six loose strokes',
    password2: 'six loose strokes',
    dob: '1990-05-04',
  }
  for (const [name, value] of Object.entries(fields)) await page.locator(`#register-${name}`).fill(value)
  await page.locator('#register-terms').check()
  await page.locator('form:has(#register-terms) button[type="submit"]').click()
}

/** Each state once: the languages and widths take turns, for the markup is the same in all of them. */
describe('axe has no word for the account', () => {
  test('in the dialogs: open, waiting, failed, with errors, made', async () => {
    const page = await openDialog()
    expect(await runAxe(page)).toEqual([])
    const held = Promise.withResolvers<void>()
    await page.route('**/api/gallery/session', async route => {
      await held.promise
      await route.continue()
    })
    await page.locator('#login-username').fill('nobody')
    await page.locator('#login-password').fill('nothing')
    await page.keyboard.press('Enter')
    await becomes(() => page.locator('#login-password').isDisabled(), true)
    expect(await runAxe(page)).toEqual([])
    held.resolve()
    await page.waitForSelector('dialog [role="alert"]')
    expect(await runAxe(page)).toEqual([])
    await page.locator('dialog a[href="/cn/register"]').click()
    await page.waitForSelector('#register-username')
    await page.locator('dialog button[type="submit"]').click()
    await page.waitForSelector('#register-username-error')
    expect(await runAxe(page)).toEqual([])
    await register(page, unique('noor'))
    await page.waitForSelector('#register-username', { state: 'detached' })
    await becomes(() => heading(page).isVisible(), true)
    expect(await runAxe(page)).toEqual([])
  })

  test.runIf(isWhole)('on the pages of who is logged in', async () => {
    const page = await stage.open('/jp/register', { width: 823, mayComplain: /status of 4/ })
    await register(page, unique('lena'))
    await becomes(() => page.locator('#register-username').count(), 0)
    for (const path of inTurn(['', '/security', '/sessions', '/requests', '/delete'], 2)) {
      await page.goto(`/jp/account${path}`)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
      expect([path, await runAxe(page)]).toEqual([path, []])
    }
    await page.locator('#delete-password').fill('wrong')
    await page.locator('#delete-password').press('Enter')
    await page.waitForSelector('#delete-password-error')
    expect(await runAxe(page)).toEqual([])
  })
})

/** In `npm run sweep` in every language. */
test('nothing of the account sticks out of a narrow window', async () => {
  const session = await registerBefore(stage.testServer, { username: unique('pilar') })
  const cookies = Object.fromEntries(session.split('; ').map(pair => pair.split('=', 2)))
  const page = await stage.open('/account', { width: 360, scripts: false, cookies })
  for (const prefix of ['', '/jp', '/cn'].slice(0, loopCount(1, 3))) {
    for (const path of ['', '/security', '/sessions', '/requests', '/delete']) {
      await page.goto(`${prefix}/account${path}`)
      expect(new URL(page.url()).pathname).toBe(`${prefix}/account${path}`)
      expect([prefix, path, await overflowOf(page)]).toEqual([prefix, path, 0])
    }
  }
})
