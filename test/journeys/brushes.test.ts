import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { compressWell } from '../../server/pages/encodings.ts'
import { runAxe } from '../axe.ts'
import { isWhole, loopCount } from '../loop-count.ts'
import { becomes, openStage } from './stage.ts'

const stage = openStage({ pictures: true })
const size = { width: 1280, height: 800 }
const path = '/procreate/brushes'

/** The wall as the story before has left it. */
const arrive = () => stage.reuse(path, size)

/** To the wall, with a sheet that nobody painted on. */
async function backToTheWall(page: Page) {
  const studio = page.getByRole('dialog', { name: 'A sheet to try it on' })
  await studio.getByRole('button', { name: 'New sheet' }).click()
  await studio.getByRole('button', { name: 'Back to the wall' }).click()
  await expect.poll(() => studio.count()).toBe(0)
}

async function pickUp(page: Page, name = 'Brush pen') {
  await page
    .getByRole('button', { name: `Pick up ${name}`, exact: true })
    .first()
    .click()
  const studio = page.getByRole('dialog', { name: 'A sheet to try it on' })
  const sheet = studio.getByRole('application')
  await sheet.waitFor()
  return { studio, sheet, press: (button: string) => studio.getByRole('button', { name: button }).click() }
}

/** Pulls the mouse across the sheet at a height, both in parts of it. */
async function drag(page: Page, height: number, from = 0.2, to = 0.7) {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('there is no sheet')
  const y = box.y + box.height * height
  await page.mouse.move(box.x + box.width * from, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * to, y + 10, { steps: 16 })
  await page.mouse.up()
}

/** How many pixels of a band of the sheet look other than its corner; the band in parts of its height. */
const countPaint = (page: Page, middle: number, half = 0.06) =>
  page.evaluate(
    ([middle, half]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('dialog canvas[role]')
      const context = canvas?.getContext('2d')
      if (!canvas || !context) return -1
      const [bareR = 0, , bareB = 0] = context.getImageData(1, 1, 1, 1).data
      const top = Math.round(canvas.height * (middle - half))
      const { data } = context.getImageData(0, top, canvas.width, Math.round(canvas.height * 2 * half))
      let count = 0
      for (let at = 0; at < data.length; at += 4) {
        if (Math.abs((data[at] ?? 0) - bareR) + Math.abs((data[at + 2] ?? 0) - bareB) > 60) count++
      }
      return count
    },
    [middle, half] as const,
  )

test('at most a dozen specimens are fetched before anybody scrolls', async () => {
  const page = await arrive()
  await page.waitForLoadState('networkidle')
  const countSpecimens = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /\/pictures\/brush-/.test(name)).length,
    )
  expect(await countSpecimens()).toBeLessThanOrEqual(12)
  await page.getByRole('heading', { level: 3, name: 'Oils', exact: true }).scrollIntoViewIfNeeded()
  await expect.poll(countSpecimens).toBeGreaterThan(0)
})

test('a brush is picked up, paints, is taken back, and the sheet is still there the next time', async () => {
  const page = await arrive()
  const { studio, press } = await pickUp(page)
  expect(await studio.getByRole('combobox', { name: 'Brush' }).inputValue()).toBe('inks/brush-pen')
  await drag(page, 0.3)
  await expect.poll(() => countPaint(page, 0.3)).toBeGreaterThan(500)

  await studio.getByRole('combobox', { name: 'Brush' }).selectOption('oils/loaded-filbert')
  await drag(page, 0.6)
  await expect.poll(() => countPaint(page, 0.6)).toBeGreaterThan(2000)
  await press('Undo')
  await expect.poll(() => countPaint(page, 0.6)).toBe(0)
  expect(await countPaint(page, 0.3)).toBeGreaterThan(500)

  await press('Back to the wall')
  await expect.poll(() => studio.count()).toBe(0)
  await pickUp(page, 'Wet round')
  await expect.poll(() => countPaint(page, 0.3)).toBeGreaterThan(500)
  await page.getByRole('button', { name: 'New sheet' }).click()
  await expect.poll(() => countPaint(page, 0.3)).toBe(0)
  await page.getByRole('application').focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => countPaint(page, 0.3)).toBeGreaterThan(500)
  await backToTheWall(page)
}, 60_000)

