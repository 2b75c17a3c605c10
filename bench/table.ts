/** The median; of an even count the higher of the two middle values. */
export function median(numbers: readonly number[]): number {
  const middle = numbers.toSorted((a, b) => a - b).at(Math.floor(numbers.length / 2))
  if (middle === undefined) throw new Error('Nothing was measured')
  return middle
}

/** The value that a share of all is not above. */
export function percentile(numbers: readonly number[], share: number): number {
  const found = numbers.toSorted((a, b) => a - b).at(Math.ceil(numbers.length * share) - 1)
  if (found === undefined) throw new Error('Nothing was measured')
  return found
}

/** `met` or `MISSED`, with the goal. */
export const atMost = (value: number, goal: number, unit: string): string =>
  `${value <= goal ? 'met' : 'MISSED'} (at most ${goal} ${unit})`

export const atLeast = (value: number, goal: number): string =>
  `${value >= goal ? 'met' : 'MISSED'} (at least ${goal})`

/** Prints rows in columns: the first to the left, the others to the right. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const columns = Math.max(...rows.map(row => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map(row => row[column]?.length ?? 0)),
  )
  console.log(`\n${title}`)
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    console.log(`  ${cells.join('   ')}`.trimEnd())
  }
}

export const thousands = (number: number): string => Math.round(number).toLocaleString('en-US')
