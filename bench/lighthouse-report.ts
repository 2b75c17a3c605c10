import type { Report } from './lighthouse-run.ts'
import { median, printTable } from './table.ts'

/** The reports of each path, one for each round. */
export type Reports = Map<string, Report[]>

const metrics = [
  ['FCP', 'first-contentful-paint', 1000, 's', 2],
  ['LCP', 'largest-contentful-paint', 1000, 's', 2],
  ['TBT', 'total-blocking-time', 1, 'ms', 0],
  ['CLS', 'cumulative-layout-shift', 1, '', 3],
  ['Speed Index', 'speed-index', 1000, 's', 2],
] as const

/** Prints the median of each metric and the lowest median score; resolves to the rows, the head first. */
export function printReports(reports: Reports, rounds: number): string[][] {
  const [first] = [...reports.values()][0] ?? []
  const categories = Object.keys(first?.categories ?? {})
  const head = ['', ...metrics.map(([name]) => name), ...categories]
  const rows = [...reports].map(([path, each]) => {
    const middle = (value: (report: Report) => number | undefined) =>
      median(each.map(report => value(report) ?? Number.NaN))
    return [
      path,
      ...metrics.map(([, audit, per, unit, digits]) =>
        `${(middle(report => report.audits[audit]?.numericValue) / per).toFixed(digits)} ${unit}`.trim(),
      ),
      ...categories.map(name =>
        String(Math.round(100 * middle(report => report.categories[name]?.score ?? 0))),
      ),
    ]
  })
  printTable(`Lighthouse, median of ${rounds}`, [head, ...rows])
  return [head, ...rows]
}

/** Prints the audits that scored below 90 in any round. */
export function listFailures(reports: Reports): void {
  for (const [path, each] of reports) {
    const failing = new Map<string, string>()
    for (const { audits } of each) {
      for (const [id, { score, title, displayValue = '' }] of Object.entries(audits)) {
        if (score !== null && score < 0.9) failing.set(id, `${title} ${displayValue}`.trim())
      }
    }
    if (failing.size === 0) continue
    console.log(`\n${path}: audits below 90 in any round`)
    for (const [id, title] of failing) console.log(`  ${id}: ${title}`)
  }
}
