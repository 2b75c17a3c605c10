import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import cn from '../../site/features/account/copy/cn.ts'
import en from '../../site/features/account/copy/en.ts'
import jp from '../../site/features/account/copy/jp.ts'
import formCn from '../../site/form/copy/cn.ts'
import formEn from '../../site/form/copy/en.ts'
import formJp from '../../site/form/copy/jp.ts'
import pagesCn from '../../site/pages/account/copy/cn.ts'
import pagesEn from '../../site/pages/account/copy/en.ts'
import pagesJp from '../../site/pages/account/copy/jp.ts'
import { unbroken } from '../../site/ui/phrases.tsx'
import { createFormVisitor } from '../form-visitor.ts'
import { linkInMail, readMails } from '../mails.ts'
import { becomes, focused, openStage } from './stage.ts'

const stage = openStage()
const saysNo = /status of 40[14]/
/** Without scripts a form is taken when it has been looked at for a moment. */
const asLongAsPeopleTake = 1600

interface Person {
  readonly username: string
  readonly email: string
  readonly password: string
}

/** Mio forgot her password once; each language has a Mio of its own. */
const personOf = (name: string): Person => ({
  username: name,
  email: `${name}@example.com`,
  password: `${name} paints the sea`,
})

const languages = [
  ['English', '', en, pagesEn, formEn],
  ['Chinese', '/cn', cn, pagesCn, formCn],
  ['Japanese', '/jp', jp, pagesJp, formJp],
] as const

/** Goes with the Tab key to the thing of this selector. */
async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`The Tab key does not come to ${selector}`)
}

async function fill(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [id, text] of Object.entries(fields)) {
    await tabTo(page, `#${id}`)
    await page.keyboard.type(text)
  }
}

function fillRegistration(visitor: ReturnType<typeof createFormVisitor>, person: Person) {
  const fields = {
    ...person,
    firstname: 'Ada',
    lastname: 'Okafor',
    password2: person.password,
    dob: '1988-02-29',
  }
  for (const [name, value] of Object.entries(fields)) visitor.fill(`#register-${name}`, value)
  visitor.check('#register-terms')
}

const main = (page: Page) => page.getByRole('main').innerText()

/** The other languages have the same markup: requests without scripts and account-axe test them. */
describe.each(languages.slice(0, 1))(
  'an account in %s, by keyboard alone',
  (language, prefix, copy, pages) => {
    test('is made, confirmed, left, opened again, given another password, and deleted', async () => {
      const mio = personOf(`mio-${language.toLowerCase()}`)
      const page = await stage.arrive(prefix || '/', { mayComplain: saysNo })
      await tabTo(page, `header a[href="${prefix}/login"]`)
      await page.keyboard.press('Enter')
      await becomes(() => page.evaluate(() => document.activeElement?.id), 'login-username')

      await tabTo(page, `dialog a[href="${prefix}/register"]`)
      await page.keyboard.press('Enter')
      await becomes(() => page.evaluate(() => document.activeElement?.id), 'register-username')
      await page.keyboard.type(mio.username)
      const { email, password } = mio
      await fill(page, {
        'register-firstname': 'Mio',
        'register-lastname': 'Tanaka',
        'register-email': email,
      })
      await fill(page, { 'register-password': password, 'register-password2': password })
      await tabTo(page, '#register-dob')
      await page.keyboard.type('05041990')
      await tabTo(page, '#register-terms')
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      await becomes(() => focused(page), unbroken(copy.created.heading))
      await tabTo(page, 'dialog button[type="button"]')
      await page.keyboard.press('Enter')
      await becomes(() => page.getByRole('dialog').count(), 0)
      await becomes(() => page.getByRole('banner').getByRole('link', { name: mio.username }).count(), 1)

      await page.goto(await linkInMail(stage.testServer, email, `${prefix}/account/confirm`))
      expect(await main(page)).toContain(pages.confirm.text)
      await tabTo(page, 'main button[type="submit"]')
      await page.keyboard.press('Enter')
      await becomes(async () => (await main(page)).includes(pages.confirm.done), true)

      await page.goto(`${prefix}/account`)
      await becomes(
        async () => (await main(page)).includes(pages.home.verified.replace('{email}', email)),
        true,
      )
      await tabTo(page, 'main form:has([value="logout"]) button')
      await page.keyboard.press('Enter')
      await page.waitForURL(url => url.pathname === (prefix || '/'))

      await page.goto(`${prefix}/account/reset`)
      await fill(page, { 'ask-email': email })
      await page.keyboard.press('Enter')
      await becomes(async () => (await main(page)).includes(pages.reset.sent), true)
      await page.goto(await linkInMail(stage.testServer, email, `${prefix}/account/reset`))
      await fill(page, { 'set-password': 'another sea entirely', 'set-password2': 'another sea entirely' })
      await page.keyboard.press('Enter')
      await becomes(async () => (await main(page)).includes(pages.reset.done), true)

      await page.goto(`${prefix}/login`)
      await fill(page, { 'login-username': email, 'login-password': password })
      await page.keyboard.press('Enter')
      await becomes(async () => (await main(page)).includes(copy.login.failed), true)
      await page.goto(`${prefix}/login`)
      await fill(page, { 'login-username': email, 'login-password': 'another sea entirely' })
      await page.keyboard.press('Enter')
      await page.waitForURL(url => url.pathname === `${prefix}/account`)

      await page.goto(`${prefix}/account/delete`)
      await fill(page, { 'delete-password': 'another sea entirely' })
      await page.keyboard.press('Enter')
      await becomes(async () => (await main(page)).includes(pages.farewell.done), true)
      await page.goto(`${prefix}/account`)
      expect(new URL(page.url()).pathname).toBe(`${prefix}/login`)
      await becomes(async () => (await readMails(stage.testServer, email)).length >= 3, true)
    })
  },
)

