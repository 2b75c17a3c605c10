import type { Kysely } from 'kysely'
import type { SearchResult } from '../../../contract/handbook.ts'
import { readRevision } from '../revision.ts'
import type { AdminTables } from '../schema.ts'
import { createPageIndex, type PageIndex } from './page-index.ts'
import { presentHit } from './present-hit.ts'
import { readPages, type Shelf } from './read-pages.ts'

interface Kept {
  revision: number
  index: Promise<PageIndex>
}

/** The spec's shortest question. */
const shortest = 2

/**
 * Search in handbooks, by an index in memory for each version and language: made when it is first asked for, and anew
 * after the content has changed.
 */
export function createHandbookSearch(db: Kysely<AdminTables>) {
  const shelves = new Map<string, Kept>()

  async function indexOf(shelf: Shelf): Promise<PageIndex> {
    const key = `${shelf.groupVersion} ${shelf.iso}`
    const revision = await readRevision(db)
    const kept = shelves.get(key)
    if (kept?.revision === revision) return kept.index
    const made = readPages(db, shelf).then(createPageIndex)
    const fresh = { revision, index: made }
    shelves.set(key, fresh)
    made.catch(() => {
      if (shelves.get(key) === fresh) shelves.delete(key)
    })
    return made
  }

  return async (shelf: Shelf, question: string): Promise<SearchResult[]> => {
    if ([...question.trim()].length < shortest) return []
    const index = await indexOf(shelf)
    return index.search(question).map(presentHit)
  }
}
