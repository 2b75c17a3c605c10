import { expect, test } from 'vitest'
import asked from '../../contract/requests/position-application/copy/en.ts'
import careers from '../../site/pages/careers/copy/en.ts'
import thread from '../../site/pages/support/thread/copy/en.ts'
import sending from '../../ui/submission/copy/en.ts'
import { runAxe } from '../axe.ts'
import { hydrated } from '../browser.ts'
import { linkInMail } from '../mails.ts'
import { uniqueAddress } from '../unique.ts'
import { openStage } from './stage.ts'

const stage = openStage()
const { form } = careers.position
const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }

test('by keyboard somebody applies for a position, and erases it by the link of the mail', async () => {
  const email = uniqueAddress('zofia')
  const page = await stage.arrive('/careers/brush-maker/apply')
  await hydrated(page)
  await page.getByRole('button', { name: form.submit }).focus()
  await page.keyboard.press('Enter')
  const summary = page.locator('main').getByRole('alert')
  await summary.waitFor()
  expect(await summary.innerText()).toContain(`${asked.fields.uploads}: ${sending.reasons.required}`)
  expect(await runAxe(page)).toEqual([])

  await page.getByLabel(asked.fields.name, { exact: true }).focus()
  for (const text of ['Zofia', email, 'https://example.com/zofia']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  const files = page.locator('input[type="file"]')
  await files.setInputFiles({ name: 'cv.docx', mimeType: 'application/msword', buffer: Buffer.from('no') })
  await page.getByText('cv.docx', { exact: true }).waitFor()
  expect(await page.locator('[data-state="failed"]').count()).toBe(1)
  await files.setInputFiles(pdf)
  await page.locator('[data-state="complete"]').waitFor()
  expect(await page.locator('[data-state]').count()).toBe(1)
  await page.getByLabel(asked.fields.message, { exact: true }).focus()
  await page.keyboard.type('I grind my own charcoal.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: form.submit }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: form.done.heading }).waitFor()

  const link = await linkInMail(stage.testServer, email, '/support/requests/[\\w-]+')
  await page.goto(stage.testServer.origin + link)
  expect(await page.locator('main').innerText()).toContain('cv.pdf')
  const { erase } = thread.positionApplication
  await page.locator('summary').getByText(erase.title).click()
  await page.getByRole('button', { name: erase.submit }).click()
  await page.getByRole('heading', { name: thread.erased.title }).waitFor()
})
