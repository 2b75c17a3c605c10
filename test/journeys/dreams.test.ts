import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { runAxe } from '../axe.ts'
import { isWhole, loopCount } from '../loop-count.ts'
import { becomes, focused, openStage } from './stage.ts'

const stage = openStage({ pictures: true })

const timeline = (page: Page) => page.getByRole('group', { name: 'The timeline of the walk' })
/** Whether anything of the walk moves, and the drawings that are held. */
const walking = (page: Page) =>
  page.evaluate(() => ({
    moves: document.getAnimations().some(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return playState === 'running' && target?.closest('h1 ~ div') != null
    }),
    held: [...document.querySelectorAll('[data-drawing]')]
      .filter(pose => getComputedStyle(pose).display !== 'none')
      .map(pose => pose.getAttribute('data-drawing')),
  }))

async function goThrough(page: Page) {
  expect(await walking(page)).toEqual({ moves: true, held: [] })
  await timeline(page).getByRole('radio', { name: 'Play' }).press('ArrowRight')
  expect(await walking(page)).toEqual({ moves: false, held: ['0'] })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await walking(page)).toEqual({ moves: false, held: ['1'] })
  await timeline(page).getByRole('radio', { name: 'Drawing 7', exact: true }).press('Space')
  expect(await walking(page)).toEqual({ moves: false, held: ['6'] })
  await timeline(page).getByRole('radio', { name: 'Play' }).press('Space')
  expect(await walking(page)).toEqual({ moves: true, held: [] })
}

/** What can mine do: the answer has an address of its own. */
async function askAboutTablet(page: Page) {
  await page.getByLabel('My tablet').selectOption({ label: 'iPad Pro 11-inch (4th generation)' })
  await page.getByRole('button', { name: 'Show' }).press('Enter')
  await page.waitForURL(/\/dreams\?device=ipad-pro-11-4#devices$/)
  await page.getByText('4 video tracks, each up to 4K').waitFor()
  expect(await page.locator('tr[data-chosen] th').innerText()).toContain('iPad Pro 11-inch (4th generation)')
}

describe('the line that walks', () => {
  test('is stopped and gone through by keyboard', async () => {
    const page = await stage.open('/dreams', { reducedMotion: 'no-preference' })
    await goThrough(page)
  })

  test('stands still under reduced motion, where it can still be gone through', async () => {
    const page = await stage.reuse('/dreams')
    expect(await walking(page)).toEqual({ moves: false, held: ['0'] })
    await timeline(page).getByRole('radio', { name: 'Drawing 3', exact: true }).press('Space')
    expect(await walking(page)).toEqual({ moves: false, held: ['2'] })
  })
})

test('where no scripts run the line is stopped and gone through, three frames say what they would be, and a tablet is asked about', async () => {
  const page = await stage.open('/dreams', { scripts: false, reducedMotion: 'no-preference' })
  await goThrough(page)
  await page.setViewportSize({ width: 360, height: 900 })
  const note = page.getByText('Drawing here needs scripts')
  await note.scrollIntoViewIfNeeded()
  expect(await note.isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Pick up the pencil' }).count()).toBe(0)
  await askAboutTablet(page)
})

/** The sheet to draw on, scrolled to. */
async function sheetOf(page: Page) {
  await page.getByRole('heading', { name: 'Three frames are yours' }).scrollIntoViewIfNeeded()
  const sheet = page.getByRole('application', { name: /^Sheet of frame/ })
  await sheet.waitFor()
  await sheet.scrollIntoViewIfNeeded()
  const lines = () => sheet.locator(':scope > g:last-of-type path').count()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return { sheet, lines, press }
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('there is no sheet')
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 6 })
  await page.mouse.up()
}

describe('three frames', () => {
  test('are drawn on, undone, played, stopped and saved', async () => {
    const page = await stage.reuse('/dreams')
    const { sheet, lines, press } = await sheetOf(page)
    await press('Three empty sheets')
    expect(await lines()).toBe(0)
    await drag(page, [0.2, 0.5], [0.8, 0.5])
    expect(await lines()).toBe(1)
    await drag(page, [0.2, 0.7], [0.8, 0.7])
    expect(await lines()).toBe(2)
    await press('Undo')
    expect(await lines()).toBe(1)
    await page.getByRole('radio', { name: 'Frame 3', exact: true }).check()
    expect(await lines()).toBe(0)
    expect(await sheet.getAttribute('aria-label')).toBe('Sheet of frame 3')
    await press('Play')
    await becomes(lines, 1)
    await becomes(lines, 0)
    await press('Stop')
    expect(await lines()).toBe(0)

    const coming = page.waitForEvent('download')
    await press('Save as a strip')
    const file = await coming
    expect(file.suggestedFilename()).toBe('three-frames.png')
    const strip = sharp(await readFile(await file.path()))
    const { width, height } = await strip.metadata()
    expect([width, height]).toEqual([3040, 680])
    const { data, info } = await strip.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const isDark = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 255) < 90
    // The line is in the middle of the second frame, and in neither of the others.
    expect([520, 1520, 2520].map(x => isDark(x, 340))).toEqual([false, true, false])
  })

  test('are drawn by keyboard', async () => {
    const page = await stage.reuse('/dreams')
    const { sheet, lines, press } = await sheetOf(page)
    await press('Three empty sheets')
    await sheet.focus()
    await page.keyboard.press('Space')
    await page.getByText('The pencil is down.').waitFor({ state: 'attached' })
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
    await page.keyboard.press('Space')
    expect(await lines()).toBe(1)
    const path = sheet.locator(':scope > g:last-of-type path')
    expect(await path.getAttribute('d')).toMatch(/^M240 150Q.*L264 162$/)
  })

  test('wait for a press where data is saved, and the sheet then has the focus', async () => {
    const page = await stage.open('/dreams', {
      before: opened =>
        opened.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        ),
    })
    const start = page.getByRole('button', { name: 'Pick up the pencil' })
    await start.scrollIntoViewIfNeeded()
    await start.click()
    await page.getByRole('application').waitFor()
    await becomes(() => focused(page), 'Sheet of frame 2')
  })

  test.runIf(isWhole)('say so where the pencil does not come', async () => {
    const page = await stage.open('/dreams', {
      mayComplain: /./,
      before: opened => opened.route(/light-table.*\.js/, route => route.abort()),
    })
    const start = page.getByRole('button', { name: 'Pick up the pencil' })
    await start.scrollIntoViewIfNeeded()
    await start.click()
    await page.getByText('We couldn’t load the pencil.').waitFor()
  })
})

test('a question opens to its answer by keyboard', async () => {
  const page = await stage.reuse('/dreams')
  const answer = page.locator('#questions').getByText('You pay once, and nothing after that')
  expect(await answer.isVisible()).toBe(false)
  await page.locator('summary', { hasText: 'Is there a subscription?' }).press('Enter')
  expect(await answer.isVisible()).toBe(true)
})

test('what mine can do is answered at its own address, and axe has nothing to say about the answer and the sheet', async () => {
  const page = await stage.reuse('/dreams', { width: 360 })
  await askAboutTablet(page)
  for (const width of [360, 1440].slice(0, loopCount(1, 2))) {
    await page.setViewportSize({ width, height: 900 })
    await sheetOf(page)
    expect(await runAxe(page)).toEqual([])
  }
})