describe.each(languages)('an account in %s, without scripts', (language, prefix, copy, pages, form) => {
  test('is made, refused, opened, confirmed, given another password, deleted', async () => {
    const ada = personOf(`ada-${language.toLowerCase()}`)
    const visitor = createFormVisitor(stage.testServer)
    await visitor.open(`${prefix}/register`)
    visitor.fill('#register-username', 'a')
    visitor.fill('#register-email', ada.email)
    visitor.fill('#register-password', ada.password)
    await visitor.press(copy.register.submit)
    expect(visitor.read()).toContain(form.errors)
    expect(visitor.find('#register-email').val()).toBe(ada.email)
    expect(visitor.find('#register-password').val()).toBeUndefined()
    fillRegistration(visitor, ada)
    await sleep(asLongAsPeopleTake)
    await visitor.press(copy.register.submit)
    expect(visitor.read()).toContain(unbroken(copy.created.heading))
    await visitor.open(`${prefix}/account`)
    expect(visitor.read()).toContain(ada.username)
    await visitor.press(pages.home.logOut)

    await visitor.open(`${prefix}/login`)
    visitor.fill('#login-username', ada.username)
    visitor.fill('#login-password', 'not hers')
    await visitor.press(copy.login.submit)
    expect(visitor.read()).toContain(copy.login.failed)
    expect(visitor.find('#login-username').val()).toBe(ada.username)
    visitor.fill('#login-password', ada.password)
    await visitor.press(copy.login.submit)
    expect(visitor.path).toBe(`${prefix}/account`)

    await visitor.open(await linkInMail(stage.testServer, ada.email, `${prefix}/account/confirm`))
    await visitor.press(pages.confirm.button)
    expect(visitor.read()).toContain(pages.confirm.done)
    await visitor.open(`${prefix}/account/reset`)
    visitor.fill('#ask-email', ada.email)
    await visitor.press(pages.reset.send)
    expect(visitor.read()).toContain(pages.reset.sent)
    await visitor.open(await linkInMail(stage.testServer, ada.email, `${prefix}/account/reset`))
    visitor.fill('#set-password', 'a quieter sea')
    visitor.fill('#set-password2', 'a quieter sea')
    await visitor.press(pages.reset.set)
    expect(visitor.read()).toContain(pages.reset.done)

    await visitor.open(`${prefix}/login`)
    visitor.fill('#login-username', ada.email)
    visitor.fill('#login-password', 'a quieter sea')
    await visitor.press(copy.login.submit)
    await visitor.open(`${prefix}/account/delete`)
    visitor.fill('#delete-password', 'a quieter sea')
    await visitor.press(pages.delete.deleteButton)
    expect(visitor.read()).toContain(pages.farewell.done)
    await visitor.open(`${prefix}/account`)
    expect(visitor.path).toBe(`${prefix}/login`)
    await becomes(async () => (await readMails(stage.testServer, ada.email)).length >= 3, true)
  })
})

describe('the log-in dialog', () => {
  test('says that it failed, selects the password, and forgets what was typed when it is closed', async () => {
    const page = await stage.arrive('/', { mayComplain: saysNo })
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
    expect(await focused(page)).toBe(en.login.submit)
    await open()
    await becomes(() => page.locator('#login-username').inputValue(), '')
    const width = await page.locator('dialog[open]').evaluate(dialog => dialog.getBoundingClientRect().width)
    expect(width).toBeLessThanOrEqual(650)
  })

  test('asks for what is missing before it asks the service', async () => {
    const page = await stage.arrive('/')
    await page.getByRole('banner').getByRole('link', { name: en.login.submit }).click()
    await page.locator('dialog button[type="submit"]').click()
    const field = page.locator('#login-username')
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('#login-username-error').textContent()).toBe(
      `${formEn.error}: ${formEn.reasons.required}`,
    )
    await becomes(() => page.evaluate(() => document.activeElement?.id), 'login-username')
  })

  test('dims while it waits, and loses nothing when there is no answer', async () => {
    const page = await stage.arrive('/', { mayComplain: /ERR_FAILED/ })
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
  })
})

test('the registration lists what is wrong above the form, takes the focus there, and leads to the fields', async () => {
  const page = await stage.arrive('/', { mayComplain: /status of 422/ })
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
})

test('what is kept in memory for everybody never holds the name of anybody', async () => {
  const visitor = createFormVisitor(stage.testServer)
  await visitor.open('/register')
  fillRegistration(visitor, personOf('zuleika'))
  await sleep(asLongAsPeopleTake)
  await visitor.press(en.register.submit)
  await visitor.open('/')
  await visitor.open('/account')
  expect(visitor.read()).toContain('Logged in as zuleika')
  expect((await visitor.fetch('/account')).headers.get('cache-control')).toBe('no-store')
  for (const path of ['/', '/login', '/register', '/account']) {
    expect(await (await stage.testServer.fetch(path)).text()).not.toContain('zuleika')
  }
})
