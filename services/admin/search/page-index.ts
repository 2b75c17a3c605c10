import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { fold } from './fold.ts'
import { keyOfPath, type ResultCursor } from './result-cursor.ts'
import { createVocabulary } from './similar-words.ts'
import { isAsian, runsOfQuestion, termsOf } from './terms.ts'

/** A section of a page between two titles. */
export interface Passage {
  /** The title above it, and its anchor, where it has one; null before the first. */
  readonly heading: { readonly id: string | null; readonly title: string } | null
  readonly text: string
}

/** A page as indexed. */
export interface SearchPage {
  readonly path: string
  /** What results are filtered by. */
  readonly kind?: string
  readonly title: string
  readonly above: readonly string[]
  readonly passages: readonly Passage[]
  /** Other words that it is looked for by: they are not shown. */
  readonly keywords?: string
}

export interface Hit {
  readonly page: SearchPage
  /** The terms that matched. */
  readonly wanted: readonly QueryTerm[]
}

/** A page of results. */
interface ResultPage {
  readonly hits: readonly Hit[]
  /** The total number of results of the kind. */
  readonly total: number
  /** The number of results by kind. */
  readonly counts: ReadonlyMap<string, number>
  /** Whether no page has the words of the query, but similar ones. */
  readonly similar: boolean
  /** The cursor of the next page; null at the end. */
  readonly next: ResultCursor | null
}

/** The requested range of results. */
export interface ResultRange {
  /** 20 by default. */
  readonly limit?: number | undefined
  /** The cursor after which they begin; from the start by default. */
  readonly after?: ResultCursor | undefined
  /** All of them by default. */
  readonly kind?: string | undefined
}

const defaultLimit = 20
/** So many of the best are put in order by the exact phrase; the rest is in BM25 order. */
const reranked = 60
/** Of more matches than these, not all are ranked: BM25 takes some microseconds for each. */
const maxRanked = 2000
/** Pages indexed in one slice. */
const atOnce = 10
/** Database pages written by one merge step. */
const pagesMerged = 100
/** The maximum of query words that are corrected. */
const maxSlips = 6

/** A required term: a word, or consecutive character pairs; the last one is a prefix. */
export interface QueryTerm {
  readonly terms: readonly string[]
  readonly goesOn: boolean
}

/**
 * A full-text index of one version in one language: an FTS5 table over our own terms, in a private temporary file with
 * a small page cache. https://sqlite.org/fts5.html
 */
