import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isWhole } from '../loop-count.ts'
import { becomes, openStage } from './stage.ts'

const stage = openStage({ pictures: true })
const size = { width: 1280, height: 800 }

const english = {
  label: 'Paint on the picture',
  vermilion: 'Vermilion',
  ultramarine: 'Ultramarine',
  undo: 'Undo',
  wipe: 'Wipe clean',
  putDown: 'Put the brush down',
}

function trayOf(page: Page) {
  const tray = page.getByRole('group', { name: english.label })
  return { page, tray, press: (name: string) => tray.getByRole('button', { name, exact: true }).click() }
}

/** The home page as the story before has left it, without paint and with the brush put down. */
async function openBare() {
  const opened = trayOf(await stage.reuse('/', size))
  const { page, tray, press } = opened
  if ((await page.locator('canvas').count()) > 0) {
    if ((await tray.getByRole('button', { pressed: true }).count()) === 0) await press(english.vermilion)
    if (await tray.getByRole('button', { name: english.wipe }).isEnabled()) await press(english.wipe)
    await press(english.putDown)
  }
  return opened
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number], steps = 12) {
  await page.evaluate(() => scrollTo(0, 0))
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps })
  await page.mouse.up()
  // A brush draws its remaining points with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** How many of the canvas's pixels carry paint in a square about a place of the painting, in CSS pixels. */
const countPaint = (page: Page, [x, y]: readonly [number, number], half = 12) =>
  page.evaluate(
    ([x, y, half]) => {
      const canvas = document.querySelector('canvas')
      if (!canvas) return 0
      const box = canvas.getBoundingClientRect()
      const grow = canvas.width / box.width
      const [left, top] = [x - half - box.left, y - half - box.top - scrollY]
      const square = [left, top, 2 * half, 2 * half].map(length => Math.round(length * grow))
      const data = canvas.getContext('2d')?.getImageData(...(square as [number, number, number, number])).data
      return data?.filter((value, index) => index % 4 === 3 && value > 127).length ?? 0
    },
    [x, y, half] as const,
  )

/** The bytes of each script of the brush that was fetched. */
const fetchedBy = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const files = entries.filter(({ name }) => /paint-surface/.test(name))
    // A script is fetched, and then imported from the browser's cache.
    return [...new Map(files.map(({ name, encodedBodySize }) => [name, encodedBodySize])).values()]
  })

