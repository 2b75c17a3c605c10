import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { runAxe } from '../axe.ts'
import { queryHtml } from '../html.ts'
import { inTurn } from '../loop-count.ts'
import { becomes, focused, openStage } from './stage.ts'

const stage = openStage()

const titles = (page: Page) => page.locator('#positions h3 a').allInnerTexts()
const filters = (page: Page) => page.getByRole('navigation', { name: 'Filter the positions' })
const carousel = (page: Page) =>
  page.getByRole('region', { name: 'Eight places on the island, and who works there' })
const said = async (page: Page) =>
  (await carousel(page).locator('[aria-live="polite"]').innerText()).replaceAll(/\s+/g, ' ')

/** How far each slide is from where the row begins to show. */
const firstInView = (page: Page) =>
  carousel(page)
    .locator('[aria-roledescription="slide"]')
    .evaluateAll(slides =>
      slides.findIndex(slide => {
        const { left, right } = slide.getBoundingClientRect()
        return left > -1 && right <= innerWidth + 1
      }),
    )

describe('the filters', () => {
  test('by keyboard: a word is chosen, marked, taken back, and Back undoes it; none found names the address to write to', async () => {
    const page = await stage.reuse('/careers')
    const status = page.locator('#positions').getByRole('status')
    const support = filters(page).getByRole('link', { name: /^Support\s*, 1 open position$/ })
    await support.press('Enter')
    await becomes(() => titles(page), ['Support artist, Japanese'])
    expect(new URL(page.url()).search).toBe('?team=support')
    expect(await status.innerText()).toBe('1 open position')
    const chosen = filters(page).locator('[aria-current="true"]')
    expect(await chosen.innerText()).toMatch(/^Support\b.*remove this filter$/s)
    await becomes(() => focused(page), expect.stringMatching(/^Support/))
    await page.keyboard.press('Enter')
    await becomes(async () => (await titles(page)).length, 6)
    await page.goBack()
    await becomes(() => titles(page), ['Support artist, Japanese'])
    await filters(page)
      .getByRole('link', { name: /^Hobart\s*, 0 open positions$/ })
      .click()
    await page.getByRole('heading', { name: 'No positions found.' }).waitFor()
    const contact = page.locator('#positions').getByRole('link', { name: 'Get in touch' })
    expect(await contact.getAttribute('href')).toBe('mailto:careers@localhost')
    expect(await runAxe(page)).toEqual([])
    await filters(page).getByRole('link', { name: 'Clear all' }).click()
    await becomes(() => status.innerText(), '11 open positions')
  })

  test('tell how many positions there are, without being asked', async () => {
    const answer = await stage.testServer.fetch('/careers?team=engineering')
    expect(queryHtml(await answer.text()).text('#positions [role="status"]')).toBe('3 open positions')
  })
})

describe('the places', () => {
  test('are gone through by button, and each is said', async () => {
    const page = await stage.reuse('/careers')
    const next = carousel(page).getByRole('button', { name: 'Next place' })
    const previous = carousel(page).getByRole('button', { name: 'Previous place' })
    expect(await previous.getAttribute('aria-disabled')).toBe('true')
    await next.press('Enter')
    await becomes(() => said(page), '2 of 8 The sea stacks')
    await becomes(() => firstInView(page), 1)
    await next.press('Enter')
    await previous.press('Enter')
    await becomes(() => said(page), '2 of 8 The sea stacks')
    await becomes(() => focused(page), 'Previous place')
  })

  test('are picked by name', async () => {
    const page = await stage.reuse('/careers')
    const pages = carousel(page).getByRole('group', { name: 'Choose a place' })
    await pages.getByRole('button', { name: 'The lighthouse' }).click()
    await becomes(() => firstInView(page), 6)
    expect(await said(page)).toBe('7 of 8 The lighthouse')
    expect(await pages.locator('[aria-disabled="true"]').getAttribute('aria-label')).toBe('The lighthouse')
  })

  test('are gone through by arrow keys on the row, to its end and no further', async () => {
    const page = await stage.reuse('/careers')
    const row = carousel(page).getByRole('group', { name: 'Eight places on the island, and who works there' })
    await row.press('Home')
    await becomes(() => firstInView(page), 0)
    await row.press('ArrowRight')
    await becomes(() => said(page), '2 of 8 The sea stacks')
    await row.press('End')
    await becomes(() => firstInView(page), 7)
    await row.press('ArrowRight')
    expect(await said(page)).toBe('8 of 8 The orchard in July')
    await row.press('Home')
    await becomes(() => firstInView(page), 0)
  })

  test('say where one is when the row is drawn along', async () => {
    const page = await stage.reuse('/careers', { width: 360, height: 800 })
    await carousel(page)
      .locator('[aria-roledescription="slide"]')
      .nth(3)
      .evaluate(slide => slide.scrollIntoView({ inline: 'start', block: 'nearest' }))
    await becomes(() => said(page), '4 of 8 The button-grass plain')
  })
})

