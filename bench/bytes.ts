// Encoded bytes of pages on a phone, hydrated, without scrolling; `--budgets` writes them to test/budgets.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { bringIn, chromium as chromiumPart } from '../bin/parts/debian.ts'
import { languageTagOf } from '../contract/locale.ts'
import { readPath } from '../site/language/link.ts'
import { openBrowser } from '../test/browser.ts'
import { type PageWeight, weighPage } from '../test/page-weight.ts'
import { openFolder, startProduction } from './production.ts'
import { atMost, printTable } from './table.ts'

if (!(await bringIn(chromiumPart))) process.exit(1)

const file = new URL('../test/budgets.json', import.meta.url)
const paths = Object.keys(JSON.parse(readFileSync(file, 'utf8')))
const site = await startProduction(openFolder())
const origin = `http://localhost:${site.port}`
const browser = await openBrowser()
const weights = new Map<string, PageWeight>()
for (const path of paths) {
  const locale = languageTagOf(readPath(path).locale)
  weights.set(path, await weighPage(browser, { origin, path, locale }))
}
await browser.close()
await site.stop()

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
printTable('Bytes on the wire, in KB', [
  ['', 'HTML', 'CSS', 'scripts', 'fonts', 'pictures', 'other', 'requests', 'scripts', 'HTML'],
  ...[...weights].map(([path, weight]) => [
    path,
    ...[weight.document, weight.stylesheet, weight.script, weight.font, weight.image, weight.other].map(
      kilobytes,
    ),
    String(weight.requests),
    atMost(Math.round(weight.script / 1024), 100, 'KB'),
    atMost(Math.round(weight.document / 1024), 13, 'KB'),
  ]),
])

/** The next half kilobyte above: a budget leaves no room for growth, only for a changed sentence. */
const ceiling = (bytes: number) => Math.ceil(bytes / 512 + 0.25) * 512

/** Icons and prefetched scripts come sooner or later. */
const spareRequests = 2

if (process.argv.includes('--budgets')) {
  const budgets = [...weights].map(([path, { requests, ...bytes }]) => [
    path,
    {
      ...Object.fromEntries(Object.entries(bytes).map(([kind, size]) => [kind, ceiling(size)])),
      requests: requests + spareRequests,
    },
  ])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(budgets), null, 2)}\n`)
  console.log('test/budgets.json is written')
}
