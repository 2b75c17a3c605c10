// Benchmark of the handbook search over 5,000 generated pages, in each language, in this process.
import { everyLocale, isCjk, languageTagOf } from '../contract/locale.ts'
import { createPageIndex, type SearchPage } from '../services/admin/search/page-index.ts'
import { presentHit } from '../services/admin/search/present-hit.ts'
import { createDice, sentencesOf } from './made-text.ts'
import { atMost, median, printTable } from './table.ts'

const pageCount = 5000
const questions = 2000

const rows: string[][] = [['', 'to build', 'middle', 'p99', 'slowest', 'goal']]
for (const locale of everyLocale) {
  const dice = createDice(7)
  const sentences = sentencesOf(locale)
  const made = () => `Q${dice(20_000).toString(36)}`
  const text = (count: number) =>
    Array.from({ length: count }, () => `${sentences[dice(sentences.length)]} ${made()}`).join(' ')
  const pages = Array.from(
    { length: pageCount },
    (_, at): SearchPage => ({
      path: `page-${at}`,
      title: text(1).slice(0, 40),
      above: [],
      passages: [0, 1, 2].map(part => ({
        heading: { id: `part-${part}`, title: text(1).slice(0, 30) },
        text: text(6),
      })),
    }),
  )
  const began = performance.now()
  const index = await createPageIndex(pages)
  const built = performance.now() - began
  const times: number[] = []
  for (let count = 0; count < questions; count++) {
    const from = pages[dice(pageCount)]?.passages[0]?.text ?? ''
    const start = dice(from.length - 12)
    const question = isCjk(locale) ? from.slice(start, start + 2 + dice(4)) : from.slice(start, start + 12)
    // Every other question asks for a page of results far down.
    const after = count % 2 === 0 ? undefined : index.search(question, { limit: 100 }).next
    const asked = performance.now()
    index.search(question, { after: after ?? undefined }).hits.map(presentHit)
    times.push(performance.now() - asked)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
  const inMs = [median(times), p99, sorted.at(-1) ?? 0].map(ms => `${ms.toFixed(1)} ms`)
  rows.push([languageTagOf(locale), `${(built / 1000).toFixed(1)} s`, ...inMs, atMost(p99, 20, 'ms')])
}
printTable(`Search: ${pageCount} pages, ${questions} questions`, rows)
