import MiniSearch from 'minisearch'
import { fold } from './fold.ts'
import { isAsian, termsOf, termsOfQuestion } from './terms.ts'

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
  /** The terms of the page that were found. */
  readonly terms: ReadonlySet<string>
}

const mostHits = 20
/** Among so many of the best, a page with the question word for word goes first. */
const reranked = 60

/** An index of the pages of one version in one language. Memory: about four times the text. */
export function createPageIndex(pages: readonly SearchPage[]) {
  const index = new MiniSearch<{ id: number; title: string; headings: string; body: string }>({
    fields: ['title', 'headings', 'body'],
    tokenize: text => termsOf(text).map(term => term.text),
    processTerm: term => term,
  })
  const whole = pages.map(page => {
    const headings = page.passages.flatMap(({ heading }) => heading?.title ?? []).join('\n')
    const body = page.passages.map(({ text }) => text).join('\n')
    return { title: page.title, headings, body }
  })
  index.addAll(whole.map((page, id) => ({ id, ...page })))
  const folded = whole.map(({ title, headings, body }) => fold(`${title}\n${headings}\n${body}`).text)

  function ask(terms: readonly string[], combineWith: 'AND' | 'OR') {
    return index.search(terms.join(' '), {
      tokenize: () => [...terms],
      combineWith,
      boost: { title: 6, headings: 3, body: 1 },
      prefix: term => !isAsian(term) || [...term].length === 1,
      fuzzy: term => (!isAsian(term) && term.length > 3 ? 0.2 : false),
      maxFuzzy: 2,
    })
  }

  return {
    /** The pages that a question finds, the best first; all its words if any page has them all, else some of them. */
    search(question: string): Hit[] {
      const terms = termsOfQuestion(question)
      if (terms.length === 0) return []
      const strict = ask(terms, 'AND')
      const found = strict.length > 0 || terms.some(isAsian) ? strict : ask(terms, 'OR')
      const literal = fold(question.trim()).text
      return found
        .slice(0, reranked)
        .map(hit => ({ hit, score: hit.score * (folded[hit.id]?.includes(literal) ? 2 : 1) }))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, mostHits)
        .flatMap(({ hit }) => {
          const page = pages[hit.id]
          return page ? [{ page, terms: new Set(hit.terms) }] : []
        })
    },
  }
}

export type PageIndex = ReturnType<typeof createPageIndex>
