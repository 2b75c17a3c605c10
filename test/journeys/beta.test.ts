import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Locale } from '../../contract/locale.ts'
import cnLabels from '../../contract/requests/beta-application/copy/cn.ts'
import enLabels from '../../contract/requests/beta-application/copy/en.ts'
import jpLabels from '../../contract/requests/beta-application/copy/jp.ts'
import cn from '../../site/pages/support/beta/copy/cn.ts'
import en from '../../site/pages/support/beta/copy/en.ts'
import jp from '../../site/pages/support/beta/copy/jp.ts'
import { runAxe } from '../axe.ts'
import { hydrated } from '../browser.ts'
import { createFormVisitor } from '../form-visitor.ts'
import { isWhole } from '../loop-count.ts'
import { readMails } from '../mails.ts'
import { uniqueAddress } from '../unique.ts'
import { countedAs, person, timesCounted } from './counted.ts'
import { becomes, openStage } from './stage.ts'

const stage = openStage({ server: {} })
const languages = [
  ['English', '', { ...en, asked: enLabels }, 'en'],
  ['Chinese', '/cn', { ...cn, asked: cnLabels }, 'cn'],
  ['Japanese', '/jp', { ...jp, asked: jpLabels }, 'jp'],
] as const
type Copy = (typeof languages)[number][2]
const tablet: Readonly<Record<Locale, string>> = {
  en: 'iPad mini (6th generation)',
  cn: 'iPad mini（第 6 代）',
  jp: 'iPad mini（第 6 世代）',
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const done = (page: Page, { sent }: Pick<Copy, 'sent'>) =>
  page.getByRole('status').getByText(sent.text).waitFor()

async function fillIn(page: Page, { asked }: Copy, email: string, locale: Locale = 'en') {
  const { fields, options } = asked
  await field(page, fields.name).fill('Noor')
  await field(page, fields.email).fill(email)
  await field(page, fields.email2).fill(email)
  await field(page, fields.device_language).selectOption('ja')
  await field(page, tablet[locale]).check()
  await field(page, options.devices['not-listed']).check()
  await field(page, options.familiarity['stop-motion']).check()
  await page.locator('#beta-code_of_conduct').check()
  await page.locator('#beta-terms').check()
}

/** In English below. */
test.runIf(isWhole)('an application in Japanese is sent, thanked for and confirmed by mail', async () => {
  const [, prefix, copy, locale] = languages[2]
  const page = await stage.arrive(`${prefix}/support/beta`)
  const email = uniqueAddress('noor-jp')
  await fillIn(page, copy, email, locale)
  await isSent(page, copy, email)
})

test('an empty form says what it needs, and leads there; a device is found by a part of its name and ticked, by keyboard alone; a server that is out of reach takes nothing away', async () => {
  const email = uniqueAddress('noor')
  const page = await stage.arrive('/support/beta', { mayComplain: /Failed to load|fetch/ })
  await page.getByRole('button', { name: en.form.submit, exact: true }).click()
  const summary = page.locator('#application').getByRole('alert')
  expect(await summary.getByRole('link').count()).toBe(8)
  expect(await runAxe(page)).toEqual([])
  await summary.getByRole('link', { name: 'Devices: Required field' }).press('Enter')
  await becomes(() => page.evaluate(() => document.activeElement?.id), 'beta-devices')

  await findDevice(page)

  await fillIn(page, languages[0][2], email)
  await page.route('**/support/beta.data*', route => route.abort())
  await page.getByRole('button', { name: en.form.submit, exact: true }).click()
  await page.getByRole('alertdialog').getByText('Sending failed').waitFor()
  await page.keyboard.press('Escape')
  await page.unroute('**/support/beta.data*')
  expect(await field(page, 'iPad mini (6th generation)').isChecked()).toBe(true)
  expect(await field(page, enLabels.fields.device_language).inputValue()).toBe('ja')
  await isSent(page, languages[0][2], email)
  expect(await runAxe(page)).toEqual([])
})

/** Sent once: the thanks have their address, and one mail comes. */
async function isSent(page: Page, copy: Copy, email: string) {
  await page.getByRole('button', { name: copy.form.submit, exact: true }).click()
  await done(page, copy)
  expect(new URL(page.url()).searchParams.get('sent')).toMatch(/^B-/)
  await expect.poll(() => readMails(stage.testServer, email), { timeout: 15_000 }).toHaveLength(1)
}

async function findDevice(page: Page) {
  const filter = page.getByRole('searchbox', { name: en.form.filter })
  await filter.focus()
  await page.keyboard.type('touch')
  const left = page.locator('#beta-devices-list input:visible')
  await becomes(() => left.count(), 1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByText('1 chosen').waitFor()
  await filter.fill('no such thing')
  await page.getByText(en.form.none).waitFor()
  await filter.fill('')
  expect(await field(page, 'iPod touch (7th generation)').isChecked()).toBe(true)
  const list = await page.locator('#beta-devices-list').boundingBox()
  expect(list?.height).toBeLessThanOrEqual(285)
}

test.each(languages)(
  '%s: without scripts it takes one press more, and a reload of the thanks sends nothing again',
  async (_, prefix, copy, locale) => {
    const { form, asked } = copy
    const email = uniqueAddress(`noscript${prefix.slice(1)}`)
    const visitor = createFormVisitor(stage.testServer)
    await visitor.open(`${prefix}/support/beta`)
    visitor.fill(asked.fields.name, 'Noor')
    visitor.fill(asked.fields.email, email)
    visitor.fill(asked.fields.email2, email)
    visitor.find(asked.fields.device_language).val('ja')
    for (const label of [
      tablet[locale],
      asked.options.devices['not-listed'],
      asked.options.familiarity['stop-motion'],
    ])
      visitor.check(label)
    for (const box of ['#beta-code_of_conduct', '#beta-terms']) visitor.check(box)
    await visitor.press(form.submit)
    expect(visitor.status).toBe(422)
    expect(visitor.find(tablet[locale]).attr('checked')).toBeDefined()
    await sleep(1600)
    await visitor.press(form.submit)
    expect(visitor.path).toMatch(/[?&]sent=B-/)
    expect(visitor.read()).toContain(copy.sent.text)
    await visitor.open(visitor.path)
    expect(visitor.read()).toContain(copy.sent.text)
    await expect.poll(() => readMails(stage.testServer, email), { timeout: 15_000 }).toHaveLength(1)
  },
)

test('is counted as it arrives, and not as its thanks are seen again', async () => {
  const counted = (name: string) => async () => countedAs(name, stage.testServer)
  const timesOf = async (name: string) => timesCounted(await counted(name)())
  const sentBefore = await timesOf('beta-application')
  const page = await stage.arrive('/support/beta', person)
  // Chromium's requests during unload do not carry the `userAgent` of a test.
  const leave = () => page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await fillIn(page, languages[0][2], uniqueAddress('counted'))
  await page.getByRole('button', { name: en.form.submit, exact: true }).click()
  await done(page, en)
  // What is counted is noted a moment after it is shown; to leave again counts nothing twice.
  const afterLeaving = <T>(read: () => Promise<T>) => leave().then(read)
  await becomes(() => afterLeaving(counted('beta-application')), [['en-US', 0, sentBefore + 1]])
  const seenBefore = await timesOf('/support/beta')
  await page.reload()
  await hydrated(page)
  await becomes(() => afterLeaving(() => timesOf('/support/beta')), seenBefore + 1)
  expect(await counted('beta-application')()).toEqual([['en-US', 0, sentBefore + 1]])
})
