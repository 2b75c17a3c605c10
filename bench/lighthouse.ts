// Lighthouse on the production server, as for a telephone: `npm run lighthouse` or `npm run lighthouse -- /cn /jp`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bringIn, chromium } from '../bin/parts/debian.ts'
import { installLighthouse, type Report, runLighthouse } from './lighthouse-run.ts'
import { openFolder, startProduction } from './production.ts'
import { median, printTable } from './table.ts'

const times = 3
const given = process.argv.slice(2)
const paths = given.length > 0 ? given : ['/', '/cn', '/jp']
const folder = openFolder()

if (!(await bringIn(chromium))) process.exit(1)
const lighthouse = await installLighthouse()
if (!existsSync(lighthouse)) {
  console.error('lighthouse: the package could not be installed')
  process.exit(1)
}
const site = await startProduction(folder)
const reports = new Map<string, Report[]>(paths.map(path => [path, []]))
for (let round = 0; round < times; round++) {
  for (const path of paths) {
    console.log(`lighthouse: ${path} (${round + 1} of ${times})`)
    const report = await runLighthouse(
      lighthouse,
      `http://localhost:${site.port}${path}`,
      join(folder, 'report.json'),
    )
    reports.get(path)?.push(report)
  }
}
await site.stop()

const middle = (path: string, value: (report: Report) => number | undefined) =>
  median((reports.get(path) ?? []).map(report => value(report) ?? Number.NaN))
const names = Object.keys(reports.get(paths[0] ?? '')?.[0]?.categories ?? {})
const metrics = [
  ['FCP', 'first-contentful-paint', 1000, 's', 2],
  ['LCP', 'largest-contentful-paint', 1000, 's', 2],
  ['TBT', 'total-blocking-time', 1, 'ms', 0],
  ['CLS', 'cumulative-layout-shift', 1, '', 3],
  ['Speed Index', 'speed-index', 1000, 's', 2],
] as const

printTable(`Lighthouse, middle of ${times}`, [
  ['', ...paths],
  ...names.map(name => [
    name,
    ...paths.map(path =>
      String(Math.round(100 * middle(path, report => report.categories[name]?.score ?? 0))),
    ),
  ]),
  ...metrics.map(([name, audit, per, unit, digits]) => [
    name,
    ...paths.map(path =>
      `${(middle(path, report => report.audits[audit]?.numericValue) / per).toFixed(digits)} ${unit}`.trim(),
    ),
  ]),
])
for (const path of paths) {
  const failing = new Map<string, string>()
  for (const { audits } of reports.get(path) ?? []) {
    for (const [id, { score, title, displayValue = '' }] of Object.entries(audits)) {
      if (score !== null && score < 0.9) failing.set(id, `${title} ${displayValue}`.trim())
    }
  }
  console.log(`\n${path}: ${failing.size === 0 ? 'no audit below 90' : 'audits below 90 in any round'}`)
  for (const [id, words] of failing) console.log(`  ${id}: ${words}`)
}
