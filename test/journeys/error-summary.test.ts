import { expect, test } from 'vitest'
import { runAxe } from '../axe.ts'
import { hydrated } from '../browser.ts'
import { becomes, focused, openStage } from './stage.ts'

const stage = openStage()

/** A form that was sent before React had taken over, and came back. */
async function comeBack() {
  const page = await stage.open('/account/reset', { mayComplain: /status of 422/ })
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit()),
  ])
  await page.getByRole('alert').waitFor()
  return page
}

test('the summary of what is wrong takes the focus, and leads to the field', async () => {
  const page = await comeBack()
  await hydrated(page)
  await becomes(() => focused(page), 'Your submission has errors:Email: Required field')
  expect(await runAxe(page)).toEqual([])
  // As large as any other target.
  expect((await page.getByRole('alert').getByRole('link').boundingBox())?.height).toBeCloseTo(44, 0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await becomes(() => page.evaluate(() => document.activeElement?.id), 'ask-email')
})

test('it does not take the focus from somebody who writes already', async () => {
  const page = await comeBack()
  await page.locator('#ask-email').focus()
  await page.keyboard.type('noor@')
  await hydrated(page)
  await page.keyboard.type('example.com')
  expect(await page.locator('#ask-email').inputValue()).toBe('noor@example.com')
})