test('the keys paint, and the wheel turns by them', async () => {
  const page = await arrive()
  const { studio, sheet } = await pickUp(page)
  await studio.getByRole('slider', { name: 'Hue and strength' }).focus()
  const before = await studio.getByRole('slider', { name: 'Hue and strength' }).getAttribute('aria-valuenow')
  for (const key of ['PageUp', 'PageUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key)
  const wheel = studio.getByRole('slider', { name: 'Hue and strength' })
  expect(await wheel.getAttribute('aria-valuenow')).not.toBe(before)
  expect(await studio.getByRole('checkbox').isChecked()).toBe(false)

  await sheet.focus()
  await page.keyboard.down(' ')
  for (let time = 0; time < 12; time++) await page.keyboard.press('ArrowRight')
  await page.keyboard.up(' ')
  await expect.poll(() => countPaint(page, 0.5)).toBeGreaterThan(300)
  await page.keyboard.press('Escape')
  await expect.poll(() => studio.count()).toBe(0)
  const button = page.getByRole('button', { name: 'Pick up Brush pen' })
  await becomes(() => button.evaluate(element => element === document.activeElement), true)
})

test('what was painted is saved as a PNG as large as the sheet, sent nowhere, and is back after the browser took the canvas away', async () => {
  const page = await arrive()
  const { studio, sheet } = await pickUp(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await drag(page, 0.5)
  await expect.poll(() => countPaint(page, 0.5)).toBeGreaterThan(300)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    studio.getByRole('button', { name: 'Save as PNG' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('brush-strokes.png')
  const file = await readFile(await download.path())
  const size = await sheet.evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height])
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual(size)
  expect(requests.filter(address => !address.startsWith('blob:'))).toEqual([])

  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('dialog canvas[role]')
    canvas?.dispatchEvent(new Event('contextlost'))
    canvas?.getContext('2d')?.reset()
  })
  await page.getByText('What you painted is safe').waitFor()
  await page.evaluate(() =>
    document.querySelector('dialog canvas[role]')?.dispatchEvent(new Event('contextrestored')),
  )
  await expect.poll(() => countPaint(page, 0.5)).toBeGreaterThan(300)
  expect(await page.getByText('What you painted is safe').count()).toBe(0)
  await backToTheWall(page)
})

test('a tap with two fingers takes the last stroke back, and leaves no dab', async () => {
  const page = await stage.arrive(path, { width: 390, height: 844, hasTouch: true })
  const { sheet } = await pickUp(page)
  await drag(page, 0.5)
  await expect.poll(() => countPaint(page, 0.5)).toBeGreaterThan(100)
  const box = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const fingers = [0.3, 0.6].map((part, id) => ({
    x: box.x + box.width * part,
    y: box.y + box.height * 0.5,
    id,
  }))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers.slice(0, 1) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => countPaint(page, 0.5, 0.4)).toBe(0)
})

