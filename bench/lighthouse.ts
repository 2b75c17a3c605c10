// Lighthouse on the production server, as for a phone: `npm run lighthouse` measures one address of every page in each
// language and writes docs/performance.md; `npm run lighthouse -- /cn /jp` prints these, with `--write` into that
// file; `--rounds=1` is quick.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { bringIn, chromium, headlessShell } from '../bin/parts/debian.ts'
import { everyLocale } from '../contract/locale.ts'
import { link } from '../site/language/link.ts'
import { knownPages, pageRows } from '../site/page-table/known-pages.ts'
import { listFailures, printReports, type Reports } from './lighthouse-report.ts'
import { installLighthouse, runLighthouse } from './lighthouse-run.ts'
import { openFolder, startProduction } from './production.ts'
import { writeTable } from './write-table.ts'

const given = process.argv.slice(2)
const rounds = Number(given.find(word => word.startsWith('--rounds='))?.split('=')[1] ?? 3)
const asked = given.filter(word => word.startsWith('/'))
/** One address of every page that search engines may list. */
const pages = pageRows
  .filter(([, row]) => row.unlisted === undefined)
  .flatMap(([id, row]) => row.visits?.[0] ?? knownPages(id)[0]?.[1] ?? [])
const paths = asked.length > 0 ? asked : pages.flatMap(page => everyLocale.map(locale => link(locale, page)))

if (!(await bringIn(headlessShell)) && !(await bringIn(chromium))) process.exit(1)
const lighthouse = await installLighthouse()
if (!existsSync(lighthouse)) {
  console.error('lighthouse: the package could not be installed')
  process.exit(1)
}
const folder = openFolder()
const site = await startProduction(folder, 'bench/pages-server.ts')
// The document's final compression follows a moment after the first request, for each variant: that of Lighthouse's browser.
const headers = { 'Accept-Language': 'en-US,en;q=0.9' }
for (const path of paths) await (await fetch(site.origin + path, { headers })).arrayBuffer()
await setTimeout(10_000)
const reports: Reports = new Map(paths.map(path => [path, []]))
for (let round = 0; round < rounds; round++) {
  for (const path of paths) {
    console.log(`lighthouse: ${path} (${round + 1} of ${rounds})`)
    const address = `http://localhost:${site.port}${path}`
    reports.get(path)?.push(await runLighthouse(lighthouse, address, join(folder, 'report.json')))
  }
}
await site.stop()

const rows = printReports(reports, rounds)
listFailures(reports)
if (asked.length === 0 || given.includes('--write')) writeTable('lighthouse', rows)
