import type { LanguageTag } from '../../../contract/locale.ts'
import type { SearchKind } from '../../../contract/search-kinds.ts'
import { isSearchableOnSite } from '../../../contract/searchable.ts'
import type { FoundOnSite, SiteResult } from '../../../contract/site-search.ts'
import { createMutex } from '../content/mutex.ts'
import { defaultTimeoutMs } from './handbook-search.ts'
import { openLiveIndex } from './live-index.ts'
import type { Hit } from './page-index.ts'
import { presentHit } from './present-hit.ts'
import { decodeResultCursor, encodeResultCursor } from './result-cursor.ts'
import { partsOfSite, readSiteRevision, type SiteDependencies } from './site-parts.ts'

interface SiteQuery {
  readonly question: string
  readonly languageTag: LanguageTag
  readonly kind?: SearchKind | undefined
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/** What a search has found, and whether the index was up to date. */
interface SiteAnswer {
  readonly found: FoundOnSite
  readonly isCurrent: boolean
}

/**
 * Full-text search in everything that is published, with an index for each language that follows the content: see
 * `createHandbookSearch`.
 */
export function createSiteSearch(dependencies: SiteDependencies, timeoutMs = defaultTimeoutMs) {
  const inTurn = createMutex()
  const indexes = new Map<LanguageTag, ReturnType<typeof openLiveIndex>>()
  return async ({ question, languageTag, kind, cursor, limit }: SiteQuery): Promise<SiteAnswer> => {
    const bound = `${kind ?? ''} ${question.trim()}`
    const after = cursor === undefined ? undefined : decodeResultCursor(bound, cursor)
    if (!isSearchableOnSite(question)) return { found: nothing, isCurrent: false }
    const index =
      indexes.get(languageTag) ??
      openLiveIndex({
        parts: partsOfSite(dependencies, languageTag),
        readRevision: () => readSiteRevision(dependencies),
        ...{ inTurn, timeoutMs },
      })
    indexes.set(languageTag, index)
    const isCurrent = await index.wait()
    const { hits, total, counts, similar, next } = index.search(question, { after, limit, kind })
    const count = (name: SearchKind) => counts.get(name) ?? 0
    return {
      isCurrent,
      found: {
        results: hits.map(presentOnSite),
        total,
        counts: {
          page: count('page'),
          article: count('article'),
          handbook: count('handbook'),
          lesson: count('lesson'),
          position: count('position'),
          legal: count('legal'),
        },
        similar,
        is_current: isCurrent,
        next_cursor: next && encodeResultCursor(bound, next),
      },
    }
  }
}

const presentOnSite = (hit: Hit): SiteResult => ({ kind: hit.page.kind as SearchKind, ...presentHit(hit) })

const nothing: FoundOnSite = {
  results: [],
  total: 0,
  counts: { page: 0, article: 0, handbook: 0, lesson: 0, position: 0, legal: 0 },
  similar: false,
  is_current: true,
  next_cursor: null,
}
