import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { runAxe } from '../axe.ts'
import { overflowOf } from '../browser.ts'
import { createFormVisitor } from '../form-visitor.ts'
import { inTurn } from '../loop-count.ts'
import { becomes, cookiesOf, focused, openStage } from './stage.ts'

const stage = openStage()
const masks = '/handbook/procreate/5.3/layers/masks'

const address = (page: Page) => async () => page.url().replace(stage.testServer.origin, '')
const room = (page: Page) => () => page.locator('[data-room]').getAttribute('data-room')

describe('reading', () => {
  test('by keyboard: past the nav to the text, and on to the next page', async () => {
    const page = await stage.reuse(masks)
    await page.keyboard.press('Tab')
    await becomes(() => focused(page), 'Skip to content')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await becomes(() => focused(page), 'procreate handbook')
    const next = page.getByRole('link', { name: 'Next Alpha lock' })
    await next.focus()
    await page.keyboard.press('Enter')
    await becomes(address(page), '/handbook/procreate/5.3/layers/alpha-lock')
    await becomes(() => focused(page), 'Alpha lock')
    expect(await page.title()).toBe('Alpha lock · procreate handbook 5.3')
    await page.goBack()
    await becomes(() => page.getByRole('heading', { level: 1 }).innerText(), 'Masks')
  })

  test('on paper there is the text, and nothing to press; a section of the contents unfolds where no scripts run, and leads to its pages', async () => {
    const page = await stage.open(masks, { scripts: false })
    await page.emulateMedia({ media: 'print' })
    for (const name of ['Contents', 'Version of the handbook', 'On this page', 'Pages before and after'])
      expect(await page.getByRole('navigation', { name }).count()).toBe(0)
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByRole('button').count()).toBe(0)
    expect(await page.getByRole('heading', { level: 1, name: 'Masks' }).isVisible()).toBe(true)
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(ground).toBe(
      await page.locator('[data-room]').evaluate(node => getComputedStyle(node).backgroundColor),
    )
    const after = await page
      .getByRole('link', { name: /^blend mode/ })
      .evaluate(node => getComputedStyle(node, '::after').content)
    expect(after).toContain('/handbook/procreate/5.3/layers/blend-modes')
    await page.emulateMedia({ media: 'screen' })
    const contents = page.getByRole('navigation', { name: 'Contents' })
    const brushes = contents.getByRole('link', { name: 'Brush studio' })
    expect(await brushes.isVisible()).toBe(false)
    await contents
      .locator('summary', { has: page.locator('svg') })
      .nth(2)
      .focus()
    await page.keyboard.press('Enter')
    await becomes(() => brushes.isVisible(), true)
    await brushes.press('Enter')
    await becomes(address(page), '/handbook/procreate/5.3/brushes/brush-studio')
  })

  test('the entry of the page is in view, however far down the contents it stands', async () => {
    const page = await stage.arrive('/handbook/procreate/5.3/accessibility/voice', { height: 600 })
    const entry = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Voice' })
    await becomes(async () => ((await entry.boundingBox())?.y ?? 9999) < 560, true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('on a phone the contents are a drawer, without scripts too', async () => {
    const page = await stage.open(masks, { width: 360, height: 740, scripts: false })
    const link = page.locator('nav[popover]').getByRole('link', { name: 'Alpha lock' })
    expect(await link.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Contents' }).press('Enter')
    await becomes(() => link.isVisible(), true)
    await page.keyboard.press('Escape')
    await becomes(() => link.isVisible(), false)
  })
})

describe('versions', () => {
  test('the switch stays on the page', async () => {
    const page = await stage.reuse(masks)
    await page
      .getByRole('navigation', { name: 'Version of the handbook' })
      .getByRole('link', { name: '5X' })
      .click()
    await becomes(address(page), '/handbook/procreate/5.1/layers/masks')
    await page.getByRole('link', { name: 'Read this page in 5.3, the latest' }).click()
    await becomes(address(page), masks)
  })

  test.each([true, false])(
    'a page that the other has not: its contents say so; scripts: %s',
    async scripts => {
      const reference = '/handbook/procreate/5.3/layers/reference'
      const page = await (scripts ? stage.arrive(reference) : stage.open(reference, { scripts }))
      await page
        .getByRole('navigation', { name: 'Version of the handbook' })
        .getByRole('link', { name: '5.0' })
        .click()
      await becomes(
        () => page.getByText('The page you came from isn’t part of version 5.0.').isVisible(),
        true,
      )
      await page.goto('/handbook/procreate/5.0')
      expect(await page.getByText('The page you came from').isVisible()).toBe(false)
    },
  )
})

describe('light mode', () => {
  test.each([true, false])('is kept from page to page until it is turned off; scripts: %s', async scripts => {
    const page = await (scripts ? stage.reuse(masks) : stage.open(masks, { scripts }))
    const light = page.getByRole('button', { name: 'Light' })
    expect(await light.getAttribute('aria-pressed')).toBe('false')
    const requests: string[] = []
    page.on('request', request => requests.push(new URL(request.url()).pathname))
    await light.focus()
    await page.keyboard.press('Space')
    await becomes(room(page), 'light')
    // With scripts it is there at once: nothing is loaded for it.
    if (scripts) expect(requests.filter(path => /handbook|preferences/.test(path))).toEqual([])
    expect(await cookiesOf(page)).toEqual({ 'light-mode': '1' })
    expect(await address(page)()).toBe(masks)
    await page.getByRole('link', { name: 'Next Alpha lock' }).click()
    await becomes(() => page.getByRole('heading', { level: 1 }).innerText(), 'Alpha lock')
    expect(await room(page)()).toBe('light')
    await page.reload()
    expect(await room(page)()).toBe('light')
    expect(await light.getAttribute('aria-pressed')).toBe('true')
    await light.click()
    await becomes(room(page), 'dark')
    expect(await cookiesOf(page)).toEqual({})
  })
})

describe('was this page helpful?', () => {
  const thankful = 'Thank you. It goes to the people who write these pages.'
  const thanks = (page: Page) => page.getByText(thankful)

  test('yes, without scripts', async () => {
    const visitor = createFormVisitor(stage.testServer)
    await visitor.open(masks)
    await visitor.press('Yes')
    expect(visitor.read()).toContain(thankful)
  })

  test('no, with a comment; what fails keeps it, and it can be sent again', async () => {
    const page = await stage.arrive(masks, { mayComplain: /status of 503/ })
    const stay = await page.evaluate(() => performance.timeOrigin)
    const comment = page.getByRole('textbox', { name: /What was missing/ })
    await page.getByText('Add a comment').click()
    await comment.fill('Where is the arrow?')
    await page.route('**/handbook-ratings', route => route.fulfill({ status: 503, body: '{}' }))
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await page.getByText('Your answer didn’t reach us.').waitFor()
    expect(await comment.inputValue()).toBe('Where is the arrow?')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await becomes(() => thanks(page).isVisible(), true)
    await becomes(() => focused(page), expect.stringContaining('Thank you'))
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(stay)
  })
})

describe('for everybody', () => {
  // The sweep looks at the dark pages.
  const pages = ['/handbook', '/jp/handbook/procreate/5.0', masks, '/cn/handbook/procreate/5.3/search?q=x']

  test.each(inTurn(pages, 4, 1))(
    '%s passes axe, narrow and light, and is never wider than the screen',
    async path => {
      const page = await stage.arrive(path)
      expect(await overflowOf(page)).toBe(0)
      await page.setViewportSize({ width: 320, height: 900 })
      await page.locator('button[name="light"]').first().press('Enter')
      await becomes(room(page), 'light')
      expect(await runAxe(page)).toEqual([])
      expect(await overflowOf(page)).toBe(0)
    },
  )
})
