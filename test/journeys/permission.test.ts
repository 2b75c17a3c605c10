import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import labelsCn from '../../contract/requests/permission/copy/cn.ts'
import labelsEn from '../../contract/requests/permission/copy/en.ts'
import labelsJp from '../../contract/requests/permission/copy/jp.ts'
import cn from '../../site/pages/permission/copy/cn.ts'
import en from '../../site/pages/permission/copy/en.ts'
import jp from '../../site/pages/permission/copy/jp.ts'
import { unbroken } from '../../ui/phrases.tsx'
import sendingCn from '../../ui/submission/copy/cn.ts'
import sendingEn from '../../ui/submission/copy/en.ts'
import sendingJp from '../../ui/submission/copy/jp.ts'
import { runAxe, runAxeInSweep } from '../axe.ts'
import { hydrated } from '../browser.ts'
import { createFormVisitor } from '../form-visitor.ts'
import { isWhole } from '../loop-count.ts'
import { linkInMail, readMails, textOf } from '../mails.ts'
import { uniqueAddress } from '../unique.ts'
import { becomes, openStage } from './stage.ts'

const stage = openStage({ server: {} })
const base = '/legal/trademark-use-application'
const languages = [
  ['English', '', en, labelsEn, sendingEn],
  ['Chinese', '/cn', cn, labelsCn, sendingCn],
  ['Japanese', '/jp', jp, labelsJp, sendingJp],
] as const
type Copy = (typeof languages)[number][2]
type Labels = typeof labelsEn

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
const arrived = (page: Page, heading: string) =>
  page.getByRole('heading', { level: 1, name: unbroken(heading), exact: true }).waitFor()
const type = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
const choose = (page: Page, question: string, answer: string) =>
  page
    .getByRole('group', { name: question, exact: true })
    .getByRole('radio', { name: answer, exact: true })
    .press('Space')

/** From the first page to the question who asks; `beforeGoingOn` on the page in between. */
async function tellWhat(page: Page, copy: Copy, labels: Labels, beforeGoingOn = async () => {}) {
  const { fields, steps } = copy
  await press(page, copy.start.form.start)
  await arrived(page, steps.what.heading)
  await type(page, fields.marks, 'The hill')
  await type(page, fields.usage, 'On two hundred bags')
  await beforeGoingOn()
  await press(page, copy.continue)
  await arrived(page, steps['when-and-where'].heading)
  await choose(page, fields.period, labels.options.period['-1'])
  await type(page, fields.period_detail, 'two summers')
  await type(page, fields.regions, 'Tasmania')
  await type(page, fields.urls, '@fair')
  await press(page, copy.continue)
  await arrived(page, steps.who.heading)
}

async function tellPerson(page: Page, copy: Copy, labels: Labels, email: string) {
  const { fields, steps } = copy
  await choose(page, fields.is_company, labels.options.contact_is_authorised.no)
  await press(page, copy.continue)
  await arrived(page, steps.individual.heading)
  await type(page, fields.full_name, 'Ines Sample')
  await type(page, fields.address, '1 Example Street')
  await type(page, fields.email, email)
  await press(page, copy.continue)
}

async function tellActivity(page: Page, copy: Copy, labels: Labels) {
  const { fields, steps } = copy
  await arrived(page, steps.organisation.heading)
  await choose(page, fields.industry, labels.options.industry['4'])
  await choose(page, fields.not_for_profit, labels.options.not_for_profit.yes)
  await choose(page, fields.turnover, labels.options.turnover.unsure)
  await press(page, copy.continue)
  await arrived(page, steps.check.heading)
}

/** From the first page to the question who asks, without scripts. */
async function tellWhatPlainly(visitor: ReturnType<typeof createFormVisitor>, address: string, copy: Copy) {
  const { fields, steps } = copy
  const arrived = (heading: string) => expect(visitor.read('h1')).toBe(unbroken(heading))
  await visitor.open(address)
  await visitor.press(copy.start.form.start)
  arrived(steps.what.heading)
  visitor.fill(fields.marks, 'The hill')
  visitor.fill(fields.usage, 'On two hundred bags')
  await visitor.press(copy.continue)
  arrived(steps['when-and-where'].heading)
  visitor.check('[name="period"][value="-1"]')
  visitor.fill(fields.period_detail, 'two summers')
  visitor.fill(fields.regions, 'Tasmania')
  visitor.fill(fields.urls, '@fair')
  await visitor.press(copy.continue)
  arrived(steps.who.heading)
}