export function openPageIndex() {
  // A nameless database is a temporary file that is deleted when it is closed. https://sqlite.org/inmemorydb.html
  const db = new DatabaseSync('')
  db.exec(`pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -4000;
    create table stored(id integer primary key, path text unique, key text, fingerprint text,
      page text, folded text);
    create index stored_by_key on stored(key);
    create virtual table pages using fts5(title, headings, body, content='', contentless_delete=1,
      tokenize="unicode61 remove_diacritics 0", prefix='1 2 3');
    insert into pages(pages, rank) values ('automerge', 0), ('crisismerge', 1000);
    begin`)
  const insert = db.prepare('insert into pages(rowid, title, headings, body) values (?, ?, ?, ?)')
  const discard = db.prepare('delete from pages where rowid = ?')
  const store = db.prepare(`insert into stored(path, key, fingerprint, page, folded) values (?, ?, ?, ?, ?)
    on conflict (path) do update set fingerprint = excluded.fingerprint, page = excluded.page, folded = excluded.folded
    returning id`)
  const deleteStored = db.prepare('delete from stored where path = ? returning id')
  const known = db.prepare('select fingerprint from stored where path = ?')
  const everyPath = db.prepare('select path from stored')
  const read = db.prepare('select page from stored where id = ?')
  // The folded text begins with the title.
  const closeness = db.prepare(`select case when instr(folded, ? || char(10)) = 1 then 3
    when instr(folded, ?) = 1 then 2 when instr(folded, ?) > 0 then 1 else 0 end as rank from stored where id = ?`)
  const withKey = db.prepare('select id from stored where key = ?')
  const select = db.prepare(
    'select rowid from pages where pages match ? order by bm25(pages, 6, 3, 1), rowid',
  )
  select.setReturnArrays(true)
  const selectAny = db.prepare('select json_group_array(rowid) as ids from pages where pages match ?')
  const merge = db.prepare(`insert into pages(pages, rank) values ('merge', ${pagesMerged})`)
  const changes = db.prepare('select total_changes() as count')
  const selectFirst = db.prepare(
    'select rowid from pages where pages match ? and rowid <= ? order by bm25(pages, 6, 3, 1), rowid',
  )
  selectFirst.setReturnArrays(true)
  /** The Latin words of every text that was put; those of texts that are gone stay. */
  const words = new Set<string>()
  /** The Latin vocabulary, as of the last `settle`. */
  let vocabulary = createVocabulary([])
  const kinds = new Map<number, string>()

  /** FTS5's automatic merge would run unbounded, so merging is done in steps. */
  async function mergeSegments(): Promise<void> {
    for (let before = -2, after = 0; after - before > 1; ) {
      before = Number(changes.get()?.count)
      merge.run()
      after = Number(changes.get()?.count)
      await setImmediate()
    }
  }

  const idsOf = (statement: typeof select, ...values: (string | number)[]): number[] =>
    (statement.all(...values) as unknown as [number][]).map(([id]) => id)

  /** The pages that match, in no order of worth. */
  const listIds = (expression: string): number[] => JSON.parse(String(selectAny.get(expression)?.ids))

  /** The first of the pages that match, which are `ids`, best first. */
  function rank(expression: string, ids: readonly number[]): number[] {
    if (ids.length === 0) return []
    return ids.length <= maxRanked
      ? idsOf(select, expression)
      : idsOf(selectFirst, expression, ids[maxRanked - 1] ?? 0)
  }

  /** The pages that match, best first; of very many those with the words in titles or headings, and then the others. */
  function match(expression: string): readonly number[] {
    const all = listIds(expression)
    if (all.length <= maxRanked) return rank(expression, all)
    const [headings, titles] = [`{title headings} : (${expression})`, `{title} : (${expression})`]
    const inHeadings = listIds(headings)
    // BM25 reads every text with one of the words each time.
    if (inHeadings.length < reranked) return joinIds(rank(headings, inHeadings), rank(expression, all), all)
    if (inHeadings.length <= maxRanked) return joinIds(rank(headings, inHeadings), all)
    return joinIds(rank(titles, listIds(titles)), inHeadings, all)
  }

  const ask = (wanted: readonly QueryTerm[], how: 'AND' | 'OR' = 'AND') =>
    match(wanted.map(matchOf).join(` ${how} `))

  /** A single Chinese character is asked for in titles and headings, else anywhere: nearly every text has it somewhere. */
  function askForCharacter(wanted: readonly QueryTerm[]): readonly number[] {
    const inHeadings = match(`{title headings} : (${wanted.map(matchOf).join(' AND ')})`)
    return inHeadings.length > 0 ? inHeadings : ask(wanted)
  }

  /** Matches all words; then corrected words; then some of the words. */
  function find(wanted: readonly QueryTerm[]): {
    found: readonly number[]
    wanted: readonly QueryTerm[]
  } {
    const exact = wanted.every(isCharacter) ? askForCharacter(wanted) : ask(wanted)
    const singles = wanted.flatMap(({ terms }) => terms).slice(0, maxSlips)
    if (exact.length > 0 || singles.some(isAsian)) return { found: exact, wanted }
    const near = singles.map(vocabulary.similarTo)
    const spelt = near.flat().map(term => ({ terms: [term], goesOn: false }))
    if (spelt.length === 0) return { found: [], wanted }
    const each = near.filter(list => list.length > 0).map(list => `(${list.map(quote).join(' OR ')})`)
    const all = each.length < near.length ? [] : match(each.join(' AND '))
    return { found: all.length > 0 ? all : ask(spelt, 'OR'), wanted: spelt }
  }

  /** Of the best, first those with the phrase as their title, then at its beginning, then anywhere. */
  function literalFirst(found: readonly number[], literal: string): readonly number[] {
    const ranked = found
      .slice(0, reranked)
      .map(id => ({ id, rank: Number(closeness.get(literal, literal, literal, id)?.rank) }))
      .toSorted((one, other) => other.rank - one.rank)
    return [...ranked.map(({ id }) => id), ...found.slice(reranked)]
  }

  /** The offset after the last returned page; if it is gone, the following ones have moved up by one. */
  function startAfter(order: readonly number[], { seen, page }: ResultCursor): number {
    const id = withKey.get(page)?.id
    const at = id === undefined ? -1 : order.indexOf(Number(id))
    return at < 0 ? Math.min(seen - 1, order.length) : at + 1
  }

  return {
    fingerprintOf: (path: string) => known.get(path)?.fingerprint,
    paths: () => everyPath.all().map(({ path }) => String(path)),
    close: () => db.close(),
    /** Adds or replaces the page of a path. */
    put(page: SearchPage, fingerprint = ''): void {
      const titles = page.passages.flatMap(({ heading }) => heading?.title ?? [])
      const headings = [...titles, page.keywords ?? ''].join('\n')
      const body = page.passages.map(({ text }) => text).join('\n')
      const folded = fold(`${page.title}\n${headings}\n${body}`).text
      const { id = 0 } =
        store.get(page.path, keyOfPath(page.path), fingerprint, JSON.stringify(page), folded) ?? {}
      kinds.set(Number(id), page.kind ?? '')
      discard.run(id)
      const columns = [page.title, headings, body].map(column => termsOf(column).map(term => term.text))
      for (const term of columns.flat()) if (!isAsian(term)) words.add(term)
      insert.run(id, ...columns.map(terms => terms.join(' ')))
    },
    remove(path: string): void {
      const row = deleteStored.get(path)
      if (!row) return
      kinds.delete(Number(row.id))
      discard.run(row.id ?? 0)
    },
    /** Commits changes, merges segments in slices, and knows the new words; to be called after changes. */
    async settle(): Promise<void> {
      db.exec('commit')
      await mergeSegments()
      db.exec('begin')
      if (words.size > vocabulary.size) vocabulary = createVocabulary([...words])
    },
    /** The results of a query, best first: one range of them, and the total. */
    search(question: string, { limit = defaultLimit, after, kind }: ResultRange = {}): ResultPage {
      const asked = runsOfQuestion(question).map((terms, at, runs) => ({
        terms,
        goesOn: mayGoOn(terms, at, runs),
      }))
      if (asked.length === 0) return { hits: [], total: 0, counts: new Map(), similar: false, next: null }
      const { found: all, wanted } = find(asked)
      const counts = new Map<string, number>()
      for (const id of all) counts.set(kinds.get(id) ?? '', (counts.get(kinds.get(id) ?? '') ?? 0) + 1)
      const found = kind === undefined ? all : all.filter(id => kinds.get(id) === kind)
      const order = literalFirst(found, fold(question.trim()).text)
      const from = after ? startAfter(order, after) : 0
      const hits = order.slice(from, from + limit).flatMap(id => {
        const row = read.get(id)
        return row ? [{ page: JSON.parse(String(row.page)) as SearchPage, wanted }] : []
      })
      const end = from + hits.length
      const last = hits.at(-1)
      const next = last && end < order.length ? { seen: end, page: keyOfPath(last.page.path) } : null
      return { hits, total: order.length, counts, similar: wanted !== asked, next }
    },
  }
}

