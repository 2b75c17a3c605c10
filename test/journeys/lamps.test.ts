import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { runAxe } from '../axe.ts'
import { isWhole } from '../loop-count.ts'
import { becomes, openStage } from './stage.ts'

const stage = openStage({ pictures: true })

/** Chromium tells when reading a drawing back makes it wait, and that the processor draws here. */
const mayComplain = /WebGL|GPU stall|GL Driver|software/i

/** A look at colours is a picture of the screen, which takes the processor as well. */
const slowly = { timeout: 15_000, interval: 250 }

/** A quarter of the pixels each way: the processor draws them. */
const coarse = { deviceScaleFactor: 0.25 }

const isLive = (page: Page) => page.locator('main section').first().getAttribute('data-state')

/** The lamps turned on, with the first settings. */
async function turnOn() {
  const page = await stage.reuse('/procreate/3d', { mayComplain, ...coarse })
  if ((await isLive(page)) === 'live') await page.getByRole('button', { name: 'Reset' }).press('Enter')
  else await page.getByRole('button', { name: 'Turn on the lamps' }).click()
  await becomes(() => isLive(page), 'live')
  return page
}

/** The mean of the red, green and blue that are to be seen in a part of the canvas, about a place in parts of it. */
async function colourAt(page: Page, x: number, y: number): Promise<readonly number[]> {
  const box = await page.locator('canvas').boundingBox()
  if (!box) throw new Error('There is no canvas')
  const clip = { x: box.x + box.width * x - 4, y: box.y + box.height * y - 4, width: 8, height: 8 }
  const png = await page.screenshot({ clip })
  return page.evaluate(
    async bytes => {
      const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: 'image/png' }))
      const { width, height } = picture
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(picture, 0, 0)
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] }
      return [0, 1, 2].map(
        part => [...data].filter((_, at) => at % 4 === part).reduce((a, b) => a + b, 0) / (width * height),
      )
    },
    [...png],
  )
}

const brightness = async (page: Page, x: number, y: number) =>
  (await colourAt(page, x, y)).reduce((sum, part) => sum + part, 0)

const lamp = (page: Page, n: number) => page.getByRole('radio', { name: `Lamp ${n}` })
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })

describe('the lamps', () => {
  test('wait for a hand where the processor draws; one press turns them on, and axe finds nothing', async () => {
    const page = await turnOn()
    await page.getByRole('application').waitFor()
    expect(await page.getByRole('button', { name: 'Turn on the lamps' }).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Turn slowly' }).isVisible()).toBe(false)
    expect(await runAxe(page)).toEqual([])
  }, 60_000)

  test('a lamp made weak darkens the face, by keyboard alone', async () => {
    const page = await turnOn()
    const before = await brightness(page, 0.42, 0.62)
    for (const n of [1, 2]) {
      await lamp(page, n).focus()
      await page.keyboard.press('Space')
      await slider(page, 'Strength').focus()
      await page.keyboard.press('Home')
      expect(await slider(page, 'Strength').inputValue()).toBe('0')
    }
    await expect.poll(() => brightness(page, 0.42, 0.62), slowly).toBeLessThan(before * 0.6)
    await page.getByRole('button', { name: 'Reset' }).press('Enter')
    await expect.poll(() => brightness(page, 0.42, 0.62), slowly).toBeGreaterThan(before * 0.9)
  }, 60_000)
})

test('the head is turned by arrow keys on the canvas, by the slider, and by a drag', async () => {
  const page = await turnOn()
  const turn = slider(page, 'Turn')
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await becomes(() => turn.inputValue(), '12')
  const before = await colourAt(page, 0.42, 0.62)
  await turn.fill('170')
  await expect
    .poll(() => colourAt(page, 0.42, 0.62).then(now => Math.abs((now[0] ?? 0) - (before[0] ?? 0))), slowly)
    .toBeGreaterThan(20)
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('There is no canvas')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.6)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 100, box.y + box.height * 0.6, { steps: 4 })
  await page.mouse.up()
  // 170 and 40 degrees more are 150 degrees the other way.
  expect(Number(await turn.inputValue())).toBeCloseTo(-150, -1)
}, 60_000)

test('an environment changes the light, and a surface can be clay', async () => {
  const page = await turnOn()
  const [, , blue = 0] = await colourAt(page, 0.42, 0.62)
  await page.getByRole('radio', { name: 'Clay' }).check({ force: true })
  await expect.poll(async () => (await colourAt(page, 0.42, 0.62))[2], slowly).toBeGreaterThan(blue + 20)
  const before = await brightness(page, 0.57, 0.45)
  await page.getByRole('radio', { name: 'Snow plateau' }).check({ force: true })
  await expect.poll(() => brightness(page, 0.57, 0.45), slowly).toBeGreaterThan(before + 40)
}, 60_000)

