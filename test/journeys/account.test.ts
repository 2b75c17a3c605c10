import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import cn from '../../site/features/account/copy/cn.ts'
import en from '../../site/features/account/copy/en.ts'
import jp from '../../site/features/account/copy/jp.ts'
import pagesCn from '../../site/pages/account/copy/cn.ts'
import pagesEn from '../../site/pages/account/copy/en.ts'
import pagesJp from '../../site/pages/account/copy/jp.ts'
import { unbroken } from '../../ui/phrases.tsx'
import formCn from '../../ui/submission/copy/cn.ts'
import formEn from '../../ui/submission/copy/en.ts'
import formJp from '../../ui/submission/copy/jp.ts'
import { createFormVisitor } from '../form-visitor.ts'
import { linkInMail, readMails } from '../mails.ts'
import { unique } from '../unique.ts'
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
      const mio = personOf(unique(`mio-${language.toLowerCase()}`))
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
      // The password has the focus and is selected.
      await becomes(() => page.evaluate(() => document.activeElement?.id), 'login-password')
      await page.keyboard.type('another sea entirely')
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
    const ada = personOf(unique(`ada-${language.toLowerCase()}`))
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

test('what is kept in memory for everybody never holds the name of anybody', async () => {
  const name = unique('zuleika')
  const visitor = createFormVisitor(stage.testServer)
  await visitor.open('/register')
  fillRegistration(visitor, personOf(name))
  await sleep(asLongAsPeopleTake)
  await visitor.press(en.register.submit)
  await visitor.open('/')
  await visitor.open('/account')
  expect(visitor.read()).toContain(`Logged in as ${name}`)
  expect((await visitor.fetch('/account')).headers.get('cache-control')).toBe('no-store')
  for (const path of ['/', '/login', '/register', '/account']) {
    expect(await (await stage.testServer.fetch(path)).text()).not.toContain(name)
  }
})
