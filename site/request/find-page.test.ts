import { readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { pageRows } from '../page-table/known-pages.ts'
import routes from '../routes.ts'
import { findPage } from './find-page.ts'
import { isPersonal } from './personal.ts'
import { readQuery } from './queries.ts'

const fill = (path: string) =>
  path
    .replace(':year', '2026')
    .replace(':part', '1')
    .replace(':version?', '5.3')
    .replace(':version', '5.3')
    .replaceAll(/:\w+\??/g, 'a-b')
    .replace('*', 'layers/masks')

test('a page is found as the router finds its route', () => {
  const tree = routes.map(({ path = '' }) => ({ path }))
  for (const [, row] of pageRows) {
    const path = fill(row.path)
    expect([path, findPage(path)]).toEqual([path, row])
    expect([path, matchRoutes(tree, path)?.at(-1)?.route.path]).toEqual([
      path,
      `:locale?${row.path === '/' ? '' : row.path}`,
    ])
    expect(findPage(`/jp${path === '/' ? '' : path}.data`)).toBe(row)
  }
})

test.each([
  ['/handbook/procreate', '/handbook/:product/:version?'],
  ['/careers/press', '/careers/:slug'],
])('%s is no page in a language of that name', (path, row) => {
  const tree = routes.map(each => ({ path: each.path ?? '' }))
  expect(matchRoutes(tree, path)?.at(-1)?.route.path).toBe(`:locale?${row}`)
  expect(findPage(path)?.path).toBe(row)
})

test.each(['/no-such-page', '/account/none', '/insight/feed.xml', '/insight/2026/a.md', '/cn/sitemap.xml'])(
  '%s is no page: neither personal nor searched',
  path => {
    expect([findPage(path), isPersonal(path), readQuery(path, '?cursor=a&film=b')]).toEqual([
      null,
      false,
      null,
    ])
  },
)

test.each([
  '/account',
  '/cn/account/security.data',
  '/login',
  '/jp/register',
  '/newsletter/confirm',
  '/support/beta',
  '/support/request/you',
  '/support/requests/S-22222222/agreement',
  '/legal/trademark-use-application/saved',
])('%s is personal', path => expect(isPersonal(path)).toBe(true))

test('a page gets the query parameters that it reads, in the order of its row, and no others', () => {
  const query = '?cursor=b&category=a&unknown=c'
  expect(`${readQuery('/cn/insight.data', query)}`).toBe('category=a&cursor=b')
  expect(readQuery('/press', query)).toBeNull()
})

test('late data, a file that everybody may have, is given by no page of one visitor but the beta form: its copy', () => {
  const files = pageRows.flatMap(([, { file, personal }]) => (personal ? [file] : []))
  expect(files.length).toBeGreaterThan(10)
  const giveLate = files.filter(file =>
    /^ +late(?:,|:)/m.test(readFileSync(`${import.meta.dirname}/../pages/${file}`, 'utf8')),
  )
  expect(giveLate).toEqual(['support/beta/page.tsx'])
})
