import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import askedCn from '../../contract/requests/media-list/copy/cn.ts'
import askedEn from '../../contract/requests/media-list/copy/en.ts'
import askedJp from '../../contract/requests/media-list/copy/jp.ts'
import pageCn from '../../site/pages/press/copy/cn.ts'
import pageEn from '../../site/pages/press/copy/en.ts'
import pageJp from '../../site/pages/press/copy/jp.ts'
import thread from '../../site/pages/support/thread/copy/en.ts'
import sendingCn from '../../ui/submission/copy/cn.ts'
import sendingEn from '../../ui/submission/copy/en.ts'
import sendingJp from '../../ui/submission/copy/jp.ts'
import { runAxe, runAxeInSweep } from '../axe.ts'
import { hydrated } from '../browser.ts'
import { createFormVisitor } from '../form-visitor.ts'
import { isWhole } from '../loop-count.ts'
import { linkInMail, readMails } from '../mails.ts'
import { uniqueAddress } from '../unique.ts'
import { becomes, openStage } from './stage.ts'

const stage = openStage({ server: {} })
const en = { list: { ...pageEn.list, ...askedEn } }
const cn = { list: { ...pageCn.list, ...askedCn } }
const jp = { list: { ...pageJp.list, ...askedJp } }
const languages = [
  ['English', '', en.list],
  ['Chinese', '/cn', cn.list],
  ['Japanese', '/jp', jp.list],
] as const
type Copy = (typeof languages)[number][2]

async function fillIn(page: Page, { fields, options }: Copy, email: string) {
  await page.getByLabel(fields.name, { exact: true }).fill('Inês')
  await page.getByLabel(fields.email, { exact: true }).fill(email)
  await page.getByLabel(fields.email2, { exact: true }).fill(email)
  await page.getByLabel(fields.organisation, { exact: true }).fill('A sample magazine')
  await page.getByLabel(fields.format, { exact: true }).selectOption({ label: options.format.podcast })
  await page.locator('#media-terms').check()
}

/** In English below; in the other languages the script is the same, and the form is sent without it. */
test.runIf(isWhole)('somebody who writes joins the list, and gets a mail', async () => {
  const [, , copy] = languages[2]
  const email = uniqueAddress('ines')
  const page = await stage.arrive('/jp/press')
  await fillIn(page, copy, email)
  await page.getByRole('button', { name: copy.submit }).click()
  await page.getByRole('heading', { name: copy.done }).waitFor()
  await expect.poll(() => readMails(stage.testServer, email), { timeout: 15_000 }).toHaveLength(1)
})

test('what is wrong is said above the form and beside the fields, and a server that is out of reach takes nothing away; who joins once more confirms it on the page of the mail, with one press', async () => {
  const email = uniqueAddress('again')
  const first = await joinWithoutScripts('', en.list, email, 'Inês')
  const page = await stage.arrive('/press', { mayComplain: /Failed to load|fetch/ })
  const typedInto = (field: keyof Copy['fields']) =>
    page.getByLabel(en.list.fields[field], { exact: true }).inputValue()
  await page.getByLabel(en.list.fields.email, { exact: true }).fill(email)
  await page.getByLabel(en.list.fields.email2, { exact: true }).fill('someone@example.com')
  await page.getByRole('button', { name: en.list.submit }).click()
  const summary = page.locator('#media-list').getByRole('alert')
  await summary.getByRole('link', { name: "Confirm email: Email address doesn't match" }).click()
  await becomes(() => page.evaluate(() => document.activeElement?.id), 'media-email2')
  expect(await typedInto('email')).toBe(email)
  expect(await runAxe(page)).toEqual([])

  await fillIn(page, en.list, email)
  await page.getByLabel(en.list.fields.name, { exact: true }).fill('Inês Again')
  await page.route('**/press.data*', route => route.abort())
  await page.getByRole('button', { name: en.list.submit }).click()
  await page.getByRole('alertdialog').getByText('Sending failed').waitFor()
  await page.keyboard.press('Escape')
  await page.unroute('**/press.data*')
  expect(await typedInto('organisation')).toBe('A sample magazine')
  await page.getByRole('button', { name: en.list.submit }).click()
  await page.getByRole('heading', { name: en.list.done }).waitFor()
  const second = referenceIn(await page.locator('#media-list').innerText())

  await page.goto(await linkInMail(stage.testServer, email, `/support/requests/${second.toLowerCase()}`))
  await hydrated(page)
  expect(await runAxe(page)).toEqual([])
  await page.getByRole('button', { name: thread.change.submit, exact: true }).press('Enter')
  await page.getByText(thread.change.done).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/support/requests/${first.toLowerCase()}`)
  await page.getByText('Inês Again').waitFor()
  await expect.poll(() => runAxeInSweep(page), { timeout: 15_000 }).toEqual([])
})

const referenceIn = (text: string) => /M-[2-9A-Z]{8}/.exec(text)?.[0] ?? ''

/** One press more than with scripts; gives the reference. */
async function joinWithoutScripts(prefix: '' | '/cn' | '/jp', copy: Copy, email: string, name: string) {
  const sending = { '': sendingEn, '/cn': sendingCn, '/jp': sendingJp }[prefix]
  const { fields, options } = copy
  const visitor = createFormVisitor(stage.testServer)
  await visitor.open(`${prefix}/press`)
  visitor.fill(fields.name, name)
  visitor.fill(fields.email, email)
  visitor.fill(fields.email2, email)
  visitor.fill(fields.organisation, 'A sample magazine')
  visitor.select(fields.format, options.format.podcast)
  visitor.check('#media-terms')
  await visitor.press(copy.submit)
  expect(visitor.read()).toContain(sending.oncemore)
  expect(visitor.find(fields.name).val()).toBe(name)
  await sleep(1600)
  await visitor.press(copy.submit)
  expect(visitor.read()).toContain(copy.done)
  await expect.poll(() => readMails(stage.testServer, email), { timeout: 15_000 }).toHaveLength(1)
  return referenceIn(visitor.read())
}

test.each(languages)('%s: without scripts it takes one press more', async (_, prefix, copy) => {
  await joinWithoutScripts(prefix, copy, uniqueAddress(`noscript${prefix.slice(1)}`), 'Inês')
})