test('a pot, a stroke, another one, undo, and the brush put down; nothing of the brush is fetched before, and at most 6 KB', async () => {
  const { page, press, tray } = await openBare()
  expect(await fetchedBy(page)).toEqual([])
  const tools = [english.undo, english.wipe, english.putDown]
  for (const name of tools) expect(await tray.getByRole('button', { name }).isVisible()).toBe(false)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)

  await press(english.vermilion)
  await page.locator('canvas').waitFor()
  expect(await tray.getByRole('button', { name: english.vermilion }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  for (const name of tools) expect(await tray.getByRole('button', { name }).isVisible()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  const [bytes, ...others] = await fetchedBy(page)
  expect(bytes).toBeLessThanOrEqual(6144)
  expect(others).toEqual([])

  await drag(page, [200, 300], [500, 340])
  expect(await countPaint(page, [350, 320])).toBeGreaterThan(400)
  expect(await countPaint(page, [350, 500])).toBe(0)

  await press(english.ultramarine)
  await drag(page, [200, 500], [500, 500])
  expect(await countPaint(page, [350, 500])).toBeGreaterThan(400)

  await press(english.undo)
  await expect.poll(() => countPaint(page, [350, 500])).toBe(0)
  expect(await countPaint(page, [350, 320])).toBeGreaterThan(400)

  await press(english.wipe)
  expect(await countPaint(page, [350, 320])).toBe(0)
  await press(english.undo)
  await expect.poll(() => countPaint(page, [350, 320])).toBeGreaterThan(400)

  await page.keyboard.press('Escape')
  expect(await tray.getByRole('button', { pressed: true }).count()).toBe(0)
  expect(await tray.getByRole('button', { name: english.putDown }).isVisible()).toBe(false)
  await drag(page, [200, 420], [500, 420])
  expect(await countPaint(page, [350, 420])).toBe(0)
  expect(await countPaint(page, [350, 320])).toBeGreaterThan(400)
})

test.runIf(isWhole)(
  'twenty-two strokes are taken back one by one',
  async () => {
    const { page, press } = await openBare()
    await press(english.vermilion)
    await page.locator('canvas').waitFor()
    const rows = Array.from({ length: 22 }, (_, index) => 150 + index * 20)
    for (const y of rows) await drag(page, [300, y], [380, y], 4)
    for (const y of rows.toReversed()) {
      expect(await countPaint(page, [340, y + 14], 4)).toBeGreaterThan(20)
      await press(english.undo)
      await expect.poll(() => countPaint(page, [340, y + 14], 4)).toBe(0)
    }
    expect(await countPaint(page, [340, 300], 100)).toBe(0)
  },
  60_000,
)

test('paint goes under the heading, which stays above and legible', async () => {
  const { page, press } = await openBare()
  const heading = page.getByRole('heading', { level: 1 })
  const box = await heading.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 4]
  await press(english.ultramarine)
  await page.locator('canvas').waitFor()
  await drag(page, [x, y], [x + 250, y])
  expect(await countPaint(page, [x + 120, y])).toBeGreaterThan(400)
  expect(await heading.evaluate(words => getComputedStyle(words).textShadow)).not.toBe('none')
  await press(english.undo)
  expect(await heading.evaluate(words => getComputedStyle(words).textShadow)).toBe('none')
})

test('strokes stay where they were painted when the window changes', async () => {
  const { page, press } = await openBare()
  await press(english.vermilion)
  await page.locator('canvas').waitFor()
  await drag(page, [500, 300], [700, 300])
  const placeOfPaint = () =>
    page.evaluate(() => {
      const canvas = document.querySelector('canvas')
      const picture = document.querySelector('main img')
      const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      let [count, sum] = [0, 0]
      for (let index = 3; index < data.length; index += 4) {
        if ((data[index] ?? 0) <= 127) continue
        count += 1
        sum += ((index - 3) / 4) % (canvas?.width ?? 1)
      }
      const middle = sum / count
      const box = picture?.getBoundingClientRect() ?? new DOMRect()
      // The picture covers its box by its height here, and what is too wide lies outside by 40 % on the left.
      const wide = box.height * 1.6
      const grow = Math.max(1, box.width / wide)
      return (middle - (box.width - wide * grow) * 0.4) / (wide * grow)
    })
  const before = await placeOfPaint()
  await page.setViewportSize({ width: 900, height: 800 })
  await page.waitForTimeout(300)
  expect(await placeOfPaint()).toBeCloseTo(before, 2)
})

test('the keys paint: Space held, Space pressed once, and Esc', async () => {
  const { page, tray } = await openBare()
  await tray.getByRole('button', { name: english.vermilion }).focus()
  await page.keyboard.press('Enter')
  const canvas = page.getByRole('application', { name: /Arrow keys move the brush/ })
  await expect.poll(() => canvas.evaluate(element => element === document.activeElement)).toBe(true)
  const box = await canvas.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const go = async (key: string, times: number) => {
    for (let time = 0; time < times; time++) await page.keyboard.press(key)
  }

  await page.keyboard.down(' ')
  await go('ArrowRight', 10)
  await page.keyboard.up(' ')
  expect(await countPaint(page, [x + 70, y])).toBeGreaterThan(400)

  await go('ArrowDown', 10)
  expect(await countPaint(page, [x + 140, y + 80])).toBe(0)
  await page.keyboard.press(' ')
  await go('ArrowLeft', 10)
  await page.keyboard.press(' ')
  expect(await countPaint(page, [x + 70, y + 140])).toBeGreaterThan(400)

  await page.keyboard.press('Control+z')
  await expect.poll(() => countPaint(page, [x + 70, y + 140])).toBe(0)
  await page.keyboard.press('Escape')
  const pot = tray.getByRole('button', { name: english.vermilion })
  await becomes(() => pot.evaluate(element => element === document.activeElement), true)
  expect(await pot.getAttribute('aria-pressed')).toBe('false')
})

/** Waits until the page has been at one place for 300 ms. */
const standsStill = (page: Page) =>
  page.evaluate(async () => {
    for (let [at, since] = [scrollY, Date.now()]; Date.now() - since < 300; ) {
      await new Promise(requestAnimationFrame)
      if (scrollY !== at) [at, since] = [scrollY, Date.now()]
    }
  })

test('a finger scrolls the page unless it holds a brush', async () => {
  const { page, tray } = trayOf(await stage.arrive('/', { width: 390, height: 844, hasTouch: true }))
  const session = await page.context().newCDPSession(page)
  const swipe = async () => {
    await page.evaluate(() => scrollTo(0, 0))
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] })
    await touch('touchStart', 500)
    for (let y = 480; y >= 260; y -= 20) await touch('touchMove', y)
    await touch('touchEnd')
    // A tap that follows at once would be taken for a finger that stops the page from gliding on.
    await page.waitForTimeout(500)
    await standsStill(page)
    return page.evaluate(() => scrollY)
  }
  expect(await swipe()).toBeGreaterThan(100)
  await tray.getByRole('button', { name: english.vermilion }).tap()
  await page.locator('canvas').waitFor()
  expect(await swipe()).toBe(0)
  expect(await countPaint(page, [180, 380], 8)).toBeGreaterThan(150)
  const isHeld = () => tray.getByRole('button', { name: english.vermilion, pressed: true }).isVisible()
  // Chromium swallows a tap that it takes for the end of the swipe; a visitor taps again.
  const putDown = async () => {
    if (await isHeld())
      await tray
        .getByRole('button', { name: english.putDown })
        .tap({ timeout: 2000 })
        .catch(() => {})
    return isHeld()
  }
  await expect.poll(putDown, { timeout: 30_000, interval: 1000 }).toBe(false)
  expect(await swipe()).toBeGreaterThan(100)
})

test('a pot that is pressed before the page can answer is taken all the same', async () => {
  const page = await stage.open('/', size)
  await page.getByRole('button', { name: english.ultramarine }).click()
  await page.locator('canvas').waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: english.ultramarine, pressed: true }).count())
    .toBe(1)
})

test('a canvas that is not to be had takes the tray away quietly', async () => {
  const { page, press, tray } = trayOf(await stage.arrive('/', size))
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await press(english.vermilion)
  await expect.poll(() => tray.count()).toBe(0)
  expect(await page.locator('canvas').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
})

test('the tray, the pots and the tools have names in the language of the page', async () => {
  const page = await stage.arrive('/jp', size)
  const tray = page.getByRole('group', { name: '絵に描き足す' })
  for (const name of ['朱', '黄土', '群青', '青緑', '生成り']) {
    const pot = tray.getByRole('button', { name, exact: true })
    expect(await pot.getAttribute('aria-pressed')).toBe('false')
    const box = await pot.boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
  }
  await tray.getByRole('button', { name: '朱', exact: true }).click()
  await tray.getByRole('button', { name: '筆を置く' }).click()
})

test('without scripts there is no tray', async () => {
  const page = await stage.open('/', { scripts: false })
  expect(await page.getByRole('group', { name: english.label }).count()).toBe(0)
})
