import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { handbookTextsKey, productOfVersion } from '../../../contract/content-keys.ts'
import type { FoundPages } from '../../../contract/handbook.ts'
import type { Edition, FindContents } from '../content/handbook/contents.ts'
import { createMutex } from '../content/mutex.ts'
import { readMark } from '../content/revision.ts'
import type { AdminTables } from '../schema.ts'
import { openPageIndex, type ResultRange } from './page-index.ts'
import { presentHit } from './present-hit.ts'
import { type PageSource, readPages } from './read-pages.ts'
import { decodeResultCursor, encodeResultCursor } from './result-cursor.ts'

/** The minimum length of a query. */
const shortest = 2
/** The time that a query waits for an outdated index before it is answered from it. */
const defaultTimeoutMs = 700
/** With more changed pages, titles and descriptions are indexed before texts. */
const maxAtOnce = 200
/** The time of one indexing slice, between which other requests run. */
const sliceMs = 8

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
  const editions = new Map<string, ReturnType<typeof openEdition>>()

  function openEdition(edition: Edition) {
    let index = openPageIndex()
    let current: string | undefined
    let underWay: Promise<void> | undefined

    async function update(mark: string): Promise<void> {
      const contents = await contentsOf(edition)
      const isNew = current === undefined && contents.order.length > maxAtOnce
      if (isNew)
        await putAll(readPages(db, edition.languageTag, contents), page => index.put(page.brief(), ''))
      await putAll(readPages(db, edition.languageTag, contents), page => {
        if (index.fingerprintOf(page.path) !== page.fingerprint) index.put(page.whole(), page.fingerprint)
      })
      for (const path of index.paths()) if (!contents.places.has(path)) index.remove(path)
      await index.settle()
      current = mark
    }

    async function putAll(slices: AsyncIterable<readonly PageSource[]>, put: (page: PageSource) => void) {
      for await (const pages of slices) {
        let rest = [...pages]
        while (rest.length > 0) {
          rest = putSome(rest, put)
          await setImmediate()
        }
      }
    }

    /** A partly written index is discarded. */
    function startAnew(error: unknown): never {
      index.close()
      index = openPageIndex()
      current = undefined
      throw error
    }

    return {
      search: (question: string, range: ResultRange) => index.search(question, range),
      /** Resolves when the index is up to date, or after the timeout. */
      async wait(): Promise<void> {
        const mark = await readMark(db, handbookTextsKey(productOfVersion(edition.groupVersion)))
        if (current === mark) return
        underWay ??= inTurn(() => update(mark))
          .catch(startAnew)
          .finally(() => {
            underWay = undefined
          })
        const giveUp = new AbortController()
        const timeout = sleep(timeoutMs, undefined, { signal: giveUp.signal }).catch(() => {})
        await Promise.race([underWay, timeout]).finally(() => giveUp.abort())
      },
    }
  }

  return async (edition: Edition, { question, cursor, limit }: SearchQuery): Promise<FoundPages> => {
    const after = cursor === undefined ? undefined : decodeResultCursor(question, cursor)
    if ([...question.trim()].length < shortest) return { results: [], total: 0, next_cursor: null }
    const key = `${edition.groupVersion} ${edition.languageTag}`
    const kept = editions.get(key) ?? openEdition(edition)
    editions.set(key, kept)
    await kept.wait()
    const { hits, total, next } = kept.search(question, { after, limit })
    const next_cursor = next && encodeResultCursor(question, next)
    return { results: hits.map(presentHit), total, next_cursor }
  }
}

/** Indexes pages until the slice ends. Resolves to the remaining ones. */
function putSome(pages: readonly PageSource[], put: (page: PageSource) => void): PageSource[] {
  const end = performance.now() + sliceMs
  let done = 0
  for (const page of pages) {
    put(page)
    done++
    if (performance.now() > end) break
  }
  return pages.slice(done)
}
