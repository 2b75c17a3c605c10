import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { runAxe } from '../axe.ts'
import { becomes, openStage } from './stage.ts'

const stage = openStage({ pictures: true })

const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })
const hexes = (page: Page) =>
  page
    .getByRole('list', { name: 'The colors of this harmony' })
    .getByRole('button', { name: /^Copy #/ })
    .allInnerTexts()

/** The page as the story before has left it, with two colours. */
const arrive = () => stage.reuse('/procreate/color', { permissions: ['clipboard-read', 'clipboard-write'] })

async function open(page: Page) {
  const button = page.getByRole('button', { name: 'Open the wheel' })
  if (await button.isVisible()) await button.click()
  await page.getByRole('img', { name: /A disc of every hue/ }).waitFor()
  await page.locator('[data-open]').waitFor()
}

/** The sweep looks at it while it is shut. */
test('axe finds nothing with the wheel open', async () => {
  const page = await arrive()
  await open(page)
  await page.getByRole('radio', { name: 'Tetradic' }).check({ force: true })
  expect(await runAxe(page)).toEqual([])
  await page.getByRole('radio', { name: 'Complementary' }).check({ force: true })
})

test('the disc shows, where the pin stands, the colour that is named', async () => {
  const page = await arrive()
  await open(page)
  const shown = await page.evaluate(() => {
    const canvas = document.querySelector('canvas')
    const pin = document.querySelector('[data-pin]')
    if (!canvas || !pin) return ''
    const [disc, place] = [canvas.getBoundingClientRect(), pin.getBoundingClientRect()]
    const at = (middle: number, from: number, length: number, pixels: number) =>
      Math.floor(((middle - from) / length) * pixels)
    const x = at(place.x + place.width / 2, disc.x, disc.width, canvas.width)
    const y = at(place.y + place.height / 2, disc.y, disc.height, canvas.height)
    const data = canvas.getContext('2d')?.getImageData(x, y, 1, 1).data
    return [...(data ?? [])].slice(0, 3).join()
  })
  const [first = ''] = await hexes(page)
  const bytes = [1, 3, 5].map(at => Number.parseInt(first.slice(at, at + 2), 16))
  for (const [at, byte] of shown.split(',').entries()) {
    expect(Math.abs(Number(byte) - (bytes[at] ?? 0))).toBeLessThanOrEqual(4)
  }
})

test('the painted wheel opens, and the pointer chooses a colour with its companion', async () => {
  const page = await arrive()
  const before = await hexes(page)
  expect(before).toHaveLength(2)
  await open(page)
  const box = await page.getByRole('img', { name: /A disc of every hue/ }).boundingBox()
  if (!box) throw new Error('There is no disc')
  // Halfway to the right: a hue of 110 degrees.
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2)
  await becomes(() => slider(page, 'Hue').inputValue(), '110')
  const after = await hexes(page)
  expect(after).toHaveLength(2)
  expect(after).not.toEqual(before)
})

test('by keyboard: five harmonies with as many colours, and sliders that never leave what a screen shows', async () => {
  const page = await arrive()
  await page.getByRole('radio', { name: 'Complementary' }).focus()
  const counts: number[] = []
  for (let step = 0; step < 5; step++) {
    counts.push((await hexes(page)).length)
    await page.keyboard.press('ArrowRight')
  }
  expect(counts).toEqual([2, 3, 3, 3, 4])
  await slider(page, 'Chroma').focus()
  await page.keyboard.press('End')
  expect(Number(await slider(page, 'Chroma').inputValue())).toBeLessThan(0.3)
  await slider(page, 'Lightness').focus()
  await page.keyboard.press('Home')
  for (const hex of await hexes(page)) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
})

test('a value is copied, and a browser that refuses is quoted in the words of the specification', async () => {
  const page = await arrive()
  const [first = ''] = await hexes(page)
  await page.getByRole('button', { name: `Copy ${first}` }).click()
  await page.getByText(`${first} copied`).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: `Copy ${first}` }).click()
  await page.getByText('Unable to copy to clipboard').waitFor()
})

async function downloads(page: Page) {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Coast as GPL' }).click()
  expect((await coming).suggestedFilename()).toBe('coast.gpl')
}

test('a palette is downloaded by its link', async () => {
  await downloads(await arrive())
})

test('without scripts the wheel stays painted, without dead controls, a harmony lies beside it, and a palette is downloaded', async () => {
  const page = await stage.open('/procreate/color', { scripts: false })
  expect(await page.getByRole('slider').count()).toBe(0)
  expect(await page.getByRole('radio').count()).toBe(0)
  expect(await page.getByText('Two opposites.').isVisible()).toBe(true)
  await downloads(page)
})
