// What axe finds on every kind of page, in every language, on a phone and on a desk; its figures stand in the accessibility
// statement (site/pages/legal/figures/figures.json), so it writes them only when it has looked at everything.
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bringIn, chromium as chromiumPart } from '../bin/parts/debian.ts'
import { everyLocale, languageTagOf } from '../contract/locale.ts'
import { runAxe } from '../test/axe.ts'
import { hydrated, openBrowser, styled, visit } from '../test/browser.ts'
import { scrollThrough } from '../test/scroll-through.ts'
import { projectRoot } from '../test/test-server.ts'
import { openFolder, startProduction } from './production.ts'

if (!(await bringIn(chromiumPart))) process.exit(1)
process.env.SWEEP = 'full'
const { kinds } = await import('../test/sweep/addresses.ts')

const widths = [360, 1440]
const site = await startProduction(openFolder())
const browser = await openBrowser()
const found: string[] = []
let looks = 0

for (const locale of everyLocale) {
  const { context, page } = await visit(browser, { origin: site.origin, locale: languageTagOf(locale) })
  // English pages have a second address, with the same document.
  const own = kinds.filter(kind => kind.locale === locale && !/^\/en(?:\/|$)/.test(kind.path))
  for (const { path } of own) {
    await page.goto(path, { waitUntil: 'load' })
    await styled(page)
    await hydrated(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await scrollThrough(page)
      const violations = await runAxe(page, { withFooter: true })
      found.push(...violations.map(violation => `${path}, ${width} px: ${violation}`))
      looks++
    }
  }
  await context.close()
}
await browser.close()
await site.stop()

for (const line of found) console.log(line)
const { version } = createRequire(import.meta.url)('axe-core/package.json')
const figures = {
  date: new Date().toISOString().slice(0, 10),
  pages: looks / widths.length / everyLocale.length,
  languages: everyLocale.length,
  looks,
  widths: widths.join(' / '),
  axe: version,
  findings: found.length,
}
await writeFile(
  join(projectRoot, 'site/pages/legal/figures/figures.json'),
  `${JSON.stringify(figures, null, 2)}\n`,
)
console.log(`accessibility: ${looks} looks, ${found.length} violations`)
process.exitCode = found.length === 0 ? 0 : 1
