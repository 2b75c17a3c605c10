import { isAsian, runsOfQuestion, termsOf } from '../../search/terms.ts'

/** Addresses and references: one token each, beside their parts. It starts only where a run starts, so it stays linear. */
const solid =
  /(?<![\p{L}\p{N}._+-])(?:[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}.-]{1,250}[\p{L}\p{N}]|[a-z]-[a-z0-9]{8}(?![\p{L}\p{N}]))/gu

const solidsIn = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(solid) ?? []

/** The tokens of erased texts leave the index of SQLite one by one, at 60 µs each. */
const maxTokens = 5000

/**
 * The search tokens of texts: words for Latin, character pairs for Han and kana, addresses and references as one token
 * and by parts. NFKC, lower case; the same on both databases. Of too many the first are taken.
 */
export function tokensOf(texts: readonly string[]): string[] {
  const tokens = new Set<string>()
  for (const text of texts) {
    for (const token of solidsIn(text)) tokens.add(token)
    for (const term of termsOf(text)) tokens.add(term.text)
    if (tokens.size > maxTokens) break
  }
  return [...tokens].filter(isStorable).slice(0, maxTokens)
}

/** PostgreSQL takes at most 2 KB a token. */
const isStorable = (token: string) => token.length <= 200

interface QueryToken {
  readonly text: string
  /** Matches every token that begins with it: a single character of Han or kana. */
  readonly isPrefix: boolean
}

/** The tokens of a search, all of which have to be there. */
export function tokensOfQuery(query: string): QueryToken[] {
  const solids = solidsIn(query)
  const rest = solids.reduce((text, token) => text.replace(token, ' '), query.normalize('NFKC').toLowerCase())
  const terms = runsOfQuestion(rest).flat().filter(isStorable)
  return [
    ...solids.map(text => ({ text, isPrefix: false })),
    ...[...new Set(terms)].map(text => ({ text, isPrefix: isAsian(text) && [...text].length === 1 })),
  ]
}