describe('a request for permission', () => {
  test('asks by keyboard, keeps what was typed while the server is out of reach, and finds the request again', async () => {
    const email = uniqueAddress('ines')
    const page = await stage.arrive(base, { mayComplain: /Failed to load|fetch/ })
    await tellWhat(page, en, labelsEn, async () => {
      await page.route('**/what.data*', route => route.abort())
      await press(page, 'Continue')
      await page.getByRole('alertdialog').getByText('Sending failed').waitFor()
      await page.keyboard.press('Escape')
      await page.unroute('**/what.data*')
      expect(await page.getByLabel(en.fields.usage).inputValue()).toBe('On two hundred bags')
    })
    await tellPerson(page, en, labelsEn, email)
    await tellActivity(page, en, labelsEn)
    await page.getByText(labelsEn.other.replace('{detail}', 'two summers')).waitFor()
    await press(page, en.check.submit)
    await arrived(page, en.sent.heading)
    const reference = await page.getByText(/^P-[2-9A-Z]{8}$/).innerText()
    const visitor = createFormVisitor(stage.testServer)
    await visitor.open(await linkInMail(stage.testServer, email, '/support/requests/[\\w-]+'))
    expect(visitor.read()).toContain(reference)
    expect(visitor.read()).toContain(labelsEn.options.industry['4'])
  })

  test.each(languages)(
    'asks in %s without scripts: one press more, and what is sent is not sent again',
    async (_, prefix, copy, labels, sending) => {
      const email = uniqueAddress(`noscript${prefix.slice(1)}`)
      const visitor = createFormVisitor(stage.testServer)
      const { fields, steps } = copy
      const arrived = (heading: string) => expect(visitor.read('h1')).toBe(unbroken(heading))
      const choose = (name: keyof typeof fields, value: string) =>
        visitor.check(`[name="${name}"][value="${value}"]`)
      await tellWhatPlainly(visitor, prefix + base, copy)
      await visitor.press(copy.continue)
      expect(visitor.status).toBe(422)
      expect(visitor.count('main [role="alert"] a')).toBeGreaterThan(0)
      expect(visitor.title).toMatch(/^(?:Error: |有误：|エラー：)/)
      choose('is_company', 'no')
      await visitor.press(copy.continue)
      arrived(steps.individual.heading)
      visitor.fill(fields.full_name, 'Ines Sample')
      visitor.fill(fields.address, '1 Example Street')
      visitor.fill(fields.email, email)
      await visitor.press(copy.continue)
      arrived(steps.organisation.heading)
      choose('industry', '4')
      choose('not_for_profit', 'yes')
      choose('turnover', 'unsure')
      await visitor.press(copy.continue)
      arrived(steps.check.heading)
      expect(visitor.read()).toContain(labels.other.replace('{detail}', 'two summers'))
      await visitor.press(copy.check.submit)
      expect(visitor.read()).toContain(sending.oncemore)
      await sleep(1600)
      await visitor.press(copy.check.submit)
      arrived(copy.sent.heading)
      const reference = /P-[2-9A-Z]{8}/.exec(visitor.read())?.[0] ?? ''
      const check = visitor.path.replace('/sent?', '/check?')
      await visitor.open(check)
      arrived(copy.sent.heading)
      expect(visitor.read()).toContain(reference)
      const again = await visitor.fetch(check, {
        method: 'POST',
        headers: { Origin: stage.testServer.origin },
        body: new URLSearchParams({ captcha: 'another' }),
      })
      expect([again.status, again.headers.get('location')]).toEqual([303, expect.stringContaining('/sent?')])
      await expect.poll(() => readMails(stage.testServer, email), { timeout: 15_000 }).toHaveLength(1)
      await visitor.open(prefix + (await linkInMail(stage.testServer, email, '/support/requests/[\\w-]+')))
      expect(visitor.read()).toContain(reference)
      expect(visitor.read()).toContain(labels.options.industry['4'])
    },
  )

  test.runIf(isWhole)(
    'asks for a company, whose other contact may sign, and can go back and change an answer',
    async () => {
      const visitor = createFormVisitor(stage.testServer)
      await tellWhatPlainly(visitor, base, en)
      const token = /name="token" value="([\w-]{43})"/.exec(visitor.html)?.[1]
      const page = await stage.arrive(`${base}/who?resume=${token}`)
      await arrived(page, en.steps.who.heading)
      expect(await runAxeInSweep(page)).toEqual([])
      await choose(page, en.fields.is_company, 'Yes')
      await press(page, 'Continue')
      await arrived(page, en.steps.company.heading)
      for (const field of ['company_name', 'contact_name', 'business_number', 'company_address'] as const) {
        await type(page, en.fields[field], 'Sample')
      }
      await type(page, en.fields.contact_email, 'ken@example.com')
      await choose(page, en.fields.contact_is_authorised, 'No')
      await press(page, 'Back')
      await arrived(page, en.steps.who.heading)
      await press(page, 'Continue')
      await arrived(page, en.steps.company.heading)
      await type(page, en.fields.authorised_name, 'Mara')
      await press(page, 'Continue')
      await page.getByRole('link', { name: 'Authorized contact email: Required field' }).press('Enter')
      expect(await page.title()).toBe('Error: Your company · procreate')
      await becomes(() => page.evaluate(() => document.activeElement?.id), 'permission-authorised_email')
      expect(await runAxe(page)).toEqual([])
      await type(page, en.fields.authorised_email, 'mara@example.com')
      await press(page, 'Continue')
      await tellActivity(page, en, labelsEn)
      await page.getByRole('link', { name: 'Distribution regions: change' }).press('Enter')
      await type(page, en.fields.regions, 'Tasmania and Victoria')
      await press(page, 'Continue')
      await arrived(page, en.steps.check.heading)
      await page.getByText('Tasmania and Victoria').waitFor()
      expect(await runAxe(page)).toEqual([])
      await page.reload()
      await hydrated(page)
      await page.getByText('mara@example.com').waitFor()
      for (const [short, look] of [
        [en.steps['when-and-where'].short, runAxeInSweep],
        [en.steps.organisation.short, runAxe],
      ] as const) {
        await page.getByRole('navigation', { name: en.stepsLabel }).getByText(short).click()
        await page.getByRole('button', { name: en.save }).waitFor()
        expect(await look(page)).toEqual([])
      }
      await press(page, 'Continue')
      await arrived(page, en.steps.check.heading)
      await press(page, en.check.submit)
      await arrived(page, en.sent.heading)
      expect(await runAxe(page)).toEqual([])
    },
  )

  test('saves half of it, comes back by the mailed link, and has it forgotten', async () => {
    const page = await stage.arrive(base)
    await press(page, 'Start a request')
    await arrived(page, en.steps.what.heading)
    await type(page, en.fields.marks, 'Half a thought')
    await press(page, en.save)
    await arrived(page, en.saved.heading)
    expect(await runAxe(page)).toEqual([])
    const email = uniqueAddress('half')
    await type(page, 'Email', email)
    await press(page, 'Send')
    await page.getByText(en.saved.mailed).waitFor()
    let address = ''
    await expect
      .poll(
        async () => {
          const [mail = ''] = await readMails(stage.testServer, email)
          address = /\/legal\/\S+\?resume=[\w-]+/.exec(textOf(mail))?.[0] ?? ''
          return address
        },
        { timeout: 15_000 },
      )
      .not.toBe('')
    const elsewhere = await stage.arrive(address, { width: 360 })
    await arrived(elsewhere, en.steps.what.heading)
    expect(await elsewhere.getByLabel(en.fields.marks).inputValue()).toBe('Half a thought')
    await press(elsewhere, en.save)
    await elsewhere.getByText(en.saved.forget, { exact: true }).press('Enter')
    await press(elsewhere, en.saved.forgetButton)
    await elsewhere.getByText(en.start.forgotten).waitFor()
    await elsewhere.goto(address)
    await arrived(elsewhere, en.gone.heading)
    expect(await runAxe(elsewhere)).toEqual([])
  })
})

