import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createVisitor } from '../cookie-jar.ts'
import { queryHtml } from '../html.ts'
import { becomes, cookiesOf, focused, openStage } from './stage.ts'

const stage = openStage()
const footer = (page: Page) => page.getByRole('contentinfo')
const address = (page: Page) => async () => page.url().replace(stage.testServer.origin, '')
const isOpen = (page: Page) => () =>
  footer(page)
    .locator('details')
    .evaluate((details: HTMLDetailsElement) => details.open)

/** The page's machine-readable language, after a language change as after a load. */
const facts = (page: Page) =>
  page.evaluate(() => {
    const hrefs = (selector: string) =>
      [...document.querySelectorAll<HTMLLinkElement>(selector)].map(({ hreflang, href }) =>
        `${hreflang} ${new URL(href).pathname}`.trim(),
      )
    return {
      lang: document.documentElement.lang,
      title: document.title,
      titles: document.querySelectorAll('title').length,
      headings: [...document.querySelectorAll('h1')].map(heading => heading.textContent),
      canonical: hrefs('link[rel=canonical]'),
      alternates: hrefs('link[rel=alternate][hreflang]').sort(),
      descriptions: document.querySelectorAll('meta[name=description]').length,
      around: [...document.querySelectorAll<HTMLElement>('header, footer')].map(part => part.textContent),
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    }
  })

test('the footer offers the three languages, each in its own words', async () => {
  const page = queryHtml(await (await stage.testServer.fetch('/jp')).text())
  const choices = page.within('footer details').each('button')
  expect(choices.map(button => [button.text(), button.attribute('button', 'lang')])).toEqual([
    ['English (US)', 'en-US'],
    ['简体中文', 'zh-CN'],
    ['日本語', 'ja'],
  ])
  expect(page.within('footer').text('[aria-current=true]')).toBe('日本語')
})

test('a language is chosen by keyboard: it is saved, and takes the place of this page', async () => {
  const page = await stage.arrive('/?from=letter#apps')
  const before = await page.evaluate(() => history.length)
  await footer(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await becomes(isOpen(page), true)
  for (const choice of ['English (US)', '简体中文', '日本語']) {
    await page.keyboard.press('Tab')
    await becomes(() => focused(page), choice)
  }
  await page.keyboard.press('Enter')
  await becomes(address(page), '/jp?from=letter#apps')
  expect(await page.evaluate(() => history.length)).toBe(before)
  expect(await cookiesOf(page)).toEqual({ 'preferred-locale': 'jp' })
  await becomes(isOpen(page), false)
})

test('Esc and a press elsewhere close the languages; Esc gives the focus back', async () => {
  const page = await stage.reuse('/')
  const summary = footer(page).locator('summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await becomes(isOpen(page), false)
  await becomes(() => summary.evaluate(element => element === document.activeElement), true)
  await summary.click()
  await footer(page).getByText('© 20').click()
  await becomes(isOpen(page), false)
})

test('after a change of language everything that the page says about itself is in the new one', async () => {
  const page = await stage.reuse('/')
  const loaded = await stage.open('/robots.txt', { scripts: false })
  for (const [choice, path] of [
    ['日本語', '/jp'],
    ['简体中文', '/cn'],
    ['English (US)', '/'],
  ] as const) {
    await footer(page).locator('summary').click()
    await footer(page).getByRole('button', { name: choice }).click()
    await becomes(address(page), path)
    await loaded.goto(path)
    await becomes(() => facts(page), await facts(loaded))
  }
  const { alternates, ...english } = await facts(page)
  expect(english).toMatchObject({ lang: 'en-US', titles: 1, descriptions: 1, canonical: ['/'] })
  expect(english.headings).toHaveLength(1)
  expect(alternates).toEqual(['en-US /', 'ja /jp', 'x-default /', 'zh-CN /cn'])
})

test('what one visitor chose never shows on the page of another', async () => {
  const mika = createVisitor(stage.testServer)
  expect((await mika.post('/preferences', { locale: 'jp' })).status).toBe(303)
  expect(queryHtml((await mika.open('/')).html).attribute('aside', 'lang')).toBe('ja')
  const other = await stage.testServer.fetch('/')
  expect(queryHtml(await other.text()).count('aside')).toBe(0)
  expect(other.headers.getSetCookie()).toEqual([])
})

test('a language is chosen where no scripts run', async () => {
  const page = await stage.open('/en?from=letter', { scripts: false })
  await footer(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await becomes(address(page), '/cn?from=letter')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-CN')
  expect(await cookiesOf(page)).toEqual({ 'preferred-locale': 'cn' })
})

test('a choice that cannot be fetched leaves a page that says so, with a frame around it', async () => {
  const page = await stage.arrive('/', { mayComplain: /status of 500/ })
  await footer(page).locator('summary').click()
  await page.route('**/*.data*', route => route.fulfill({ status: 500, body: 'The line is cut.' }))
  await footer(page).getByRole('button', { name: '日本語' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sorry, an error occured' }).waitFor()
  expect(await page.getByRole('navigation').count()).toBe(2)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-US')
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).click()
  await becomes(() => page.evaluate(() => document.documentElement.lang), 'ja')
})
