/** Of spaces and marks of lists and quotes before the words of a line, in characters. */
const widestMargin = 60
const mostOpenBlocks = 40

/**
 * The first line that stands in more blocks than any text has, from 1; null: there is none. Found without the parser, which
 * takes seconds for hundreds of blocks in each other.
 */
export function findDeepLine(markdown: string): number | null {
  let open = 0
  for (const [at, line] of markdown.split('\n').entries()) {
    const [margin = ''] = /^(?:\s|>|[-*+](?=\s)|\d{1,9}[.)](?=\s))*/.exec(line) ?? []
    const words = line.slice(margin.length)
    const isWide = margin.length > widestMargin && line.trim() !== ''
    if (/^:::+\s*\w/.test(words)) open++
    else if (/^:::+\s*$/.test(words)) open = Math.max(0, open - 1)
    if (open > mostOpenBlocks || isWide) return at + 1
  }
  return null
}
