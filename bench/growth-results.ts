import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { ScaleName } from './growth-scale.ts'

export const parts = ['fill', 'pages', 'office', 'letter', 'programs'] as const
export type Part = (typeof parts)[number]

export interface Measure {
  readonly what: string
  readonly ms: number
  /** The memory of the process after it, or at most. */
  readonly mb: number | null
  /** Whether its work is all of the data: a list is not, an export is. */
  readonly isWhole?: boolean
  /** A bar that was missed. */
  readonly missed?: string
}

type Results = { [scale in ScaleName]?: { [part in Part]?: readonly Measure[] } }

/** The measures of the scales of one database, kept in a file from one run to the next. */
export function openResults(file: string) {
  const results: Results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return {
    keep(scale: ScaleName, part: Part, measures: readonly Measure[]): void {
      results[scale] = { ...results[scale], [part]: measures }
      writeFileSync(file, JSON.stringify(results, null, 1))
    },
    table: (title: string): string => tableOf(title, results),
  }
}

/** A hundred times the data may take a list three times as long, or 50 ms, and an export 130 times. */
const isWorse = (small: number, full: number, isWhole: boolean): boolean =>
  isWhole ? full > Math.max(130 * small, 1000) : full > Math.max(3 * small, 50)

/** A Markdown table of what was measured at both scales. */
function tableOf(title: string, { hundredth = {}, full = {} }: Results): string {
  const lines = [
    `| ${title} | a hundredth | all | times | memory | |`,
    '| --- | --: | --: | --: | --: | --- |',
  ]
  for (const part of parts)
    for (const { what, ms, mb, isWhole = false, missed } of full[part] ?? hundredth[part] ?? []) {
      const small = hundredth[part]?.find(measure => measure.what === what)
      const all = full[part] ? inTime(ms) : ''
      const times = small && full[part] ? `${(ms / small.ms).toFixed(ms / small.ms < 10 ? 1 : 0)}` : ''
      const verdict = missed ?? (small && full[part] && isWorse(small.ms, ms, isWhole) ? 'WORSE' : '')
      const memory = mb === null ? '' : `${mb.toFixed(0)} MB`
      lines.push(
        `| ${what.replaceAll('|', '\\|')} | ${small ? inTime(small.ms) : ''} | ${all} | ${times} | ${memory} | ${verdict} |`,
      )
    }
  return lines.join('\n')
}

function inTime(ms: number): string {
  if (ms >= 10_000) return `${(ms / 1000).toFixed(0)} s`
  if (ms >= 1000) return `${(ms / 1000).toFixed(1)} s`
  return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`
}
