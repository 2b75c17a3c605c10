import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated } from '../browser.ts'
import { focusedAtChange } from '../focused-at-change.ts'
import { becomes, delayed, focused, openStage } from './stage.ts'

const stage = openStage({ workbench: true })
const careers = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Careers/ })
const logo = (page: Page) => page.getByRole('link', { name: 'procreate, home page' })
/** The announcement of the frame after a navigation; a page may have one of its own. */
const status = (page: Page) => page.locator('body > [role="status"]').innerText()
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading' })
const work = 'Work where the light is good'

/** Records the animated elements of view transitions, with their times in milliseconds. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    const moved: string[] = []
    Object.assign(window, { moved })
    document.startViewTransition = options => {
      const transition = start(options)
      void transition.ready.then(() => {
        for (const animation of document.getAnimations() as CSSAnimation[]) {
          const effect = animation.effect as KeyframeEffect
          const side = /^::view-transition-(old|new)/.exec(effect.pseudoElement ?? '')?.[1]
          const { delay = 0, endTime = 0 } = effect.getComputedTiming()
          // The browser's own animations begin with `-ua-`.
          if (side && !animation.animationName.startsWith('-ua-'))
            moved.push(`${side} from ${delay} to ${endTime}`)
        }
      })
      return transition
    }
  })
const movements = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { moved: string[] }).moved].sort())

interface BarTimes {
  readonly arrived: number
  readonly shown: number | null
  readonly gone: number | null
}

/** Notes, in milliseconds after the next click, when another heading came and when the bar came and went. */
const watchBar = (page: Page) =>
  page.evaluate(() => {
    const times: Record<keyof BarTimes, number | null> = { arrived: null, shown: null, gone: null }
    Object.assign(window, { times })
    const heading = document.querySelector('h1')
    let clicked = 0
    addEventListener('click', () => {
      clicked = performance.now()
    })
    new MutationObserver(() => {
      const now = performance.now() - clicked
      const bar = document.querySelector('[role=progressbar]')
      if (document.querySelector('h1') !== heading) times.arrived ??= now
      if (bar) times.shown ??= now
      else if (times.shown !== null) times.gone ??= now
    }).observe(document, { childList: true, subtree: true })
  })
const barTimes = (page: Page) => page.evaluate(() => (window as unknown as { times: BarTimes }).times)

test('the first thing that Tab reaches is the way past the navigation', async () => {
  const page = await stage.open('/cn', { scripts: false })
  const skip = page.getByRole('link', { name: '跳到正文' })
  const isOnScreen = () => skip.evaluate(link => link.getBoundingClientRect().left >= 0)
  expect(await isOnScreen()).toBe(false)
  await page.keyboard.press('Tab')
  await becomes(() => focused(page), '跳到正文')
  expect(await isOnScreen()).toBe(true)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  expect(await page.getByRole('main', { name: '正文' }).count()).toBe(1)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the way past the navigation works when React has taken over as well', async () => {
  const page = await stage.reuse('/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await becomes(() => page.evaluate(() => document.activeElement?.tagName), 'MAIN')
  expect(await status(page)).toBe('')
})

test('a jump within the page leaves the focus where it leads, and is not announced', async () => {
  const page = await stage.reuse('/')
  await page.getByRole('link', { name: 'See all three' }).click()
  await becomes(async () => (await scrolled(page)) > 300, true)
  expect(await status(page)).toBe('')
})

test('after a link the focus is on the heading, and the title is announced', async () => {
  const page = await stage.reuse('/')
  expect(await status(page)).toBe('')
  await careers(page).click()
  await becomes(() => focused(page), work)
  await becomes(() => status(page), 'Careers: work where the light is good · procreate')
  expect(await page.title()).toBe('Careers: work where the light is good · procreate')
  await logo(page).click()
  await becomes(() => focused(page), 'Paint the light you see')
  await becomes(() => status(page), 'procreate: apps for people who draw')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('a new page begins at its top, and Back is where one was', async () => {
  const page = await stage.reuse('/')
  await page.evaluate(() => scrollTo(0, 1500))
  await page.getByRole('main').getByRole('link', { name: 'All articles' }).focus()
  const place = await scrolled(page)
  expect(place).toBeGreaterThan(1000)
  await page.keyboard.press('Enter')
  await becomes(() => focused(page), 'insight')
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await becomes(() => page.title(), 'procreate: apps for people who draw')
  await becomes(() => scrolled(page), place)
})

test('the heading of a new page has the focus as soon as it stands there: a key that follows at once is not lost', async () => {
  const page = await stage.arrive('/support/request')
  await page.locator('#request-product').check()
  const focusedWith = focusedAtChange(page, 'main h1')
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter')
  expect(await focusedWith).toEqual({ text: 'Who are you?', hasFocus: true })
})

test('a page leaves before the next one comes, in 200 ms each; where motion is not wanted it just changes', async () => {
  const page = await stage.arrive('/workbench', { reducedMotion: 'no-preference', before: watchTransitions })
  await logo(page).click()
  await becomes(() => focused(page), 'Paint the light you see')
  await becomes(async () => (await movements(page)).length, 2)
  expect(await movements(page)).toEqual(['new from 200 to 400', 'old from 0 to 200'])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/workbench')
  await hydrated(page)
  await logo(page).click()
  await becomes(() => focused(page), 'Paint the light you see')
  await becomes(async () => (await movements(page)).length, 2)
  expect(await movements(page)).toEqual(['new from 0 to 0', 'old from 0 to 0'])
})

test('a page that comes within 200 ms shows no loading bar', async () => {
  const page = await stage.arrive('/')
  await watchBar(page)
  await careers(page).click()
  await becomes(() => focused(page), work)
  await page.waitForTimeout(300)
  const { arrived, shown } = await barTimes(page)
  // A machine that is busy with other things may take longer, and then the bar is right to come; near the edge either is.
  expect(shown ?? 200).toBeGreaterThanOrEqual(200)
  expect(arrived > 100 || shown === null).toBe(true)
})

test('a slow page shows the bar after 200 ms, and 500 ms after it came the bar is gone', async () => {
  const page = await stage.arrive('/')
  await page.route('**/*.data*', delayed(1500))
  await watchBar(page)
  await careers(page).click()
  await becomes(() => bar(page).count(), 1)
  expect(await bar(page).getAttribute('data-phase')).toBe('running')
  expect(await bar(page).evaluate(element => element.getBoundingClientRect().height)).toBe(2)
  expect(await bar(page).evaluate(element => getComputedStyle(element).animationDuration)).toBe('5s')
  await becomes(() => focused(page), work)
  await becomes(() => bar(page).count(), 0)
  const { arrived, shown, gone } = await barTimes(page)
  expect(shown).toBeGreaterThanOrEqual(200)
  expect(shown).toBeLessThan(arrived)
  expect(Number(gone) - arrived).toBeGreaterThanOrEqual(490)
  expect(Number(gone) - arrived).toBeLessThan(5000)
})
