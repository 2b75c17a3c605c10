import type { Page } from 'playwright-core'
import { afterEach, expect, test, vi } from 'vitest'
import { opensAt } from '../../site/features/reveal/opens-at.ts'
import { becomes, openStage } from './stage.ts'

const stage = openStage()
afterEach(() => void vi.useRealTimers())

const opening = Date.parse(opensAt)
const timer = (page: Page) => page.getByRole('timer', { name: 'Until the cloth comes off' })
const units = async (page: Page) => (await timer(page).innerText()).replaceAll(/\s+/g, ' ').trim()
const told = (page: Page) =>
  Promise.all(
    [1, 2].map(async level => {
      const text = await page.getByRole('heading', { level }).first().innerText()
      return text.replaceAll(/\s+/g, ' ')
    }),
  )
/** The time that a page is made at; everything else goes on by the real one. */
const makePagesAt = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time })

test('days, hours and minutes are counted down, and at the hour the page says what came', async () => {
  const page = await stage.arrive('/reveal', {
    reducedMotion: 'no-preference',
    before: page => page.clock.install({ time: opening - 26 * 3_600_000 - 90_000 }),
  })
  await becomes(() => units(page), '1 days 02 hours 02 minutes')
  await page.clock.fastForward(60_000)
  await becomes(() => units(page), '1 days 02 hours 01 minutes')
  await page.clock.fastForward(26 * 3_600_000 + 60_000)
  await becomes(() => told(page), ['The cloth is off', 'It’s not covered anymore'])
  expect(await timer(page).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Read it in insight' }).isVisible()).toBe(true)
  const main = await page.getByRole('main').innerText()
  expect(main).toContain('March 20, 2027')
  expect(main).not.toMatch(/On the day, this page will show it|Until then/)
})

test('without scripts the date and the days stand there, and no clock that does not run', async () => {
  const page = await stage.open('/reveal', { scripts: false, reducedMotion: 'no-preference' })
  expect(await page.getByText('March 20, 2027').first().isVisible()).toBe(true)
  expect(await page.getByText('at 09:00 in Hobart').isVisible()).toBe(true)
  expect(await page.getByText('minutes', { exact: true }).isVisible()).toBe(false)
})

test.each([
  ['/cn/reveal', '布已经揭开了', '不再蒙着布'],
  ['/jp/reveal', '布は取れました', 'もう布はありません'],
])('after the day %s is made without a countdown', async (path, heading, said) => {
  makePagesAt(opening + 60_000)
  const page = await stage.open(path, { scripts: false })
  expect(await told(page)).toEqual([heading, said])
  expect(await page.getByRole('timer').count()).toBe(0)
})

test('the sky plays in view, and stops when it is asked to', async () => {
  const page = await stage.arrive('/reveal', { reducedMotion: 'no-preference' })
  const sky = page.locator('video').first()
  const plays = () => sky.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)
  expect(await plays()).toBe(false)
  await sky.scrollIntoViewIfNeeded()
  await becomes(plays, true)
  await page.getByRole('button', { name: 'Pause the film' }).click()
  await becomes(plays, false)
})
