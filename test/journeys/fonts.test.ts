import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inTurn, loopCount } from '../loop-count.ts'
import { openStage } from './stage.ts'

const stage = openStage()

const listFonts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(entry => entry as PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  )

/** Each page in Chinese or Japanese in turn, in `npm run sweep` in both. */
const pages = ['', '/procreate', '/who-we-are', '/dreams', '/insight', '/handbook', '/ai'].flatMap(
  (page, at) =>
    (at % 2 === 0 ? ['/cn', '/jp'] : ['/jp', '/cn']).slice(0, loopCount(1, 2)).map(prefix => prefix + page),
)

/** Characters of the headings that the page's own faces lack, for the headings that a filter leaves. */
const listMissing = (page: Page, onScreen: boolean) =>
  page.evaluate(onlySeen => {
    const face = getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily
    const faces = face.split(',').filter(name => name.includes('Heading'))
    return [...document.querySelectorAll('h1, h2')]
      .filter(heading => getComputedStyle(heading).fontFamily === face)
      .filter(heading => heading.checkVisibility() && heading.closest('dialog') === null)
      .filter(heading => !onlySeen || heading.getBoundingClientRect().top < innerHeight)
      .flatMap(heading => [...(heading.textContent ?? '')])
      .filter(character => /[\u3040-\u9fff]/.test(character))
      .filter(character => {
        const holds = ({ family, unicodeRange }: FontFace) =>
          faces.some(name => name.replaceAll(/["' ]/g, '') === family.replaceAll(/["' ]/g, '')) &&
          unicodeRange.split(',').some(range => {
            const [first = 0, last = first] = range
              .trim()
              .slice(2)
              .split('-')
              .map(code => Number.parseInt(code, 16))
            const code = character.codePointAt(0) ?? 0
            return first <= code && code <= last
          })
        return ![...document.fonts].some(each => each.status === 'loaded' && holds(each))
      })
  }, onScreen)

const sum = (fonts: readonly { readonly bytes: number }[]) =>
  fonts.reduce((total, { bytes }) => total + bytes, 0)

test.each(inTurn(pages, 3))(
  '%s shows its first screen in at most 24 KB of fonts, and fetches those of other headings when it is scrolled',
  async path => {
    const page = await stage.open(path, { width: 412, height: 823 })
    await page.waitForLoadState('networkidle')
    const first = await listFonts(page)
    expect(sum(first)).toBeLessThanOrEqual(24 * 1024)
    expect(await listMissing(page, true)).toEqual([])
    await page.mouse.wheel(0, 200)
    await page.waitForFunction(() => 'scrolled' in document.documentElement.dataset)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await expect.poll(() => listMissing(page, false)).toEqual([])
    expect(sum(await listFonts(page))).toBeLessThanOrEqual(60 * 1024)
  },
)

test('without scripts every heading has its face at once', async () => {
  const page = await stage.open('/jp', { scripts: false })
  await page.waitForLoadState('networkidle')
  const face = await page.locator('h1').evaluate(heading => getComputedStyle(heading).fontFamily)
  expect(face).toMatch(/^"Heading JP First", "Heading JP",/)
})

const tokens = ['--type-hero', '--type-1', '--type-2', '--type-3']

/** How wide a line is in a token's font and in its fallback, in parts of an em. */
const measure = (page: Page) =>
  page.evaluate(async names => {
    const line = document.body.appendChild(document.createElement('span'))
    line.textContent = 'Begin with the large shapes. Every brush in its drawer. What we are making next.'
    const inEm = async () => {
      const { font, fontSize } = getComputedStyle(line)
      // A local font that the machine lacks counts as an error; the next of the list stands in.
      await document.fonts.load(font).catch(() => [])
      return line.getBoundingClientRect().width / Number.parseFloat(fontSize)
    }
    const widths = []
    for (const name of names) {
      line.style.cssText = `font: var(${name}); position: absolute; white-space: nowrap; letter-spacing: 0; word-spacing: 0`
      const { fontFamily, fontSize } = getComputedStyle(line)
      const set = await inEm()
      line.style.fontFamily = fontFamily.replace(/^Fraunces, "Fraunces Rare", /, '')
      widths.push({ size: Number.parseFloat(fontSize), set, fallback: await inEm() })
    }
    line.remove()
    return widths
  }, tokens)

test('English headings open up as they grow smaller, their fallback with them, in at most 60 KB of fonts', async () => {
  const page = await stage.open('/support')
  for (const width of [360, 823, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const widths = await measure(page)
    const [hero, , , small] = widths
    if (!hero || !small) throw new Error('no widths')
    expect(small.set / hero.set, `${width} px`).toBeGreaterThan(1.1)
    for (const { size, set, fallback } of widths)
      expect(Math.abs(fallback / set - 1), `${size} px at ${width} px`).toBeLessThan(0.025)
  }
  expect((await listFonts(page)).reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(60 * 1024)
})