test('more positions by keyboard: the first new one has the focus', async () => {
  const page = await stage.reuse('/careers')
  const before = await titles(page)
  await page.getByRole('link', { name: 'Show more positions' }).press('Enter')
  await becomes(async () => (await titles(page)).length, 11)
  const all = await titles(page)
  expect(all.slice(0, 6)).toEqual(before)
  await becomes(() => focused(page), all[6] ?? '')
})

const band = (page: Page) => page.getByRole('region', { name: 'Said in the studio' })
/** Whether the words are passing by, as the browser's own animations tell. */
const moves = (page: Page) =>
  band(page).evaluate(region =>
    region.getAnimations({ subtree: true }).some(animation => animation.playState === 'running'),
  )

describe('the carousel of quotes', () => {
  test('passes by in 70 seconds, and stops and goes on by its button', async () => {
    const page = await stage.reuse('/careers', { reducedMotion: 'no-preference' })
    const duration = await band(page).evaluate(
      region => region.getAnimations({ subtree: true })[0]?.effect?.getTiming().duration,
    )
    expect(duration).toBe(70_000)
    await becomes(() => moves(page), true)
    await band(page).getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(0, 0)
    await becomes(() => moves(page), false)
    await band(page).getByRole('button', { name: 'Play' }).click()
    await page.mouse.move(0, 0)
    await becomes(() => moves(page), true)
  })

  test('stands still while it is pointed at and while its button has the focus', async () => {
    const page = await stage.reuse('/careers', { reducedMotion: 'no-preference' })
    await band(page).scrollIntoViewIfNeeded()
    await band(page).hover({ position: { x: 200, y: 40 } })
    await becomes(() => moves(page), false)
    await page.mouse.move(0, 0)
    await becomes(() => moves(page), true)
    await band(page).getByRole('button', { name: 'Pause' }).focus()
    await becomes(() => moves(page), false)
  })

  test('a press before there are scripts is kept', async () => {
    const page = await stage.open('/careers', { reducedMotion: 'no-preference' })
    await band(page).getByRole('button', { name: 'Pause' }).click()
    await band(page).getByRole('button', { name: 'Play' }).waitFor()
    await page.mouse.move(0, 0)
    expect(await moves(page)).toBe(false)
  })

  test('is all there and still under reduced motion', async () => {
    await isStill(await stage.reuse('/careers', { width: 360 }))
  })
})

async function isStill(page: Page) {
  expect(await moves(page)).toBe(false)
  expect(await band(page).getByRole('button').count()).toBe(0)
  for (const line of await band(page).getByRole('listitem').all()) {
    const box = await line.boundingBox()
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 361).toBe(true)
  }
}

test('where no scripts run the places are a row to be drawn along, what is said is all there and still, the filters work, and more positions come by a link', async () => {
  const page = await stage.open('/careers', { scripts: false, reducedMotion: 'no-preference' })
  expect(await carousel(page).getByRole('button').count()).toBe(0)
  const row = carousel(page).getByRole('group', { name: 'Eight places on the island, and who works there' })
  await row.focus()
  await page.keyboard.press('End')
  await carousel(page).getByText('every branch comes out of another.').scrollIntoViewIfNeeded()
  await becomes(() => firstInView(page), 7)
  await page.setViewportSize({ width: 360, height: 900 })
  await isStill(page)
  await page.getByRole('link', { name: 'Show more positions' }).click()
  await page.waitForURL(/cursor=/)
  expect(await titles(page)).toHaveLength(11)
  await filters(page)
    .getByRole('link', { name: /^Animation/ })
    .click()
  await page.waitForURL(/team=animation/)
  expect(await titles(page)).toEqual(['Animation lead, dreams'])
})

test.each(inTurn(['/careers?team=design', '/jp/careers/community-editor'], 2, 1))(
  'axe has no word for %s',
  async path => {
    const page = await stage.arrive(path, { mayComplain: /status of 410/ })
    expect(await runAxe(page)).toEqual([])
  },
)

test('a position is a link from the list, and its place is back by Back', async () => {
  const page = await stage.arrive('/careers?team=brushes')
  await page.getByRole('link', { name: 'Brush maker' }).click()
  await page.getByRole('heading', { level: 1, name: 'Brush maker' }).waitFor()
  await becomes(() => focused(page), 'Brush maker')
  expect(await page.getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe(
    '/careers/brush-maker/apply',
  )
  await page.goBack()
  await becomes(() => titles(page), ['Paper archivist', 'Brush maker'])
})

test('on paper a position is words, facts and the address', async () => {
  const page = await stage.open('/careers/brush-maker', { scripts: false })
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('link', { name: 'Apply' }).isVisible()).toBe(false)
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false)
  expect(await page.getByText('careers@localhost').isVisible()).toBe(true)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})
