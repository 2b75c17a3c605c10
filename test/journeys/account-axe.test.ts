import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { runAxe } from '../axe.ts'
import { becomes, openStage } from './stage.ts'

const stage = openStage()

const heading = (page: Page) => page.locator('dialog:not(#drawer) h2').first()

async function openDialog(prefix: string, width: number): Promise<Page> {
  const page = await stage.arrive(prefix || '/', { width, mayComplain: /status of 4/ })
  if (width < 600) await page.locator('button[command="show-modal"]').click()
  await page.locator(`a[href="${prefix}/login"]:visible`).first().click()
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

describe.each([
  ['', 1440],
  ['/cn', 360],
  ['/jp', 823],
] as const)('axe has no word for the account at %s, %i pixels wide', (prefix, width) => {
  test('in the dialogs: open, failed, with errors, made', async () => {
    const page = await openDialog(prefix, width)
    expect(await runAxe(page)).toEqual([])
    await page.locator('#login-username').fill('nobody')
    await page.locator('#login-password').fill('nothing')
    await page.keyboard.press('Enter')
    await page.waitForSelector('dialog [role="alert"]')
    expect(await runAxe(page)).toEqual([])
    await page.locator(`dialog a[href="${prefix}/register"]`).click()
    await page.waitForSelector('#register-username')
    await page.locator('dialog button[type="submit"]').click()
    await page.waitForSelector('#register-username-error')
    expect(await runAxe(page)).toEqual([])
    await register(page, `noor${width}`)
    await page.waitForSelector('#register-username', { state: 'detached' })
    await becomes(() => heading(page).isVisible(), true)
    expect(await runAxe(page)).toEqual([])
  })

  test('while it waits', async () => {
    const page = await openDialog(prefix, width)
    await page.route('**/api/gallery/session', () => {})
    await page.locator('#login-username').fill('nobody')
    await page.locator('#login-password').fill('nothing')
    await page.keyboard.press('Enter')
    await becomes(() => page.locator('#login-password').isDisabled(), true)
    expect(await runAxe(page)).toEqual([])
  })

  test('on the pages of who is logged in', async () => {
    const page = await stage.open(`${prefix}/register`, { width, mayComplain: /status of 4/ })
    await register(page, `lena${width}`)
    await becomes(() => page.locator('#register-username').count(), 0)
    for (const path of ['', '/security', '/sessions', '/requests', '/delete']) {
      await page.goto(`${prefix}/account${path}`)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
      expect([path, await runAxe(page)]).toEqual([path, []])
    }
    await page.locator('#delete-password').fill('wrong')
    await page.locator('#delete-password').press('Enter')
    await page.waitForSelector('#delete-password-error')
    expect(await runAxe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
})
