import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { openPageIndex, type ResultRange } from './page-index.ts'
import type { PageSource } from './page-source.ts'

/** Pages that change together. */
export interface IndexPart {
  readonly name: string
  /** A text that changes whenever the pages may have. */
  readonly readMark: () => Promise<string>
  readonly read: () => AsyncIterable<readonly PageSource[]>
  /** What has changed since a mark; null where all pages have to be read. */
  readonly readSince?: (mark: string) => Promise<ChangedPages | null>
}

interface ChangedPages {
  /** All that may have changed; those that are not read are gone. */
  readonly paths: readonly string[]
  readonly read: () => AsyncIterable<readonly PageSource[]>
}

interface LiveIndexOptions {
  readonly parts: readonly IndexPart[]
  /** A text that changes whenever a mark may have: one question instead of one for each part. */
  readonly readRevision: () => Promise<string>
  /** Runs what takes long one after the other. */
  readonly inTurn: <T>(task: () => Promise<T>) => Promise<T>
  /** The time that a query waits for an outdated index before it is answered from it. */
  readonly timeoutMs: number
}

/** The time of one indexing slice, between which other requests run. */
const sliceMs = 8
/** So many pages are indexed whole at once. */
const fewPages = 200

/** An index that follows the content: built at the first query, and of the changed parts what has changed. */
export function openLiveIndex({ parts, readRevision, inTurn, timeoutMs }: LiveIndexOptions) {
  let index = openPageIndex()
  /** The mark and the paths of each part, as indexed. */
  let indexed = new Map<string, { readonly mark: string; readonly paths: ReadonlySet<string> }>()
  let underWay: Promise<void> | undefined

  let last: { readonly revision: string; readonly marks: ReadonlyMap<string, string> } | undefined

  async function readMarks(): Promise<ReadonlyMap<string, string>> {
    const revision = await readRevision()
    if (last?.revision === revision) return last.marks
    const marks = new Map(
      await Promise.all(parts.map(async part => [part.name, await part.readMark()] as const)),
    )
    last = { revision, marks }
    return marks
  }

  async function update(marks: ReadonlyMap<string, string>): Promise<void> {
    if (indexed.size === 0) await putTitles()
    for (const part of parts) {
      const mark = marks.get(part.name) ?? ''
      const before = indexed.get(part.name)
      if (before?.mark === mark) continue
      const changed = before && (await part.readSince?.(before.mark))
      const paths = await putAll(changed ?? part, page => {
        if (index.fingerprintOf(page.path) !== page.fingerprint) index.put(page.whole(), page.fingerprint)
      })
      for (const path of changed?.paths ?? before?.paths ?? []) if (!paths.has(path)) index.remove(path)
      const others = changed ? [...before.paths].filter(path => !changed.paths.includes(path)) : []
      indexed.set(part.name, { mark, paths: new Set([...others, ...paths]) })
    }
    await index.settle()
  }

  /** Titles and descriptions before the texts of many pages: a query that does not wait finds the most telling words. */
  async function putTitles(): Promise<void> {
    const waiting: PageSource[] = []
    for (const part of parts)
      await putAll(part, page => {
        if (waiting.length > fewPages) index.put(page.brief())
        else if (waiting.push(page) > fewPages) for (const each of waiting) index.put(each.brief())
      })
  }

  async function putAll(
    part: Pick<IndexPart, 'read'>,
    put: (page: PageSource) => void,
  ): Promise<Set<string>> {
    const paths = new Set<string>()
    for await (const pages of part.read()) {
      for (const { path } of pages) paths.add(path)
      let rest = [...pages]
      while (rest.length > 0) {
        rest = putSome(rest, put)
        await setImmediate()
      }
    }
    return paths
  }

  /** A partly written index is discarded. */
  function startAnew(error: unknown): never {
    index.close()
    index = openPageIndex()
    indexed = new Map()
    throw error
  }

  const isCurrent = (marks: ReadonlyMap<string, string>) =>
    parts.every(({ name }) => indexed.get(name)?.mark === marks.get(name))

  return {
    search: (question: string, range: ResultRange) => index.search(question, range),
    /** Resolves when the index is up to date, or after the timeout: then to false. */
    async wait(): Promise<boolean> {
      const marks = await readMarks()
      if (isCurrent(marks) && underWay === undefined) return true
      underWay ??= inTurn(() => update(marks))
        .catch(startAnew)
        .finally(() => {
          underWay = undefined
        })
      const giveUp = new AbortController()
      const timeout = sleep(timeoutMs, undefined, { signal: giveUp.signal }).catch(() => {})
      await Promise.race([underWay, timeout]).finally(() => giveUp.abort())
      return isCurrent(marks)
    },
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
