import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
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

const pages = ['', '/procreate', '/who-we-are', '/dreams', '/beginners-series/1']

test.each(pages.flatMap(page => [`/cn${page}`, `/jp${page}`]))(
  '%s fetches the characters of its own headings, and at most 60 KB of fonts',
  async path => {
    const page = await stage.open(path)
    await page.waitForLoadState('networkidle')
    const fonts = await listFonts(page)
    expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(60 * 1024)
    const isHeading = ({ name }: { name: string }) => /heading-(cn|jp)/.test(name)
    expect(fonts.filter(isHeading)).toHaveLength(2)
    const missing = await page.evaluate(() => {
      const face = getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily.split(',')[0]
      return [...document.querySelectorAll('h1, h2')]
        .filter(heading => getComputedStyle(heading).fontFamily.startsWith(face ?? ''))
        .flatMap(heading => [...(heading.textContent ?? '')])
        .filter(character => /[\u3040-\u9fff]/.test(character))
        .filter(character => !document.fonts.check(`700 40px ${face}`, character))
    })
    expect(missing).toEqual([])
  },
)

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
      line.style.fontFamily = fontFamily.replace(/^Fraunces, /, '')
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
