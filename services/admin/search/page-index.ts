import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { fold } from './fold.ts'
import { likeWords } from './like-words.ts'
import { keyOfPath, type ResultPlace } from './result-cursor.ts'
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
  readonly wanted: readonly QueryTerm[]
}

/** One page of the results of a question. */
export interface ResultPage {
  readonly hits: readonly Hit[]
  /** How many pages the question finds in all. */
  readonly total: number
  /** Where the hits after these begin; null at the end. */
  readonly next: ResultPlace | null
}

/** Which results of a question are wanted. */
export interface ResultRange {
  /** 20 where nothing is said. */
  readonly limit?: number | undefined
  /** The place after which they begin; from the start where nothing is said. */
  readonly after?: ResultPlace | undefined
}

const defaultLimit = 20
/** Among so many of the best, a page with the question word for word goes first: what follows is in the order of BM25. */
const reranked = 60
/** Pages indexed before others get a turn. */
const atOnce = 10
/** Words of the vocabulary that are read before others get a turn. */
const termsAtOnce = 1000
/** Pages of the database that a step of merging writes. */
const pagesMerged = 100
/** Of a long question only so many words are looked for in other spellings. */
const maxSlips = 6

/** One thing that a page has to have: a word, or pairs of characters that follow each other; the last one may go on. */
export interface QueryTerm {
  readonly terms: readonly string[]
  readonly goesOn: boolean
}

/**
 * An index of the pages of one version in one language: a table of SQLite's full-text search over terms that are cut here.
 * It lies in a private temporary file, of which little is in memory. https://sqlite.org/fts5.html
 */