/** An index of a complete list of pages. */
export async function createPageIndex(pages: readonly SearchPage[]): Promise<PageIndex> {
  const index = openPageIndex()
  for (let from = 0; from < pages.length; from += atOnce) {
    for (const page of pages.slice(from, from + atOnce)) index.put(page)
    await setImmediate()
  }
  await index.settle()
  return index
}

type PageIndex = ReturnType<typeof openPageIndex>

/**
 * Whether the last word may be a prefix: it may be unfinished; a single Chinese or Japanese character is half a pair.
 */
function mayGoOn(terms: readonly string[], at: number, runs: readonly unknown[]): boolean {
  const last = terms.at(-1) ?? ''
  return isAsian(last) ? [...last].length === 1 : at === runs.length - 1 && last.length > 1
}

const isCharacter = ({ terms: [first = '', ...others] }: QueryTerm): boolean =>
  others.length === 0 && isAsian(first) && [...first].length === 1

const joinIds = (...lists: readonly (readonly number[])[]): number[] => [...new Set(lists.flat())]

/** Terms contain only letters and digits, so no FTS5 operator can be injected. */
const quote = (term: string) => `"${term}"`
const matchOf = ({ terms, goesOn }: QueryTerm) => `"${terms.join(' ')}"${goesOn ? '*' : ''}`