describe('a visitor who is not sure', () => {
  test.each([
    ['work', null, en.start.verdicts.free],
    ['goods', null, en.start.verdicts.ask],
    ['ai', null, en.start.verdicts.never],
    ['teach', 'No', en.start.verdicts.free],
    ['teach', 'Yes', en.start.verdicts.ask],
  ] as const)('asks about %s (%s): %s', async (use, more, verdict) => {
    const visitor = createFormVisitor(stage.testServer)
    await visitor.open(base)
    visitor.check(en.start.question.uses[use])
    await visitor.press(en.start.question.submit)
    if (more) {
      visitor.check(more)
      await visitor.press(en.start.question.submit)
    }
    expect(visitor.read()).toContain(verdict)
    const [address = '', section] = visitor.addressOf(en.start.guidelines).split('#')
    expect(await (await stage.testServer.fetch(address)).text()).toContain(`id="${section}"`)
  })

  test('gets an answer that axe has no word for', async () => {
    const visitor = createFormVisitor(stage.testServer)
    await visitor.open(base)
    visitor.check(en.start.question.uses.teach)
    await visitor.press(en.start.question.submit)
    visitor.check('Yes')
    await visitor.press(en.start.question.submit)
    const checked = await stage.open(visitor.path)
    await checked.getByRole('heading', { name: en.start.verdicts.ask }).waitFor()
    expect(await runAxe(checked)).toEqual([])
  })
})
