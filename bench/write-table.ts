import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../docs/performance.md', import.meta.url)

/** Replaces the table between the comments `<!-- name -->` and `<!-- /name -->` of docs/performance.md. */
export function writeTable(name: string, [head = [], ...rows]: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const table = [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  )
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const text = readFileSync(file, 'utf8')
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for ${name}`)
  writeFileSync(file, `${text.slice(0, from + start.length)}\n\n${table}\n\n${text.slice(to)}`)
  console.log(`docs/performance.md: ${name} is written`)
}
