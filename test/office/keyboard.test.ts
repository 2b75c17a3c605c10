import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { becomes, focused, openStage } from '../journeys/stage.ts'
import { findingsOf } from './findings.ts'
import { openStaff, receiveRequest, staffPassword, uniqueName } from './staff.ts'

const stage = openStage()
const pathOf = (reference: string) => `/office/inbox/requests/${reference.toLowerCase()}`

/** A member of staff in Chromium, with the session of one who has logged in without scripts. */
async function arriveAs(name: string, path: string, more: Parameters<typeof stage.arrive>[1] = {}) {
  const staff = await openStaff(stage.testServer, name, 'support')
  const page = await stage.arrive(path, {
    ...more,
    cookies: { office: staff.visitor.cookie('office') },
    before: page => countViolations(page),
  })
  return { page, staff }
}

const countViolations = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('securitypolicyviolation', event =>
      console.error(`violation: ${event.violatedDirective}`),
    )
  })

test('a request is found, assigned, answered, undone, sent and closed by keys alone', async () => {
  const keya = uniqueName('Keya')
  const reference = await receiveRequest(stage.testServer, {
    name: `${keya} One`,
    question: 'Where did my palette go?',
  })
  await receiveRequest(stage.testServer, { name: `${keya} Two`, question: 'Where did my layers go?' })
  const { page } = await arriveAs('Key Staff', `/office/inbox?q=${encodeURIComponent(keya)}`)
  const { keyboard } = page
  await keyboard.press('j')
  await keyboard.press('j')
  await becomes(() => focused(page).then(text => text.includes(`${keya} One`)), true)
  await keyboard.press('Enter')
  await page.waitForURL(new RegExp(reference.toLowerCase()))
  await becomes(() => page.getByRole('heading', { level: 1 }).textContent(), `${keya} One`)

  await keyboard.press('a')
  await keyboard.press('a')
  await becomes(async () => (await page.locator('article header').textContent())?.includes('Key Staff'), true)

  await keyboard.press('r')
  await keyboard.type('jxe? It is under “My palettes”.')
  await becomes(() => page.locator('#reply-text').inputValue(), 'jxe? It is under “My palettes”.')
  await becomes(
    async () => /Draft kept \d+ s ago/.test((await page.locator('#reply').textContent()) ?? ''),
    true,
  )
  await keyboard.press('Control+Enter')
  await page.getByText('The reply leaves in a moment.').waitFor()
  await becomes(() => page.locator('#reply-text').inputValue(), '')
  await page.evaluate(() => (document.activeElement as HTMLElement)?.blur())
  await keyboard.press('u')
  await becomes(() => page.locator('#reply-text').inputValue(), 'jxe? It is under “My palettes”.')
  await keyboard.press('r')
  await keyboard.press('Control+Enter')
  await page.getByText('The reply leaves in a moment.').waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement)?.blur())
  await keyboard.press('e')
  await page.waitForURL(url => !url.pathname.includes(reference.toLowerCase()))
})

test('the palette finds places, commands and requests, also out of a field; keys mean nothing in it', async () => {
  const name = uniqueName('Paletta')
  await receiveRequest(stage.testServer, { name, question: 'Eyedropper' })
  const { page } = await arriveAs('Palette Staff', '/office/inbox')
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await field.waitFor()
  await page.keyboard.type('saved rep')
  await page.keyboard.press('Enter')
  await page.waitForURL(/saved-replies/)
  await page.keyboard.press('Control+k')
  await field.waitFor()
  await page.keyboard.type(name)
  await page.getByRole('option', { name: new RegExp(name) }).waitFor()
  await page.keyboard.press('Enter')
  await becomes(() => page.getByRole('heading', { level: 1 }).textContent(), name)
})

test('Esc closes the palette whatever is typed, and it opens again while it is still closing', async () => {
  const { page } = await arriveAs('Hasty Staff', '/office/inbox')
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync('dialog[data-phase=closing] { animation-duration: 5s !important }')
    document.adoptedStyleSheets.push(slow)
  })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('saved rep')
  await page.keyboard.press('Escape')
  await page.locator('dialog[data-phase=closing]').waitFor()
  await page.keyboard.press('Control+k')
  await page.locator('dialog[data-phase=open]').waitFor()
  await becomes(() => page.getByRole('combobox').inputValue(), '')
  await page.waitForTimeout(300)
  expect(await page.locator('dialog:modal').count()).toBe(1)
})

test('single keys can be turned off; a word that is composed is no key', async () => {
  const { page } = await arriveAs('Quiet Staff', '/office/me')
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', isComposing: true, bubbles: true })),
  )
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Turn them off' }).click()
  await page.getByRole('button', { name: 'Turn them on' }).waitFor()
  await page.keyboard.press('?')
  await page.waitForTimeout(300)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a session that ends while one writes: the log-in opens over the page, and nothing is lost', async () => {
  const reference = await receiveRequest(stage.testServer, { name: 'Ended One' })
  const { page, staff } = await arriveAs('Ended Staff', pathOf(reference), {
    mayComplain: /status of 401/,
  })
  await page.context().clearCookies()
  await page.locator('#reply-text').fill('Half a sentence')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.waitFor()
  await dialog.getByLabel('Password').fill(staffPassword)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Code').fill(staff.recoveryCode)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.locator('#reply-text').inputValue()).toBe('Half a sentence')
  await page.getByText(/Draft kept \d+ s ago/).waitFor()
})

test('nothing sticks out at any width, and axe finds nothing', async () => {
  const reference = await receiveRequest(stage.testServer, {
    locale: 'jp',
    name: '佐藤 光',
    question:
      'レイヤーを結合すると、ぼかしの効果が消えてしまいます。https://example.com/a-very-long-address-that-has-no-break-at-all-in-it-and-goes-on',
  })
  const { page } = await arriveAs('Wide', '/office')
  const paths = ['', '/inbox', pathOf(reference).slice('/office'.length), '/me', '/saved-replies?id=new']
  const widths = [1440, 823, 360, 320]
  expect(await findingsOf(page, { paths, widths })).toEqual([])
})