export function openPageIndex() {
  // A database without a name is a temporary file that goes when it is closed. https://sqlite.org/inmemorydb.html
  const db = new DatabaseSync('')
  db.exec(`pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -4000;
    create table stored(id integer primary key, path text unique, key text, fingerprint text,
      page text, folded text);
    create index stored_by_key on stored(key);
    create virtual table pages using fts5(title, headings, body, content='', contentless_delete=1,
      tokenize="unicode61 remove_diacritics 0", prefix='1 2 3');
    insert into pages(pages, rank) values ('automerge', 0), ('crisismerge', 1000);
    create virtual table vocabulary using fts5vocab(pages, 'row');
    begin`)
  const insert = db.prepare('insert into pages(rowid, title, headings, body) values (?, ?, ?, ?)')
  const discard = db.prepare('delete from pages where rowid = ?')
  const store = db.prepare(`insert into stored(path, key, fingerprint, page, folded) values (?, ?, ?, ?, ?)
    on conflict (path) do update set fingerprint = excluded.fingerprint, page = excluded.page, folded = excluded.folded
    returning id`)
  const forget = db.prepare('delete from stored where path = ? returning id')
  const known = db.prepare('select fingerprint from stored where path = ?')
  const everyPath = db.prepare('select path from stored')
  const read = db.prepare('select page from stored where id = ?')
  const holds = db.prepare('select instr(folded, ?) > 0 as yes from stored where id = ?')
  const withKey = db.prepare('select id from stored where key = ?')
  const select = db.prepare(
    'select rowid from pages where pages match ? order by bm25(pages, 6, 3, 1), rowid',
  )
  select.setReturnArrays(true)
  const merge = db.prepare(`insert into pages(pages, rank) values ('merge', ${pagesMerged})`)
  const changes = db.prepare('select total_changes() as count')
  const nextTerms = db.prepare(
    `select term from vocabulary where term > ? order by term limit ${termsAtOnce}`,
  )
  /** The Latin words of all pages, as of the last `settle`. */
  let vocabulary: readonly string[] = []

  /** By itself the table would merge its segments when they are many, however long that takes. */
  async function mergeSegments(): Promise<void> {
    for (let before = -2, after = 0; after - before > 1; ) {
      before = Number(changes.get()?.count)
      merge.run()
      after = Number(changes.get()?.count)
      await setImmediate()
    }
  }

  const match = (expression: string): number[] =>
    (select.all(expression) as unknown as [number][]).map(([id]) => id)
  const ask = (wanted: readonly QueryTerm[], how: 'AND' | 'OR' = 'AND') =>
    match(wanted.map(matchOf).join(` ${how} `))

  /** The words as they are; only then slips of the finger; only then some of the words. */
  function find(wanted: readonly QueryTerm[]): { found: number[]; wanted: readonly QueryTerm[] } {
    const exact = ask(wanted)
    const singles = wanted.flatMap(({ terms }) => terms).slice(0, maxSlips)
    if (exact.length > 0 || singles.some(isAsian)) return { found: exact, wanted }
    const near = singles.map(term => likeWords(term, vocabulary))
    const spelt = near.flat().map(term => ({ terms: [term], goesOn: false }))
    if (spelt.length === 0) return { found: [], wanted }
    const each = near.filter(list => list.length > 0).map(list => `(${list.map(quote).join(' OR ')})`)
    const all = each.length < near.length ? [] : match(each.join(' AND '))
    return { found: all.length > 0 ? all : ask(spelt, 'OR'), wanted: spelt }
  }

  function literalFirst(found: readonly number[], literal: string): readonly number[] {
    const best = found.slice(0, reranked)
    const isLiteral = new Set(best.filter(id => holds.get(literal, id)?.yes === 1))
    return [...isLiteral, ...best.filter(id => !isLiteral.has(id)), ...found.slice(reranked)]
  }

  /** After the last page that was given, wherever it stands now; where it is gone, those behind it have moved up by one. */
  function startAfter(order: readonly number[], { seen, page }: ResultPlace): number {
    const id = withKey.get(page)?.id
    const at = id === undefined ? -1 : order.indexOf(Number(id))
    return at < 0 ? Math.min(seen - 1, order.length) : at + 1
  }

  return {
    fingerprintOf: (path: string) => known.get(path)?.fingerprint,
    paths: () => everyPath.all().map(({ path }) => String(path)),
    close: () => db.close(),
    /** Adds a page, or changes the one at its path. */
    put(page: SearchPage, fingerprint = ''): void {
      const headings = page.passages.flatMap(({ heading }) => heading?.title ?? []).join('\n')
      const body = page.passages.map(({ text }) => text).join('\n')
      const folded = fold(`${page.title}\n${headings}\n${body}`).text
      const { id = 0 } =
        store.get(page.path, keyOfPath(page.path), fingerprint, JSON.stringify(page), folded) ?? {}
      discard.run(id)
      insert.run(id, tokens(page.title), tokens(headings), tokens(body))
    },
    remove(path: string): void {
      const row = forget.get(path)
      if (row) discard.run(row.id ?? 0)
    },
    /** To be called after changes: writes them, and merges what is written and reads the words of it, some at a time. */
    async settle(): Promise<void> {
      db.exec('commit')
      await mergeSegments()
      db.exec('begin')
      const words: string[] = []
      for (let terms = ['']; terms.length > 0; ) {
        terms = nextTerms.all(terms.at(-1) ?? '').map(({ term }) => String(term))
        words.push(...terms.filter(term => !isAsian(term)))
        await setImmediate()
      }
      vocabulary = words
    },
    /** The pages that a question finds, the best first: those of a range, and how many there are. */
    search(question: string, { limit = defaultLimit, after }: ResultRange = {}): ResultPage {
      const asked = runsOfQuestion(question).map((terms, at, runs) => ({
        terms,
        goesOn: mayGoOn(terms, at, runs),
      }))
      if (asked.length === 0) return { hits: [], total: 0, next: null }
      const { found, wanted } = find(asked)
      const order = literalFirst(found, fold(question.trim()).text)
      const from = after ? startAfter(order, after) : 0
      const hits = order.slice(from, from + limit).flatMap(id => {
        const row = read.get(id)
        return row ? [{ page: JSON.parse(String(row.page)) as SearchPage, wanted }] : []
      })
      const end = from + hits.length
      const last = hits.at(-1)
      const next = last && end < order.length ? { seen: end, page: keyOfPath(last.page.path) } : null
      return { hits, total: order.length, next }
    },
  }
}

/** An index of pages that are all known. */
export async function createPageIndex(pages: readonly SearchPage[]): Promise<PageIndex> {
  const index = openPageIndex()
  for (let from = 0; from < pages.length; from += atOnce) {
    for (const page of pages.slice(from, from + atOnce)) index.put(page)
    await setImmediate()
  }
  await index.settle()
  return index
}

export type PageIndex = ReturnType<typeof openPageIndex>

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
const matchOf = ({ terms, goesOn }: QueryTerm) => `"${terms.join(' ')}"${goesOn ? '*' : ''}`
