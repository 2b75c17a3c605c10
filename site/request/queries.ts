import { findPage } from './find-page.ts'

/** Longer than any question, filter or cursor of ours. */
const longestValue = 400

/**
 * The part of a visitor's query that the page at a path knows, in an order of ours; null when it knows none of it.
 * What is unknown never reaches a page, and a page with a query is not kept: nobody can fill the memory with addresses.
 */
export function readQuery(path: string, query: string): URLSearchParams | null {
  if (query === '') return null
  const names = findPage(path)?.query ?? []
  const given = new URLSearchParams(query)
  const kept = names.flatMap(name => {
    const value = given.get(name)?.slice(0, longestValue)
    return value ? [[name, value]] : []
  })
  return kept.length > 0 ? new URLSearchParams(kept) : null
}
