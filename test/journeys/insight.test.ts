import { expect, test } from 'vitest'
import { runAxe } from '../axe.ts'
import { isWhole } from '../loop-count.ts'
import { becomes, focused, openStage } from './stage.ts'

const stage = openStage()

const walk = '/insight/2024/weight-in-a-walk'
const stories = (page: Awaited<ReturnType<typeof stage.open>>) => page.locator('main ol > li article').count()

test('load more by keyboard: the page stays, focus goes to the first new title, Back and Forward hold the place', async () => {
  const page = await stage.reuse('/insight')
  expect(await stories(page)).toBe(9)
  const more = page.getByRole('link', { name: 'Load more' })
  await more.focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await becomes(() => stories(page), 18)
  const tenth = await page.locator('main ol > li').nth(9).locator('h3').innerText()
  await becomes(() => focused(page), tenth)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before)
  const address = page.url()
  expect(address).toContain('cursor=')

  await page.locator('main ol > li').nth(12).getByRole('link').click()
  await page.waitForURL(/\/insight\/\d{4}\/[\w-]+$/)
  await page.goBack()
  await page.waitForURL(address)
  await becomes(() => stories(page), 18)
  await becomes(() => page.evaluate(() => scrollY > 2000), true)
  await page.goBack()
  await becomes(() => stories(page), 9)
})

test('without scripts a category is chosen, more is loaded, which a reload shows as well, and the chip takes the filter away', async () => {
  const page = await stage.open('/insight', { scripts: false })
  await page.getByText('Choose a category').click()
  await page.getByRole('link', { name: 'Animation', exact: true }).click()
  await page.waitForURL(/\?category=animation$/)
  expect(await page.locator('main h2').first().innerText()).toBe('Animation')
  await page.getByRole('link', { name: 'Remove the filter Animation' }).click()
  await page.getByRole('link', { name: 'Load more' }).click()
  await page.waitForURL(/cursor=/)
  expect(await stories(page)).toBe(18)
  await page.reload()
  expect(await stories(page)).toBe(18)
  expect(await page.getByRole('button', { name: 'Copy link' }).count()).toBe(0)
})

test('a category chosen by keyboard brings focus to its heading; Esc closes the list', async () => {
  const page = await stage.reuse('/insight')
  await page.getByText('Choose a category').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await becomes(() => page.getByRole('link', { name: 'Teaching', exact: true }).isVisible(), false)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Teaching', exact: true }).press('Enter')
  await becomes(() => focused(page), 'Teaching')
})

test('the link is copied, and said to be; where nothing can be copied, that is said', async () => {
  const page = await stage.arrive(walk, { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('button', { name: 'Copy link' }).press('Enter')
  await page.getByText('Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${stage.testServer.origin}${walk}`)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Unable to copy to clipboard').waitFor()
})

test('a film of another site asks nobody for anything until it is asked for', async () => {
  const asked = new Set<string>()
  const page = await stage.open(walk, {
    // Where the tests run there may be no way to that site.
    mayComplain: /ERR_/,
    before: async page => {
      page.on('request', request => asked.add(new URL(request.url()).origin))
    },
  })
  await page.getByText('A film on YouTube').scrollIntoViewIfNeeded()
  expect([...asked]).toEqual([stage.testServer.origin])
  await page.getByRole('link', { name: 'Play the film' }).click()
  await becomes(async () => [...asked], [stage.testServer.origin, 'https://www.youtube-nocookie.com'])
  await page.getByRole('link', { name: 'Close the film' }).click()
  await page.getByRole('link', { name: 'Play the film' }).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
})

/** The sweep has the list of all, the list of a year and an article. */
test.runIf(isWhole)(
  'axe has nothing against the list of a category at 360 px, and nothing scrolls sideways',
  async () => {
    const page = await stage.open('/jp/insight?category=craft', { width: 360 })
    expect(await runAxe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  },
)
