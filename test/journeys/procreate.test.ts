import { describe, expect, test } from 'vitest'
import { becomes, openStage, type Visitor } from './stage.ts'

const stage = openStage({ pictures: true })
const moving: Visitor = { reducedMotion: 'no-preference' }
const still: Visitor = { reducedMotion: 'reduce' }

describe('the tablet', () => {
  /** How the panels of the app lie on the painting. */
  const lift = async (visitor: Visitor) => {
    const page = await stage.arrive('/procreate', visitor)
    const panels = page.getByRole('img', { name: /^Two dark panels/ })
    const transform = () => panels.evaluate(image => getComputedStyle(image).transform)
    return { page, transform }
  }

  test('lies flat at first; its layers come apart as one scrolls, and stay apart', async () => {
    const { page, transform } = await lift(moving)
    expect(await transform()).toMatch(/^(?:none|matrix\(1, 0, 0, 1, 0, 0\))$/)
    await page.evaluate(() => scrollTo({ top: innerHeight * 1.6, behavior: 'instant' }))
    await becomes(async () => /^matrix3d/.test(await transform()), true)
    await page.evaluate(() => scrollTo({ top: innerHeight * 2.4, behavior: 'instant' }))
    expect(await transform()).toMatch(/^matrix3d/)
  })

  test('stays flat where motion is not wanted', async () => {
    const { page, transform } = await lift(still)
    await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }))
    expect(await transform()).toBe('none')
  })
})

describe('the picture in words', () => {
  test('is read in the language of the page, and stopped', async () => {
    const page = await stage.arrive('/jp/procreate/accessibility', {
      before: page =>
        page.addInitScript(() => {
          const said: string[] = []
          Object.assign(window, { said })
          speechSynthesis.speak = speech => void said.push(`${speech.lang} ${speech.text.slice(0, 4)}`)
        }),
    })
    await page.getByRole('button', { name: '読み上げる' }).press('Enter')
    await page.getByRole('button', { name: 'とめる' }).press('Enter')
    await page.getByRole('button', { name: '読み上げる' }).waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual(['ja 緑の壁の'])
  })

  test('is left to a screen reader by a browser that has no voice', async () => {
    const page = await stage.arrive('/procreate/accessibility', {
      before: page => page.addInitScript('delete window.speechSynthesis'),
    })
    await page.getByText('This browser has no voice of its own.').waitFor()
    expect(await page.getByRole('button', { name: 'Read it aloud' }).count()).toBe(0)
  })
})

test('the settings of the bench answer without a script, by keyboard', async () => {
  const page = await stage.open('/procreate/accessibility', { scripts: false })
  const picture = page.getByRole('img', { name: /^Watercolor of a flowering gum/ })
  const filter = () => picture.evaluate(image => getComputedStyle(image).filter)
  expect(await filter()).toBe('none')
  await page.getByRole('radio', { name: 'None' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await filter()).toContain('#eye-protan')
  await page.getByRole('radio', { name: 'Grayscale' }).check()
  expect(await filter()).toBe('grayscale(1)')
  await page.getByRole('checkbox', { name: 'Hide interface' }).press('Space')
  expect(await page.getByText('deep crimson').isVisible()).toBe(false)
})