describe('where it cannot be drawn', () => {
  test('a browser without WebGL keeps the picture and says why', async () => {
    const page = await stage.arrive('/procreate/3d', {
      mayComplain,
      before: page =>
        page.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null
        }),
    })
    await page.getByRole('button', { name: 'Turn on the lamps' }).click()
    await page.getByText('This browser can’t show the model.').waitFor()
    expect(await page.locator('canvas').count()).toBe(0)
    expect(
      await page
        .getByRole('img', { name: /three-dimensional model/ })
        .first()
        .isVisible(),
    ).toBe(true)
    expect(await slider(page, 'Strength').isVisible()).toBe(false)
  })

  test('a context that is lost shows the picture, and comes back', async () => {
    const page = await turnOn()
    await page.evaluate(() => {
      const gl = document.querySelector('canvas')?.getContext('webgl2')
      const switched = gl?.getExtension('WEBGL_lose_context')
      Object.assign(window, { back: () => switched?.restoreContext() })
      switched?.loseContext()
    })
    await page.getByText('The browser ran short of memory').waitFor()
    await becomes(() => isLive(page), 'lost')
    await page.evaluate('back()')
    await becomes(() => isLive(page), 'live')
    await expect.poll(() => brightness(page, 0.42, 0.62), slowly).toBeGreaterThan(150)
  }, 60_000)

  test('without scripts there are no dead controls, and every environment is named', async () => {
    const page = await stage.open('/procreate/3d', { scripts: false })
    expect(await page.getByRole('slider').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Turn on the lamps' }).count()).toBe(0)
    expect(await page.getByText('Fern gully').last().isVisible()).toBe(true)
  })
})

/** Four at most, one at least. */
async function addAndRemove(page: Page) {
  const [add, remove] = ['Add', 'Remove'].map(name => page.getByRole('button', { name, exact: true }))
  if (!add || !remove) throw new Error('There are no buttons')
  await add.click()
  await add.click()
  expect(await page.getByRole('radio', { name: /^Lamp/ }).count()).toBe(4)
  expect(await lamp(page, 4).isChecked()).toBe(true)
  expect(await add.getAttribute('aria-disabled')).toBe('true')
  await add.press('Enter')
  expect(await page.getByRole('radio', { name: /^Lamp/ }).count()).toBe(4)
  for (let left = 4; left > 1; left--) await remove.click()
  expect(await page.getByRole('radio', { name: /^Lamp/ }).count()).toBe(1)
  await remove.press('Enter')
  expect(await page.getByRole('radio', { name: /^Lamp/ }).count()).toBe(1)
}

async function dragOnDome(page: Page) {
  const dome = page.locator('[data-placed]').first().locator('..')
  const box = await dome.boundingBox()
  if (!box) throw new Error('There is no dome')
  const handle = await page.locator('[data-placed]').first().boundingBox()
  if (!handle) throw new Error('There is no lamp')
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.98, box.y + box.height / 2, { steps: 6 })
  await page.mouse.up()
  expect(Number(await slider(page, 'Direction').inputValue())).toBe(90)
  expect(Number(await slider(page, 'Height').inputValue())).toBeLessThan(-20)
}

test.runIf(isWhole)(
  'a press while the viewer is loading is not lost, and the lamps are placed meanwhile; a model that does not come is asked for again, and the head turns slowly where motion is welcome',
  async () => {
    let letGo = () => {}
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    const page = await stage.arrive('/procreate/3d', {
      mayComplain: /WebGL|GPU|GL Driver|software|Failed to load resource/i,
      reducedMotion: 'no-preference',
      // Wider than the 300 pixels of a canvas that nothing has measured.
      deviceScaleFactor: 0.375,
      before: async page => {
        await page.route('**/models/head.bin', route => route.abort())
        await page.route('**/open-viewer-*.js', async route => {
          await held
          await route.continue()
        })
      },
    })
    const button = page.getByRole('button', { name: 'Turn on the lamps' })
    await button.click()
    await becomes(() => isLive(page), 'coming')
    await addAndRemove(page)
    await dragOnDome(page)
    letGo()
    await page.getByText('We couldn’t load the model.').waitFor()
    await page.unroute('**/models/head.bin')
    await button.click()
    await becomes(() => isLive(page), 'live')
    expect(await slider(page, 'Direction').inputValue()).toBe('90')

    const turn = slider(page, 'Turn')
    const widthOfCanvas = () => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width)
    await expect.poll(widthOfCanvas).toBeGreaterThan(500)
    const [before, atRest] = [await turn.inputValue(), await widthOfCanvas()]
    await page.getByRole('button', { name: 'Turn slowly' }).click()
    await expect.poll(() => turn.inputValue(), { timeout: 15_000 }).not.toBe(before)
    expect(await widthOfCanvas()).toBeLessThan(atRest * 0.6)
    await page.getByRole('button', { name: 'Stop turning' }).press('Enter')
    expect(await page.getByRole('button', { name: 'Turn slowly' }).isVisible()).toBe(true)
    await becomes(widthOfCanvas, atRest)
  },
  60_000,
)
