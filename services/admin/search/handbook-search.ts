import type { Kysely } from 'kysely'
import { handbookTextsKey, productOfVersion } from '../../../contract/content-keys.ts'
import type { FoundPages } from '../../../contract/handbook.ts'
import { defaultLanguageTag } from '../../../contract/locale.ts'
import { isSearchable } from '../../../contract/searchable.ts'
import type { Edition, FindContents } from '../content/handbook/contents.ts'
import { createMutex } from '../content/mutex.ts'
import { readMark, readRevision } from '../content/revision.ts'
import type { AdminTables } from '../schema.ts'
import { openLiveIndex } from './live-index.ts'
import { presentHit } from './present-hit.ts'
import { readPages } from './read-pages.ts'
import { decodeResultCursor, encodeResultCursor } from './result-cursor.ts'

/** The time that a query waits for an outdated index before it is answered from it. */
export const defaultTimeoutMs = 700

/** A query, and the range of its results. */
interface SearchQuery {
  readonly question: string
  /** The cursor from the last page of results; undefined for the first page. */
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/**
 * Full-text search in handbooks, with an index for each version and language: built at the first query, and updated
 * incrementally after a change of content. Answers in bounded time, also while an index is built.
 */
export function createHandbookSearch(
  db: Kysely<AdminTables>,
  contentsOf: FindContents,
  timeoutMs = defaultTimeoutMs,
) {
  const inTurn = createMutex()
  const editions = new Map<string, ReturnType<typeof openLiveIndex>>()

  const openEdition = (edition: Edition) =>
    openLiveIndex({
      ...{ inTurn, timeoutMs },
      readRevision: async () => String(await readRevision(db)),
      parts: [
        {
          name: edition.groupVersion,
          readMark: () => readMark(db, handbookTextsKey(productOfVersion(edition.groupVersion))),
          async *read() {
            yield* readPages(db, [edition.languageTag, defaultLanguageTag], await contentsOf(edition))
          },
        },
      ],
    })

  return async (edition: Edition, { question, cursor, limit }: SearchQuery): Promise<FoundPages> => {
    const after = cursor === undefined ? undefined : decodeResultCursor(question, cursor)
    if (!isSearchable(question)) return { results: [], total: 0, next_cursor: null }
    const key = `${edition.groupVersion} ${edition.languageTag}`
    const kept = editions.get(key) ?? openEdition(edition)
    editions.set(key, kept)
    await kept.wait()
    const { hits, total, next } = kept.search(question, { after, limit })
    const next_cursor = next && encodeResultCursor(question, next)
    return { results: hits.map(presentHit), total, next_cursor }
  }
}