/** axe finds nothing, and nothing is cut off. */
async function isWell(page: Page, studio: ReturnType<Page['getByRole']>) {
  expect(await runAxe(page)).toEqual([])
  expect(await studio.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
  await studio.getByText('stays in this browser').scrollIntoViewIfNeeded()
  expect(await studio.getByText('stays in this browser').isVisible()).toBe(true)
}

test('axe finds nothing in the studio on a phone, nor on a desk, and nothing is cut off', async () => {
  const page = await stage.reuse(path, { width: 320, height: 800 })
  const { studio } = await pickUp(page)
  for (const width of [320, 1280].slice(0, loopCount(1, 2))) {
    await page.setViewportSize({ width, height: 800 })
    await isWell(page, studio)
  }
  await backToTheWall(page)
})

/** Ends at an address with a fragment. */
async function isAsked(page: Page) {
  const set = (name: string) => page.getByRole('heading', { level: 3, name, exact: true })
  expect(await set('Pencils').isVisible()).toBe(true)
  await page.getByRole('radio', { name: /^Wet/ }).check()
  expect(await set('Pencils').isVisible()).toBe(false)
  expect(await set('Oils').isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'Charcoal' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Oils', exact: true }).click()
  expect(new URL(page.url()).hash).toBe('#oils')
}

test('the wall shows what one asks for, also without scripts, where no brush can be picked up and the page says so', async () => {
  await isAsked(await arrive())
  const page = await stage.open(path, { ...size, scripts: false })
  expect(await page.getByRole('button', { name: /Pick up/ }).count()).toBe(0)
  expect(await page.getByText('you need a browser with scripts').isVisible()).toBe(true)
  await isAsked(page)
})

test('the canvas is fetched when a brush is picked up, and weighs at most 40 KB', async () => {
  // Under data saver nothing is prefetched: these requests are the brush's own.
  const page = await stage.arrive(path, {
    ...size,
    before: opened =>
      opened.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } }),
      ),
  })
  const scripts = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\.(js|css)$|brush-paints/.test(name))
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
    )
  const before = (await scripts()).map(({ name }) => name)
  expect(before.filter(name => /studio|brush-paints/.test(name))).toEqual([])
  await pickUp(page)
  const fetched = (await scripts()).filter(({ name }) => !before.includes(name))
  expect(fetched.some(({ name }) => /studio/.test(name))).toBe(true)
  // The server compresses what it renders at the highest level, after the first answer.
  const weights = fetched.map(async ({ name, bytes }) => {
    if (!/brush-paints/.test(name)) return bytes
    const body = await (await page.request.get(name)).body()
    return (await compressWell(body)).br.length
  })
  const weight = (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0)
  expect(weight).toBeLessThanOrEqual(40 * 1024)
})

test.runIf(isWhole)(
  'without a network the canvas does not come, and an alert says what to do; brushes that cannot be fetched are said to be missing, not the canvas; one that is not to be had leaves a sentence, and the page as it was',
  async () => {
    const page = await stage.arrive(path, {
      ...size,
      mayComplain: /ERR_FAILED|Failed to (?:load|fetch)/,
      // Before the page is there, which prefetches the canvas when it is idle.
      before: opened => opened.route(/studio/, route => route.abort()),
    })
    await page.getByRole('button', { name: 'Pick up Brush pen' }).click()
    const alert = page.getByRole('alertdialog', { name: 'The canvas didn’t load' })
    await alert.waitFor()
    await page.keyboard.press('Escape')
    await alert.waitFor({ state: 'detached' })
    await page.unroute(/studio/)
    await page.route(/brush-paints/, route => route.abort())
    await page.getByRole('button', { name: 'Pick up Brush pen' }).click()
    await page.getByText('We couldn’t load the brushes.').waitFor()
    expect(await page.getByText('This browser has no canvas').count()).toBe(0)
    await page.unroute(/brush-paints/)
    await page.getByRole('button', { name: 'Back to the wall' }).click()
    const { sheet, press } = await pickUp(page)
    await expect.poll(() => sheet.isVisible()).toBe(true)
    await press('Back to the wall')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.getByRole('button', { name: 'Pick up Brush pen' }).click()
    await page.getByText('This browser has no canvas').waitFor()
    await page.getByRole('button', { name: 'Back to the wall' }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByRole('heading', { level: 3, name: 'Pencils' }).isVisible()).toBe(true)
  },
)

test('a brush that is pressed before the page can answer is picked up all the same', async () => {
  const page = await stage.open(path, size)
  await page.getByRole('button', { name: 'Pick up a brush' }).click()
  await page.getByRole('dialog', { name: 'A sheet to try it on' }).waitFor()
})
