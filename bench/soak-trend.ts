import { existsSync, readdirSync, readFileSync } from 'node:fs'

interface Sample {
  /** Minutes since the beginning. */
  readonly at: number
  /** Of all processes: resident memory in MB, and open descriptors. */
  readonly mb: number
  readonly descriptors: number
}

/** Memory and descriptors of processes and their children, from the system; null where it does not tell (not Linux). */
export function sampleOf(pids: readonly number[], at: number): Sample | null {
  if (!existsSync('/proc/self/status')) return null
  const all = pids.flatMap(withChildren)
  return {
    at,
    mb: sum(all.map(memoryOf)),
    descriptors: sum(all.map(pid => count(`/proc/${pid}/fd`))),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Processes that come and go count as nothing. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function count(folder: string): number {
  try {
    return readdirSync(folder).length
  } catch {
    return 0
  }
}

const memoryOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

const withChildren = (pid: number): number[] => [
  pid,
  ...read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number).flatMap(withChildren),
]

interface Trend {
  readonly first: number
  readonly last: number
  /** What the regression line grows from the first sample to the last. */
  readonly growth: number
}

/** The line of least squares through values over time. https://en.wikipedia.org/wiki/Simple_linear_regression */
export function trendOf(points: readonly { readonly at: number; readonly value: number }[]): Trend {
  const middle = (values: readonly number[]) => sum(values) / values.length
  const [x, y] = [middle(points.map(({ at }) => at)), middle(points.map(({ value }) => value))]
  const spread = sum(points.map(({ at }) => (at - x) ** 2))
  const slope = spread === 0 ? 0 : sum(points.map(({ at, value }) => (at - x) * (value - y))) / spread
  const [from, to] = [points[0]?.at ?? x, points.at(-1)?.at ?? x]
  return { first: y + slope * (from - x), last: y + slope * (to - x), growth: slope * (to - from) }
}
