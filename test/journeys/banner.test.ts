import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated } from '../browser.ts'
import { becomes, cookiesOf, focused, openStage } from './stage.ts'

const stage = openStage({ workbench: true })
const mika = { locale: 'ja-JP' }
const banner = (page: Page) => page.getByRole('complementary')
const offer = (page: Page) => banner(page).evaluateAll(([first]) => first?.getAttribute('lang') ?? null)
const address = (page: Page) => async () => page.url().replace(stage.testServer.origin, '')

test('Continue saves the language for 365 days and every page, not sent along from other sites, and puts the same page, query and anchor in the place of this one', async () => {
  const page = await stage.arrive('/workbench', mika)
  await page.getByRole('link', { name: 'procreate, home page' }).click()
  await page.waitForURL(`${stage.testServer.origin}/`)
  await page.goto('/?from=letter#apps')
  await hydrated(page)
  const before = await page.evaluate(() => history.length)
  await banner(page).getByRole('combobox').focus()
  await page.keyboard.press('Tab')
  await becomes(() => focused(page), '続ける')
  await page.keyboard.press('Enter')
  await becomes(address(page), '/jp?from=letter#apps')
  await becomes(() => offer(page), null)
  expect(await page.evaluate(() => history.length)).toBe(before)
  expect(await cookiesOf(page)).toEqual({ 'preferred-locale': 'jp' })
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86400)).toBe(365)
  await page.goBack()
  await becomes(address(page), '/')
})

test('English leads to the address without a prefix', async () => {
  const page = await stage.arrive('/jp?q=1')
  expect(await offer(page)).toBe('en-US')
  await banner(page).getByRole('button', { name: 'Continue' }).click()
  await becomes(address(page), '/?q=1')
  expect(await cookiesOf(page)).toEqual({ 'preferred-locale': 'en' })
})

test('to choose the language one is reading takes the banner away', async () => {
  const page = await stage.arrive('/', mika)
  await banner(page).getByRole('combobox').selectOption('en')
  await banner(page).getByRole('button', { name: '続ける' }).click()
  await becomes(() => offer(page), null)
  expect(await cookiesOf(page)).toEqual({ 'preferred-locale': 'en' })
})

test('hiding the banner hides it on every page of this language; each hidden language is remembered once', async () => {
  const page = await stage.arrive('/', mika)
  const hide = banner(page).getByRole('button', { name: 'この案内を隠す' })
  await hide.focus()
  await page.keyboard.press('Enter')
  await becomes(() => offer(page), null)
  expect(await cookiesOf(page)).toEqual({ 'dismissed-locales': 'en' })
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click()
  await page.getByRole('heading', { level: 1, name: 'Work where the light is good' }).waitFor()
  expect(await offer(page)).toBe(null)
  await page.goto('/cn')
  await hydrated(page)
  await hide.click()
  await becomes(() => offer(page), null)
  expect(await cookiesOf(page)).toEqual({ 'dismissed-locales': 'en,cn' })
  await page.goto('/')
  expect(await offer(page)).toBe(null)
})

test('the banner is looked at anew on every page, and a page may do without it', async () => {
  const page = await stage.arrive('/workbench', mika)
  expect(await offer(page)).toBe(null)
  await page.getByRole('link', { name: 'procreate, home page' }).click()
  await becomes(() => offer(page), 'ja')
  await page.getByRole('contentinfo').locator('summary').click()
  await page.getByRole('contentinfo').getByRole('button', { name: '简体中文' }).click()
  await becomes(address(page), '/cn')
  await becomes(() => offer(page), null)
})

test('all of it works where no scripts run', async () => {
  const page = await stage.open('/?from=letter', { ...mika, scripts: false })
  const answers: number[] = []
  page.on('response', response => response.url().endsWith('/preferences') && answers.push(response.status()))
  await banner(page).getByRole('button', { name: '続ける' }).click()
  await becomes(address(page), '/jp?from=letter')
  expect(await offer(page)).toBe(null)
  await page.goto('/cn')
  await banner(page).getByRole('button', { name: 'この案内を隠す' }).click()
  await becomes(address(page), '/cn')
  expect(await offer(page)).toBe(null)
  expect(answers).toEqual([303, 303])
  expect(await cookiesOf(page)).toEqual({ 'preferred-locale': 'jp', 'dismissed-locales': 'cn' })
})
