import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import en from '../../site/pages/support/request/copy/en.ts'
import jp from '../../site/pages/support/request/copy/jp.ts'
import { runAxe, runAxeInSweep } from '../axe.ts'
import { overflowOf } from '../browser.ts'
import { createFormVisitor } from '../form-visitor.ts'
import { loopCount } from '../loop-count.ts'
import { linkInMail, readMails } from '../mails.ts'
import { uniqueAddress } from '../unique.ts'
import { becomes, openStage } from './stage.ts'

const stage = openStage({ server: {} })
/** `site/pages/support/request/page.test.ts` tells it in each language without scripts. */
const languages = [
  ['English', '/support/request', en],
  ['Japanese', '/jp/support/beta/request', jp],
] as const
type Copy = (typeof languages)[number][2]

const picture = {
  name: 'screen.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** The heading of a step is there, and nothing on it is hard to use, or only as wide as the window. */
async function isAt(page: Page, title: string, { axe = true } = {}) {
  const words = title.replaceAll('|', String.raw`\s*`).replaceAll('?', String.raw`\?`)
  await page.getByRole('heading', { level: 1, name: new RegExp(words) }).waitFor()
  if (axe) expect(await runAxe(page)).toEqual([])
  else expect(await overflowOf(page)).toBe(0)
}

const goOn = (page: Page, copy: Copy) =>
  page.getByRole('button', { name: copy.next, exact: true }).press('Enter')

/** In `npm run sweep` both: axe looks at each step in one of them, in `npm test` at some; in both of them nothing sticks out. */
const told = languages.slice(0, loopCount(1, languages.length))

test.each(told)('%s: a question goes to a person, with a picture, by keyboard', async (_, path, copy) => {
  const email = uniqueAddress('journey')
  const page = await stage.arrive(path, { width: copy === en && told.length > 1 ? 1440 : 360 })
  const looked = (language: Copy) => ({ axe: copy === language })
  await isAt(page, copy.steps.product.title, looked(en))
  await page.locator('#request-product').press('Space')
  await goOn(page, copy)
  await isAt(page, copy.steps.you.title, looked(jp))
  await page.locator('#request-name').fill('Ines')
  await page.locator('#request-email').fill(email)
  await page.locator('#request-email2').fill('other@example.com')
  await goOn(page, copy)
  await page.getByRole('alert').getByRole('link').press('Enter')
  expect(await page.title()).toMatch(/^(?:Error: |エラー：)/)
  await page.locator('#request-email2').fill(email)
  await goOn(page, copy)
  await isAt(page, copy.steps.question.title, looked(jp))
  await page.locator('#request-question').fill('clipping mask マスク')
  await page.getByRole('button', { name: copy.back, exact: true }).press('Enter')
  await isAt(page, copy.steps.you.title, { axe: false })
  await goOn(page, copy)
  expect(await page.locator('#request-question').inputValue()).toBe('clipping mask マスク')
  await goOn(page, copy)
  await isAt(page, copy.steps.files.title, looked(en))
  await page.locator('#request-uploads').setInputFiles(picture)
  await page.locator('input[name=uploads]').waitFor({ state: 'attached' })
  await goOn(page, copy)
  await isAt(page, copy.steps.check.title, looked(jp))
  await page.getByText('screen.png').waitFor()
  await page.locator('#request-code_of_conduct').press('Space')
  await page.getByRole('button', { name: copy.send, exact: true }).press('Enter')
  await isAt(page, copy.thanks.title, looked(jp))
  const link = await linkInMail(stage.testServer, email, '/\\S*support/requests/[\\w-]+')
  if (copy === told.at(-1)?.[2]) {
    await page.goto(link)
    await page.getByText('screen.png').waitFor()
    expect(await runAxe(page)).toEqual([])
  } else {
    const visitor = createFormVisitor(stage.testServer)
    await visitor.open(link)
    expect(visitor.read()).toContain('screen.png')
  }
})

test('each step says what it needs, where axe has no word either, and a server that is out of reach takes nothing away', async () => {
  const page = await stage.arrive('/support/request', {
    mayComplain: /status of 422|Failed to (?:load|fetch)/,
  })
  const isRefused = async (first: string, look = runAxeInSweep) => {
    await goOn(page, en)
    await page.getByRole('alert').getByRole('link').first().press('Enter')
    await becomes(() => page.evaluate(() => document.activeElement?.id), first)
    expect(await page.title()).toMatch(/^(?:Error: |有误：|エラー：)/)
    expect(await look(page)).toEqual([])
  }
  await isRefused('request-product')
  await page.locator('#request-product').check()
  await page.route('**/request.data*', route => route.abort())
  await goOn(page, en)
  await page.getByRole('alertdialog').getByText('Sending failed').waitFor()
  await page.keyboard.press('Escape')
  await page.unroute('**/request.data*')
  expect(await page.locator('#request-product').isChecked()).toBe(true)
  await goOn(page, en)
  await isAt(page, en.steps.you.title, { axe: false })
  await isRefused('request-name', runAxe)
  await tellWho(page, 'empty@example.com')
  await isAt(page, en.steps.question.title, { axe: false })
  await isRefused('request-question')
  await page.locator('#request-question').fill('What is missing?')
  await goOn(page, en)
  await page.locator('#request-uploads').waitFor()
  await goOn(page, en)
  await isAt(page, en.steps.check.title, { axe: false })
  await page.getByRole('button', { name: en.send, exact: true }).press('Enter')
  await page.getByRole('alert').getByRole('link').press('Enter')
  await becomes(() => page.evaluate(() => document.activeElement?.id), 'request-code_of_conduct')
  expect(await runAxe(page)).toEqual([])
})

async function tellWho(page: Page, email: string) {
  await page.locator('#request-name').fill('Ines')
  for (const name of ['email', 'email2']) await page.locator(`#request-${name}`).fill(email)
  await goOn(page, en)
}

/** The step for files of a question that is typed already. */
async function arriveAtFiles(email: string) {
  const page = await stage.arrive('/support/request', { mayComplain: /Failed to load|status of [45]\d\d/ })
  await page.locator('#request-product').check()
  await goOn(page, en)
  await tellWho(page, email)
  await page.locator('#request-question').fill('Where do the files go?')
  await goOn(page, en)
  await page.locator('#request-uploads').waitFor()
  return page
}

/** The database has one table less while `work` runs. */
async function withFailingDatabase(db: DatabaseSync, work: () => Promise<void>) {
  db.exec('alter table request_events rename to request_events_out_of_reach')
  try {
    await work()
  } finally {
    db.exec('alter table request_events_out_of_reach rename to request_events')
  }
}

/** On the last page, with the code of conduct accepted: the database fails, and is back. */
async function sendDespiteFailure(page: Page, email: string) {
  const db = new DatabaseSync(join(stage.testServer.dataDir, 'site.db'), { timeout: 5000 })
  const send = page.getByRole('button', { name: en.send, exact: true })
  const kept = db.prepare('select count(*) as n from requests where email = ?')
  await withFailingDatabase(db, async () => {
    await send.press('Enter')
    await page.getByRole('alertdialog').getByText('Sending failed').waitFor()
    expect(kept.get(email)).toEqual({ n: 0 })
  })
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  expect(await page.locator('#request-code_of_conduct').isChecked()).toBe(true)
  await page.getByText('Where do the files go?').waitFor()
  await send.press('Enter')
  await isAt(page, en.thanks.title, { axe: false })
  expect(kept.get(email)).toEqual({ n: 1 })
  db.close()
  await expect.poll(() => readMails(stage.testServer, email)).toHaveLength(1)
}

test('who goes on while a file is on its way is asked to hold up, and may when it has come; a file that has failed is asked about once; a database that fails in the middle stores nothing and takes nothing away', async () => {
  const email = uniqueAddress('files')
  const page = await arriveAtFiles(email)
  const dialog = page.getByRole('alertdialog')
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/api/admin/uploads*', async route => {
    await held
    await route.continue()
  })
  await page.locator('#request-uploads').setInputFiles({ ...picture, name: 'arrives.png' })
  await goOn(page, en)
  await dialog.getByText('Hold up', { exact: true }).waitFor()
  expect(await runAxe(page)).toEqual([])
  await page.keyboard.press('Escape')
  letGo()
  await page.locator('input[name=uploads]').waitFor({ state: 'attached' })
  await goOn(page, en)
  await isAt(page, en.steps.check.title, { axe: false })

  await page.getByRole('button', { name: en.back, exact: true }).press('Enter')
  const notAPicture = { ...picture, buffer: Buffer.from('this is no picture at all') }
  await page.locator('input#request-uploads').setInputFiles(notAPicture)
  const row = page.getByRole('listitem').filter({ hasText: 'screen.png' })
  await row.getByText('match its name').waitFor()
  await goOn(page, en)
  await dialog
    .getByText('One or more of your attachments has failed to upload, do you wish to continue anyway?')
    .waitFor()
  await dialog.getByRole('button', { name: 'Stay here' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.locator('#request-uploads').waitFor()
  await goOn(page, en)
  await dialog.getByRole('button', { name: 'Continue anyway' }).press('Enter')
  await isAt(page, en.steps.check.title, { axe: false })
  // Named on the last page too, and not asked about again.
  await page.getByText(/^screen\.png, .*Failed.*doesn’t match its name/).waitFor()
  await page.locator('#request-code_of_conduct').check()
  await sendDespiteFailure(page, email)
  expect(await dialog.count()).toBe(0)
}, 60_000)
