import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../test-server.ts'

/** One fault that was tried. */
export interface Row {
  readonly name: string
  readonly fault: string
  /** Of a kept page, in ms. */
  readonly pageMs: number
  /** Of what was given to keep. */
  readonly status: number
  readonly givenMs: number
  /** Of the form without scripts. */
  readonly form: number
  readonly formMs: number
  readonly ready: { readonly status: string; readonly away?: readonly string[] }
  /** From the end of the fault until something is kept whole again. */
  readonly recoveredMs: number
}

const titles = ['What', 'Fault', 'Page, ms', 'Stored', 'ms', 'Form', 'ms', '`/ready`', 'Works again, ms']

const cellsOf = (row: Row): (string | number)[] => [
  row.name,
  row.fault,
  row.pageMs,
  row.status < 300 ? 'yes' : `refused, ${row.status}`,
  row.givenMs,
  row.form,
  row.formMs,
  [row.ready.status, ...(row.ready.away ?? []).map(what => `${what} away`)].join(', '),
  row.recoveredMs,
]

/** In a sweep: writes the rows between the comments of this name in docs/reliability.md. */
export function reportRows(name: string, rows: readonly Row[]): void {
  if (process.env.SWEEP === 'full') reportTable(name, titles, rows.map(cellsOf))
}

/** Replaces the table between `<!-- name -->` and `<!-- /name -->`, row by row: those that were not tried stay. */
export function reportTable(
  name: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const file = join(projectRoot, 'docs/reliability.md')
  const text = readFileSync(file, 'utf8')
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/reliability.md has no place for ${name}`)
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const keyOf = (row: string) => row.split('|').slice(1, 3).join('|')
  const known = new Map(
    text
      .slice(from, to)
      .split('\n')
      .filter(row => row.startsWith('|'))
      .slice(2)
      .map(row => [keyOf(row), row]),
  )
  for (const row of rows) known.set(keyOf(line(row)), line(row))
  const table = [line(head), line(head.map(() => '---')), ...known.values()].join('\n')
  writeFileSync(file, `${text.slice(0, from + start.length)}\n${table}\n\n${text.slice(to)}`)
}
