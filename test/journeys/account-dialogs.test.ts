import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import en from '../../site/features/account/copy/en.ts'
import formEn from '../../ui/submission/copy/en.ts'
import { becomes, focused, openStage } from './stage.ts'

const stage = openStage()

/** The dialogs of the home page, as the story before has left it: without any. */
const arrive = () => stage.reuse('/', { mayComplain: /status of (?:40[14]|422)|ERR_FAILED/ })
async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  await becomes(() => page.getByRole('dialog').count(), 0)
}

describe('the log-in dialog', () => {
  test('says that it failed, selects the password, and forgets what was typed when it is closed', async () => {
    const page = await arrive()
    const open = () => page.getByRole('banner').getByRole('link', { name: en.login.submit }).click()
    await open()
    await page.locator('#login-username').fill('nobody')
    await page.locator('#login-password').fill('wrong')
    await page.keyboard.press('Enter')
    await becomes(() => page.locator('dialog [role="alert"]').innerText(), en.login.failed)
    await becomes(() => page.evaluate(() => document.activeElement?.id), 'login-password')
    expect(
      await page
        .locator('#login-password')
        .evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]),
    ).toEqual([0, 5])
    await page.keyboard.press('Escape')
    await becomes(() => page.getByRole('dialog').count(), 0)
    await becomes(() => focused(page), en.login.submit)
    await open()
    await becomes(() => page.locator('#login-username').inputValue(), '')
    const width = await page.locator('dialog[open]').evaluate(dialog => dialog.getBoundingClientRect().width)
    expect(width).toBeLessThanOrEqual(650)
    await closeDialog(page)
  })

  test('asks for what is missing before it asks the service', async () => {
    const page = await arrive()
    const asked: string[] = []
    page.on('request', request => asked.push(`${request.method()} ${request.url()}`))
    await page.getByRole('banner').getByRole('link', { name: en.login.submit }).click()
    await page.locator('dialog button[type="submit"]').click()
    const field = page.locator('#login-username')
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('#login-username-error').textContent()).toBe(
      `${formEn.error}: ${formEn.reasons.required}`,
    )
    await becomes(() => page.evaluate(() => document.activeElement?.id), 'login-username')
    expect(asked.filter(line => /^POST .*\/api\/gallery\/session$/.test(line))).toEqual([])
    await closeDialog(page)
  })

  test('dims while it waits, and loses nothing when there is no answer', async () => {
    const page = await arrive()
    await page.getByRole('banner').getByRole('link', { name: en.login.submit }).click()
    let answer = (_: undefined) => {}
    const waiting = new Promise<undefined>(resolve => {
      answer = resolve
    })
    await page.route('**/api/gallery/session', async route => {
      await waiting
      await route.abort()
    })
    await page.locator('#login-username').fill('mio')
    await page.locator('#login-password').fill('paints the sea')
    await page.keyboard.press('Enter')
    await becomes(() => page.locator('#login-password').isDisabled(), true)
    answer(undefined)
    await becomes(
      () => page.getByRole('alertdialog').innerText(),
      expect.stringContaining(en.form.failure.title),
    )
    await page.getByRole('alertdialog').getByRole('button', { name: 'okay' }).click()
    expect(await page.locator('#login-username').inputValue()).toBe('mio')
    expect(await page.locator('#login-password').inputValue()).toBe('paints the sea')
    await page.unroute('**/api/gallery/session')
    await closeDialog(page)
  })
})

test('the registration lists what is wrong above the form, takes the focus there, and leads to the fields', async () => {
  const page = await arrive()
  await page.getByRole('banner').getByRole('link', { name: en.login.submit }).click()
  await page.locator('dialog').getByRole('link', { name: en.login.register }).click()
  await page.locator('#register-username').fill('x')
  const rest = { firstname: 'X', lastname: 'Y', email: 'x@example.com', password: 'abcd', password2: 'abce' }
  for (const [name, value] of Object.entries(rest)) await page.locator(`#register-${name}`).fill(value)
  await page.locator('#register-dob').fill('1990-01-01')
  await page.locator('#register-terms').check()
  await page.locator('dialog button[type="submit"]').click()
  const summary = page.locator('dialog [role="alert"]')
  await becomes(() => summary.getByRole('heading').innerText(), 'Your submission has errors:')
  await becomes(() => page.evaluate(() => document.activeElement?.getAttribute('role')), 'alert')
  expect(await summary.getByRole('link').count()).toBe(2)
  await summary.getByRole('link').first().press('Enter')
  await becomes(() => page.evaluate(() => document.activeElement?.id), 'register-username')
  expect(await page.locator('#register-username').inputValue()).toBe('x')
  await closeDialog(page)
})
