import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { inTurn } from '../loop-count.ts'
import { type Mood, openRecaptcha } from '../recaptcha-fake.ts'
import { unique, uniqueAddress } from '../unique.ts'
import { openStage } from './stage.ts'

const provider = await openRecaptcha()
afterAll(() => provider.close())

const stage = openStage({
  server: {
    env: {
      CAPTCHA: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'the-key',
      RECAPTCHA_SECRET: 'the secret',
      RECAPTCHA_ORIGIN: provider.origin,
    },
  },
})

const failure = 'reCAPTCHA token could not be generated'
const mayComplain = /Failed to load|422|503/

async function ask(page: Page, email: string) {
  await page.locator('#newsletter-email').fill(email)
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
}

test('the script comes at the first touch, and its word is taken', async () => {
  provider.become('good')
  const asked: string[] = []
  const page = await stage.arrive('/insight', {
    before: async page => void page.on('request', request => asked.push(request.url())),
  })
  await page.waitForTimeout(300)
  expect(asked.filter(url => url.startsWith(provider.origin))).toEqual([])
  expect(await page.getByText('protected by reCAPTCHA').count()).toBe(1)
  await ask(page, uniqueAddress('vouched'))
  await page.getByRole('heading', { name: "You're subscribed." }).waitFor()
  expect(asked).toContain(`${provider.origin}/recaptcha/api.js?render=the-key`)
})

const moods: readonly Mood[] = ['low score', 'no', 'broken', 'hangs up', 'nonsense']

test('a provider that does not vouch, whatever it answers: the form is not taken, stays, and can be sent again', async () => {
  provider.become('good')
  const page = await stage.arrive('/insight', { mayComplain })
  await page.locator('#newsletter-email').focus()
  await page.waitForFunction(() => 'grecaptcha' in globalThis)
  const alert = page.locator('#newsletter').getByRole('alert')
  for (const mood of inTurn(moods, 2)) {
    provider.become(mood)
    const email = uniqueAddress(mood.replace(' ', '-'))
    const answered = page.waitForResponse(
      response => response.request().method() === 'POST' && /newsletter/.test(response.url()),
    )
    await ask(page, email)
    expect([mood, [422, 503].includes((await answered).status())]).toEqual([mood, true])
    await alert.waitFor()
    expect(await page.locator('#newsletter-email').inputValue()).toBe(email)
    expect(await page.getByRole('button', { name: 'Subscribe', exact: true }).isEnabled()).toBe(true)
  }
  provider.become('good')
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await page.getByRole('heading', { name: "You're subscribed." }).waitFor()
})

test('a script that does not come is said in so many words', async () => {
  provider.become('no script')
  const page = await stage.arrive('/insight', { mayComplain })
  await ask(page, uniqueAddress('late'))
  await page.locator('#newsletter').getByText(failure).first().waitFor()
  provider.become('good')
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await page.getByRole('heading', { name: "You're subscribed." }).waitFor()
})

test('an account is made on the word of the provider, and what is typed stays when there is none', async () => {
  provider.become('no script')
  const page = await stage.arrive('/', { mayComplain })
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.locator('dialog a[href="/register"]').click()
  await page.locator('dialog').getByText('protected by reCAPTCHA').waitFor()
  const fields = {
    username: unique('vera'),
    firstname: 'Vera',
    lastname: 'Lind',
    email: uniqueAddress('vera'),
    password: 'the blue after snow',
    password2: 'the blue after snow',
    dob: '1990-05-04',
  }
  for (const [name, value] of Object.entries(fields)) await page.locator(`#register-${name}`).fill(value)
  await page.locator('#register-terms').check()
  const button = page.locator('dialog form:has(#register-terms) button[type="submit"]')
  await button.click()
  await page.locator('dialog').getByRole('alert').getByText(failure).waitFor()
  expect(await page.locator('#register-password').inputValue()).toBe(fields.password)
  provider.become('low score')
  await button.click()
  await page.locator('dialog').getByRole('alert').getByText('We couldn’t confirm').waitFor()
  provider.become('good')
  await button.click()
  await page.getByRole('heading', { name: 'Account created' }).waitFor()
})

test('the policies say what goes to Google, with links to its own, and which cookie it sets', async () => {
  const { host } = new URL(provider.origin)
  for (const locale of ['', '/cn', '/jp']) {
    const read = async (page: string) => (await stage.testServer.fetch(`${locale}${page}`)).text()
    const [privacy, cookies] = [await read('/privacy-policy'), await read('/cookies-policy')]
    for (const html of [privacy, cookies]) {
      expect(html).toContain('<h2 id="recaptcha"')
      expect(html).toContain(host)
      expect(html).toContain('href="https://policies.google.com/privacy"')
      expect(html).toContain('href="https://policies.google.com/terms"')
    }
    expect(cookies).toContain('<code>_GRECAPTCHA</code>')
    expect(privacy).not.toMatch(/small sum|小题目|小さな計算/)
    expect(cookies).not.toMatch(/none from other companies|也没有其他公司|ほかの会社の Cookie もありません/)
  }
  const api = await stage.testServer.fetch('/api/admin/page/legal/privacy-policy?lang=ja')
  expect(await api.text()).toContain(host)
})
