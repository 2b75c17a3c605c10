import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated } from '../browser.ts'
import { queryHtml } from '../html.ts'
import { becomes, openStage } from './stage.ts'

const stage = openStage()
const sentence = 'Open this page in your device browser and try downloading again.'
/** Instagram's own browser on a phone, which swallows downloads. */
const insideAnApp =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 350.0.0.0'
const says = (page: Page, text: string) => page.getByText(text).count()

test('the log-in dialog is at most 650 pixels wide', async () => {
  const page = await stage.arrive('/')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog').filter({ has: page.locator('input[type=password]') })
  await becomes(async () => (await dialog.boundingBox())?.width, 650)
})

test('a new password has four characters at least, says the browser', async () => {
  const page = queryHtml(await (await stage.testServer.fetch('/register')).text())
  for (const name of ['password', 'password2'])
    expect(page.attributes(`main input[name=${name}]`, 'minlength')).toEqual(['4'])
})

test('the footer says the year that it is', async () => {
  for (const path of ['/', '/cn', '/jp']) {
    const html = await (await stage.testServer.fetch(path)).text()
    expect(html).toContain(`© ${new Date().getUTCFullYear()} procreate`)
  }
})

test('where a browser inside an app would swallow a download, it is said what to do', async () => {
  const page = await stage.open('/beginners-series/1', { userAgent: insideAnApp })
  await hydrated(page)
  await becomes(() => says(page, sentence), 1)
  const other = await stage.arrive('/beginners-series/1')
  expect(await says(other, sentence)).toBe(0)
})
