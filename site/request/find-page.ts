import { pageRows } from '../page-table/known-pages.ts'
import type { PageRow } from '../page-table/page-row.ts'
import { pageOf } from '../paths/data-path.ts'

/** The route ranking of React Router: static segments before parameters, parameters before a splat. */
const scoreOf = (segments: readonly string[]): number =>
  segments.reduce((sum, segment) => sum + (segment === '*' ? -1 : segment.startsWith(':') ? 4 : 11), 0)

const patternOf = (segments: readonly string[]): RegExp => {
  const parts = segments.map(segment => {
    if (segment === '*') return '(?:/.*)?'
    if (segment.endsWith('?')) return '(?:/[^/]+)?'
    return segment.startsWith(':') ? '/[^/]+' : `/${segment}`
  })
  return new RegExp(`^${parts.join('')}$`, 'i')
}

const patterns = pageRows
  .map(([, row]) => ({ row, segments: row.path.split('/').slice(1) }))
  .sort((a, b) => scoreOf(b.segments) - scoreOf(a.segments))
  .map(({ row, segments }) => ({ row, pattern: patternOf(segments) }))

/** Whether a page ends in a file extension, as feeds and Markdown documents do, but not a version such as `/5.3`. */
const isFile = (page: string) => /\.[a-z]\w*$/.test(page)

/** The row of the page that a document path or data path matches; null without a match. */
export function findPage(path: string): PageRow | null {
  const page = pageOf(path)
  return isFile(page) ? null : (patterns.find(({ pattern }) => pattern.test(page))?.row ?? null)
}
