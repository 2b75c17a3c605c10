import { expect, test } from 'vitest'
import { countedPages, knownPages, pageRows } from '../site/page-table/known-pages.ts'

test('every page that everybody may see is counted, or left out for a reason', () => {
  const forgotten = pageRows
    .filter(([id, { part, unlisted }]) => {
      // Pages of a part are counted as long as their row is in the database: is-counted-page.ts.
      if (part !== undefined || unlisted !== undefined) return false
      const pages = knownPages(id).map(([, page]) => page)
      return pages.length === 0 || pages.some(page => !countedPages.has(page))
    })
    .map(([id]) => id)
  expect(forgotten).toEqual([])
})

test('forms and pages to log in are counted; what is one visitor’s own is not', () => {
  for (const page of ['/login', '/register', '/newsletter', '/support/request', '/support/beta/request'])
    expect(countedPages).toContain(page)
  expect(
    [...countedPages].filter(page => /^\/(?:account|offline|newsletter\/(?!archive$))|:/.test(page)),
  ).toEqual([])
})
