import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openStage } from './stage.ts'

const stage = openStage({ pictures: true })

const sliderOf = (page: Page) => page.getByRole('slider', { name: 'Moment in the film' })
const spoken = (page: Page) => sliderOf(page).getAttribute('aria-valuetext')
const filmTime = (page: Page) =>
  page.locator('#lapse video').evaluate(film => (film as HTMLVideoElement).currentTime)
const patiently = { timeout: 15_000 }

describe('the time-lapse', () => {
  test('scrubs with the page, down and up again', async () => {
    const page = await stage.reuse('/procreate/video', { reducedMotion: 'no-preference' })
    await page.locator('#lapse[data-mode="scroll"]').waitFor()
    const scrollTo = (share: number) =>
      page.locator('#lapse').evaluate((place, share) => {
        const top = place.getBoundingClientRect().top + scrollY
        window.scrollTo(0, top + share * (place.clientHeight - innerHeight))
      }, share)

    await scrollTo(0.5)
    await expect.poll(() => spoken(page)).toBe('15 of 30 seconds. Masses')
    await expect.poll(() => filmTime(page), patiently).toBeCloseTo(15, 0)
    await scrollTo(0.1)
    await expect.poll(() => spoken(page)).toBe('3 of 30 seconds. Underdrawing')
    await expect.poll(() => filmTime(page), patiently).toBeCloseTo(3, 0)
  })

  test('scrubs with the keyboard, and the page goes with it', async () => {
    const page = await stage.reuse('/procreate/video', { reducedMotion: 'no-preference' })
    await page.locator('#lapse[data-mode="scroll"]').waitFor()
    await sliderOf(page).press('End')
    await expect.poll(() => spoken(page)).toBe('30 of 30 seconds. Last lights')
    await expect.poll(() => filmTime(page), patiently).toBeGreaterThan(29.5)
    const bottom = await page.evaluate(() => scrollY)
    await sliderOf(page).press('Home')
    await expect.poll(() => spoken(page)).toBe('0 of 30 seconds. Underdrawing')
    expect(await page.evaluate(() => scrollY)).toBeLessThan(bottom)
  })

  test('is an ordinary film where motion is to be spared, and is not fetched unasked', async () => {
    const fetched: string[] = []
    const page = await stage.arrive('/procreate/video', {
      before: async page => {
        page.on('request', request => fetched.push(request.url()))
      },
    })
    await page.locator('#lapse[data-mode="still"]').scrollIntoViewIfNeeded()
    expect(await page.locator('#lapse video[controls]').count()).toBe(1)
    const height = await page.locator('#lapse').evaluate(place => place.clientHeight / innerHeight)
    expect(height).toBeLessThan(1.5)
    expect(fetched.filter(url => /coast-time-lapse.*\.(webm|mp4)/.test(url))).toEqual([])
  })

  test('is an ordinary film without scripts, beside no slider that does nothing', async () => {
    const page = await stage.open('/procreate/video', { scripts: false, width: 360 })
    expect(await page.locator('#lapse video[controls]').isVisible()).toBe(true)
    expect(await sliderOf(page).count()).toBe(0)
  })
})
