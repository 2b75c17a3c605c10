import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { FoundPages } from '../../../contract/handbook.ts'
import type { FindContents, Shelf } from '../content/handbook/contents.ts'
import { readRevision } from '../content/revision.ts'
import { createTurns } from '../content/turns.ts'
import type { AdminTables } from '../schema.ts'
import { openPageIndex, type ResultRange } from './page-index.ts'
import { presentHit } from './present-hit.ts'
import { type PageSource, readPages } from './read-pages.ts'
import { resultCursorOf, resultPlaceOf } from './result-cursor.ts'

/** The spec's shortest question. */
const shortest = 2
/** A question waits so long for an index that is not up to date, and is then answered from what is in it. */
const defaultPatienceMs = 700
/** With more pages, their titles and descriptions can be found before their texts. */
const maxAtOnce = 200
/** How long the index is worked on before others get a turn. */
const sliceMs = 8

/** A question, and which of its results are wanted. */
export interface SearchQuery {
  readonly question: string
  /** As the last page of results gave it; of the first page undefined. */
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/**
 * Search in handbooks, by an index for each version and language: made when it is first asked for, and brought up to date
 * by the pages that differ after the content has changed. Answers in bounded time, however long either takes.
 */
export function createHandbookSearch(
  db: Kysely<AdminTables>,
  contentsOf: FindContents,
  patienceMs = defaultPatienceMs,
) {
  const inTurn = createTurns()
  const shelves = new Map<string, ReturnType<typeof openShelf>>()

  function openShelf(shelf: Shelf) {
    let index = openPageIndex()
    let current: number | undefined
    let underWay: Promise<void> | undefined

    async function update(revision: number): Promise<void> {
      const contents = await contentsOf(shelf)
      const isNew = current === undefined && contents.order.length > maxAtOnce
      if (isNew) await putAll(readPages(db, shelf.iso, contents), page => index.put(page.brief(), ''))
      await putAll(readPages(db, shelf.iso, contents), page => {
        if (index.fingerprintOf(page.path) !== page.fingerprint) index.put(page.whole(), page.fingerprint)
      })
      for (const path of index.paths()) if (!contents.places.has(path)) index.remove(path)
      await index.settle()
      current = revision
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

    /** What was written halfway is not to be trusted. */
    function startAnew(error: unknown): never {
      index.close()
      index = openPageIndex()
      current = undefined
      throw error
    }

    return {
      search: (question: string, range: ResultRange) => index.search(question, range),
      /** Resolves when the index is up to date, or when it has been waited for long enough. */
      async wait(): Promise<void> {
        const revision = await readRevision(db)
        if (current === revision) return
        underWay ??= inTurn(() => update(revision))
          .catch(startAnew)
          .finally(() => {
            underWay = undefined
          })
        const giveUp = new AbortController()
        const patience = sleep(patienceMs, undefined, { signal: giveUp.signal }).catch(() => {})
        await Promise.race([underWay, patience]).finally(() => giveUp.abort())
      },
    }
  }

  return async (shelf: Shelf, { question, cursor, limit }: SearchQuery): Promise<FoundPages> => {
    const after = cursor === undefined ? undefined : resultPlaceOf(question, cursor)
    if ([...question.trim()].length < shortest) return { results: [], total: 0, next_cursor: null }
    const key = `${shelf.groupVersion} ${shelf.iso}`
    const kept = shelves.get(key) ?? openShelf(shelf)
    shelves.set(key, kept)
    await kept.wait()
    const { hits, total, next } = kept.search(question, { after, limit })
    const next_cursor = next && resultCursorOf(question, next)
    return { results: hits.map(presentHit), total, next_cursor }
  }
}

/** Puts pages until the slice is over. Gives those that are left. */
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
