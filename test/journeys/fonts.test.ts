import { expect, test } from 'vitest'
import { openStage } from './stage.ts'

const stage = openStage()

const pages = ['', '/procreate', '/who-we-are', '/dreams', '/beginners-series/1']

test.each(pages.flatMap(page => [`/cn${page}`, `/jp${page}`]))(
  '%s fetches the characters of its own headings, and at most 60 KB of fonts',
  async path => {
    const page = await stage.open(path)
    await page.waitForLoadState('networkidle')
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(entry => entry as PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
    )
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
