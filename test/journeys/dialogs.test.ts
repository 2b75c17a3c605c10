import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { becomes, focused, openStage } from './stage.ts'

const stage = openStage({ workbench: true })
const bench = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Dialogs' }).getByRole('button', { name })
const dialog = (page: Page) => page.locator('dialog[data-phase]')
const title = (page: Page) =>
  dialog(page)
    .getByRole('heading')
    .evaluateAll(([first]) => (first as HTMLElement | undefined)?.innerText ?? null)
const answer = (page: Page) => page.getByRole('region', { name: 'Dialogs' }).locator('output').innerText()
const pressBackground = (page: Page) => page.mouse.click(5, 500)
const width = (page: Page) => dialog(page).evaluate(element => element.getBoundingClientRect().width)

/** The element of the focus after each Tab: `DIALOG`, `BODY`, or none. */
async function tabThrough(page: Page, times: number): Promise<Set<string>> {
  const places = new Set<string>()
  for (let tab = 0; tab < times; tab++) {
    await page.keyboard.press('Tab')
    places.add(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName ?? ''))
  }
  return places
}

describe('an alert', () => {
  test('is answered with true by its action, and the focus returns', async () => {
    const page = await stage.reuse('/workbench')
    await bench(page, 'Question').focus()
    await page.keyboard.press('Enter')
    await becomes(() => title(page), 'Throw it away?')
    const alert = page.getByRole('alertdialog', { name: 'Throw it away?', description: 'It will be gone.' })
    expect(await alert.isVisible()).toBe(true)
    await becomes(() => focused(page), 'okay')
    await page.keyboard.press('Enter')
    await becomes(() => title(page), null)
    expect(await answer(page)).toBe('Answer: Question: true')
    await becomes(() => focused(page), 'Question')
  })

  test('is answered with false by cancel', async () => {
    const page = await stage.reuse('/workbench')
    await bench(page, 'Question').click()
    await page.getByRole('button', { name: 'cancel' }).click()
    await becomes(() => answer(page), 'Answer: Question: false')
    await becomes(() => title(page), null)
  })

  test.each([
    ['Esc', (page: Page) => page.keyboard.press('Escape')],
    ['a press on the background', pressBackground],
    ['its close button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
  ])('that may be dismissed is answered with false by %s', async (_, dismiss) => {
    const page = await stage.reuse('/workbench')
    await bench(page, 'Question').click()
    await page.getByRole('button', { name: 'okay' }).click()
    await becomes(() => answer(page), 'Answer: Question: true')
    await becomes(() => title(page), null)
    await bench(page, 'Dismissable alert').click()
    await becomes(() => title(page), 'By the way')
    await dismiss(page)
    await becomes(() => answer(page), 'Answer: Dismissable alert: false')
    await becomes(() => title(page), null)
    await becomes(() => focused(page), 'Dismissable alert')
  })

  test('that may not be dismissed stays, however often one presses Esc', async () => {
    const page = await stage.reuse('/workbench')
    await bench(page, 'Plain alert').click()
    for (let press = 0; press < 4; press++) await page.keyboard.press('Escape')
    await pressBackground(page)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
    expect(await title(page)).toBe('Saved')
    expect(await dialog(page).evaluate(element => element.matches(':modal'))).toBe(true)
    expect(await page.getByRole('button', { name: /Close|cancel/ }).count()).toBe(0)
    expect(await tabThrough(page, 4)).not.toContain('MAIN')
    await page.getByRole('button', { name: 'okay' }).click()
    await becomes(() => answer(page), 'Answer: Plain alert: true')
    await becomes(() => title(page), null)
  })

  test('waits for the one before it', async () => {
    const page = await stage.reuse('/workbench')
    await bench(page, 'Three alerts in turn').focus()
    await page.keyboard.press('Enter')
    for (const turn of ['First', 'Second', 'Third']) {
      await becomes(() => title(page), turn)
      expect(await page.locator('dialog[open]').count()).toBe(1)
      await becomes(() => focused(page), 'okay')
      await page.keyboard.press('Enter')
    }
    await becomes(() => answer(page), 'Answer: First, Second, Third')
    await becomes(() => title(page), null)
    await becomes(() => focused(page), 'Three alerts in turn')
  })

  test('is at most 400 pixels wide, and fits a small phone', async () => {
    const page = await stage.reuse('/workbench')
    await bench(page, 'Plain alert').click()
    await becomes(() => width(page), 400)
    await page.setViewportSize({ width: 320, height: 640 })
    await becomes(async () => (await width(page)) < 320, true)
    await page.getByRole('button', { name: 'okay' }).click()
    await becomes(() => title(page), null)
  })
})

describe('a modal', () => {
  test('keeps the focus inside and the page behind it still', async () => {
    const page = await stage.reuse('/workbench', { height: 500 })
    await bench(page, 'Dismissable modal').focus()
    await page.keyboard.press('Enter')
    await becomes(() => title(page), 'A modal')
    expect(await tabThrough(page, 7)).toEqual(new Set(['DIALOG', 'BODY']))
    await page.mouse.move(5, 400)
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(150)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await becomes(() => title(page), null)
    await becomes(() => focused(page), 'Dismissable modal')
  })

  test('is at most 680 pixels wide', async () => {
    const page = await stage.reuse('/workbench')
    await bench(page, 'Dismissable modal').click()
    await becomes(() => width(page), 680)
    await pressBackground(page)
    await becomes(() => title(page), null)
  })

  test('that may not be dismissed closes only by what it holds', async () => {
    const page = await stage.reuse('/workbench')
    await bench(page, 'Firm modal').click()
    for (let press = 0; press < 4; press++) await page.keyboard.press('Escape')
    await pressBackground(page)
    await page.waitForTimeout(300)
    expect(await title(page)).toBe('A modal')
    expect(await dialog(page).evaluate(element => element.matches(':modal'))).toBe(true)
    expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Done' }).click()
    await becomes(() => title(page), null)
    await becomes(() => focused(page), 'Firm modal')
  })

  test('comes and goes with a movement where movement is welcome', async () => {
    const page = await stage.reuse('/workbench')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await bench(page, 'Dismissable modal').click()
    await becomes(() => dialog(page).getAttribute('data-phase'), 'open')
    await page.keyboard.press('Escape')
    expect(await dialog(page).getAttribute('data-phase')).toBe('closing')
    await becomes(() => title(page), null)
    await becomes(() => focused(page), 'Dismissable modal')
  })
})
