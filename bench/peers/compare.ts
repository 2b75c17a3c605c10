import type { Report } from '../lighthouse-run.ts'
import { median, thousands } from '../table.ts'
import type { Round } from './load-in-turns.ts'
import type { Weight } from './weigh.ts'

/** What was measured of one server. The first of several is the one that the others are divided by. */
interface Column {
  readonly name: string
  readonly rates: readonly Round[]
  /** After the load, in bytes. */
  readonly memory: number
  readonly weight: Weight
  readonly reports: readonly Report[]
}

interface Row {
  readonly name: string
  /** The measured values, one for each round. */
  readonly read: (column: Column) => readonly number[]
  readonly write: (value: number) => string
  /** Shows the lowest and the highest as well. */
  readonly spread?: true
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const inSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const bytesRow = (name: string, read: (weight: Weight) => number): Row => ({
  name,
  read: ({ weight }) => [read(weight)],
  write: kilobytes,
})
const auditRow = (name: string, audit: string, write: Row['write']): Row => ({
  name,
  read: ({ reports }) => reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN),
  write,
})

const rows: readonly Row[] = [
  {
    name: 'requests a second',
    read: ({ rates }) => rates.map(rate => rate.requestsPerSecond),
    write: thousands,
    spread: true,
  },
  {
    name: 'processor for a request, µs',
    read: ({ rates }) => rates.map(rate => rate.microseconds),
    write: thousands,
    spread: true,
  },
  {
    name: 'the same without compression, µs',
    read: ({ rates }) => rates.map(rate => rate.microsecondsPlain),
    write: thousands,
    spread: true,
  },
  {
    name: 'memory after the load',
    read: ({ memory }) => [memory],
    write: bytes => `${Math.round(bytes / 1024 / 1024)} MB`,
  },
  bytesRow('document, as sent', ({ document }) => document.sent),
  bytesRow('document, in brotli', ({ document }) => document.brotli),
  bytesRow('scripts, as sent', ({ script }) => script.sent),
  bytesRow('scripts, in brotli', ({ script }) => script.brotli),
  bytesRow('style sheets', ({ stylesheet }) => stylesheet.sent),
  bytesRow('fonts', ({ font }) => font.sent),
  bytesRow('pictures', ({ image }) => image.sent),
  { name: 'requests of a visit', read: ({ weight }) => [weight.requests], write: String },
  auditRow('first paint (FCP)', 'first-contentful-paint', inSeconds),
  auditRow('largest paint (LCP)', 'largest-contentful-paint', inSeconds),
  auditRow('blocking time (TBT)', 'total-blocking-time', value => `${Math.round(value)} ms`),
]

/** The table, its head first; peers that could not be measured have empty cells and say so in the head. */
export function compare(
  columns: readonly Column[],
  missing: readonly string[],
): readonly (readonly string[])[] {
  const head = ['', ...columns.map(({ name }) => name), ...missing.map(name => `${name}: could not be built`)]
  return [head, ...rows.map(row => [row.name, ...cellsOf(row, columns), ...missing.map(() => '')])]
}

function cellsOf({ read, write, spread }: Row, columns: readonly Column[]): string[] {
  const [own = []] = columns.map(read)
  return columns.map((column, at) => {
    const values = read(column)
    // The ratio of each round: whatever else the machine does falls on runs that follow each other.
    const ratio = median(values.map((value, round) => value / (own[round] ?? Number.NaN)))
    const ratioText = at > 0 && Number.isFinite(ratio) ? ` ×${ratio.toFixed(2)}` : ''
    const range = spread ? ` (${write(Math.min(...values))} to ${write(Math.max(...values))})` : ''
    return `${write(median(values))}${ratioText}${range}`
  })
}
