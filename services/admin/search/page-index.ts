import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { fold } from './fold.ts'
import { likeWords } from './like-words.ts'
import { isAsian, runsOfQuestion, termsOf } from './terms.ts'

/** A stretch of a page between two titles. */
export interface Passage {
  /** Of the title above it; null before the first. */
  readonly heading: { readonly id: string; readonly title: string } | null
  readonly text: string
}

/** A page as it is looked through. */
export interface SearchPage {
  readonly path: string
  readonly title: string
  readonly above: readonly string[]
  readonly passages: readonly Passage[]
}

export interface Hit {
  readonly page: SearchPage
  /** What was looked for. */
  readonly wanted: readonly Wanted[]
}

const mostHits = 20
/** Among so many of the best, a page with the question word for word goes first. */
const reranked = 60
/** Pages indexed before others get a turn. */
const atOnce = 50
/** Of a long question only so many words are looked for in other spellings. */
const mostSlips = 6

/** One thing that a page has to have: a word, or pairs of characters that follow each other; the last one may go on. */
export interface Wanted {
  readonly terms: readonly string[]
  readonly goesOn: boolean
}

/**
 * An index of the pages of one version in one language: a table of SQLite's full-text search in memory, of terms that
 * are cut here. https://sqlite.org/fts5.html
 */
export async function createPageIndex(pages: readonly SearchPage[]) {
  const db = new DatabaseSync(':memory:')
  db.exec(`create virtual table pages using fts5(title, headings, body, content='',
    tokenize="unicode61 remove_diacritics 0", prefix='1 2 3')`)
  const insert = db.prepare('insert into pages(rowid, title, headings, body) values (?, ?, ?, ?)')
  const folded: string[] = []
  for (const [at, page] of pages.entries()) {
    const headings = page.passages.flatMap(({ heading }) => heading?.title ?? []).join('\n')
    const body = page.passages.map(({ text }) => text).join('\n')
    insert.run(at, tokens(page.title), tokens(headings), tokens(body))
    folded.push(fold(`${page.title}\n${headings}\n${body}`).text)
    if (at % atOnce === 0) await setImmediate()
  }
  const select = db.prepare(
    `select rowid as at from pages where pages match ? order by bm25(pages, 6, 3, 1) limit ${reranked}`,
  )
  const ask = (wanted: readonly Wanted[], how: 'AND' | 'OR' = 'AND') =>
    select.all(wanted.map(matchOf).join(` ${how} `)).map(row => Number(row.at))
  // Read ahead: by the first question it would be waited for.
  db.exec(`create virtual table vocabulary using fts5vocab(pages, 'row')`)
  const words = db.prepare('select term from vocabulary').all()
  const vocabulary = words.map(({ term }) => String(term)).filter(term => !isAsian(term))

  /** The words as they are; only then slips of the finger; only then some of the words. */
  function find(wanted: readonly Wanted[]): { found: number[]; wanted: readonly Wanted[] } {
    const exact = ask(wanted)
    const singles = wanted.flatMap(({ terms }) => terms).slice(0, mostSlips)
    if (exact.length > 0 || singles.some(isAsian)) return { found: exact, wanted }
    const near = singles.map(term => likeWords(term, vocabulary))
    const spelt = near.flat().map(term => ({ terms: [term], goesOn: false }))
    if (spelt.length === 0) return { found: [], wanted }
    const each = near.filter(list => list.length > 0).map(list => `(${list.map(quote).join(' OR ')})`)
    const all = each.length < near.length ? [] : select.all(each.join(' AND ')).map(row => Number(row.at))
    return { found: all.length > 0 ? all : ask(spelt, 'OR'), wanted: spelt }
  }

  return {
    /** The pages that a question finds, the best first. */
    search(question: string): Hit[] {
      const asked = runsOfQuestion(question).map((terms, at, runs) => ({
        terms,
        goesOn: mayGoOn(terms, at, runs),
      }))
      if (asked.length === 0) return []
      const { found, wanted } = find(asked)
      const literal = fold(question.trim()).text
      const [first, rest] = [true, false].map(has =>
        found.filter(at => folded[at]?.includes(literal) === has),
      )
      return [...(first ?? []), ...(rest ?? [])].slice(0, mostHits).flatMap(at => {
        const page = pages[at]
        return page ? [{ page, wanted }] : []
      })
    },
  }
}

export type PageIndex = Awaited<ReturnType<typeof createPageIndex>>

const tokens = (text: string) =>
  termsOf(text)
    .map(term => term.text)
    .join(' ')

/** The last word of a question may not be typed to its end; a lone Chinese or Japanese character is half a pair. */
function mayGoOn(terms: readonly string[], at: number, runs: readonly unknown[]): boolean {
  const last = terms.at(-1) ?? ''
  return isAsian(last) ? [...last].length === 1 : at === runs.length - 1 && last.length > 1
}

/** Terms are letters and digits alone, so that nothing in a question is an operator. */
const quote = (term: string) => `"${term}"`
const matchOf = ({ terms, goesOn }: Wanted) => `"${terms.join(' ')}"${goesOn ? '*' : ''}`
