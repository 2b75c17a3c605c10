import { findPage } from './find-page.ts'

/** Exceeds the length of every query, filter and cursor. */
const maxValueLength = 400

/**
 * The known parameters of a page's query in a canonical order; null without any. Unknown parameters never reach a page
 * and pages with a query are not cached, which bounds the cache.
 */
export function readQuery(path: string, query: string): URLSearchParams | null {
  if (query === '') return null
  const names = findPage(path)?.query ?? []
  const given = new URLSearchParams(query)
  const known = names.flatMap(name => {
    const value = given.get(name)?.slice(0, maxValueLength)
    return value ? [[name, value]] : []
  })
  return known.length > 0 ? new URLSearchParams(known) : null
}
