import { matchRoutes, type RouteObject } from 'react-router'
import { everyLocale, type Locale } from '../../contract/locale.ts'
import { link, type PagePath } from '../../site/language/link.ts'
import { knownPages, pageRows } from '../../site/page-table/known-pages.ts'
import routes from '../../site/routes.ts'
import { listContentPages } from './content-pages.ts'

/** An address of the sweep, with its expected response. */
export interface Address {
  readonly path: string
  readonly locale: Locale
  /** The page that its head names in each language; null for the error page, which has no address of its own. */
  readonly page: PagePath | null
  readonly status: 200 | 404
}

/** Every kind of page of the site, and every page that is the only one of its kind. */
const visited = pageRows.map(([id, row]) => {
  const known = knownPages(id).map(([, page]) => page)
  return { row, pages: row.visits ? [...new Set([...(row.section ? known : []), ...row.visits])] : known }
})
const pages: readonly PagePath[] = visited
  .filter(({ row }) => row.unlisted === undefined || row.canonical)
  .flatMap(each => each.pages)

/** Further addresses: unlisted pages without a canonical one, and a missing page. */
const others = [
  ...visited
    .filter(({ row }) => row.unlisted !== undefined && !row.canonical)
    .flatMap(each => each.pages.map(page => [page, 200] as const)),
  ['/no-such-page', 404],
] as const

/** Every page in every language: what `npm run sweep` visits. English has a second address, under `/en`. */
const inFull = (page: PagePath, expected: Pick<Address, 'page' | 'status'>): Address[] => [
  ...everyLocale.map(locale => ({ path: link(locale, page), locale, ...expected })),
  { path: page === '/' ? '/en' : `/en${page}`, locale: 'en' as const, ...expected },
]

/** Every page in one language, in turn: what `npm test` visits. The home page and the error page are in all of them. */
const inTurn = (page: PagePath, at: number, expected: Pick<Address, 'page' | 'status'>): Address[] => {
  const all = inFull(page, expected)
  return page === '/' || expected.status === 404 ? all : all.slice(at % all.length, (at % all.length) + 1)
}

export const isFull = process.env.SWEEP === 'full'

const known = [
  ...pages.map(page => [page, { page, status: 200 }] as const),
  ...others.map(([page, status]) => [page, { page: null, status }] as const),
]

const tree: RouteObject[] = routes.map(({ path = '', file }, at) => ({ path, id: `${at} ${file}` }))
/** The route module of the address: pages of one module share their markup. */
const moduleOf = ({ path }: Address): string =>
  matchRoutes(tree, path)?.at(-1)?.route.id?.replace(/^\d+ /, '') ?? path

/** `npm test -- --changed` names the route modules that a change reaches. */
const wanted = process.env.SWEEP_MODULES?.split(',')
function isWanted(address: Address): boolean {
  return wanted === undefined || wanted.includes(moduleOf(address))
}

/** The kinds of pages: looked at in a browser at several widths. */
export const kinds: readonly Address[] = known
  .flatMap(([page, expected], at) => (isFull ? inFull(page, expected) : inTurn(page, at, expected)))
  .filter(isWanted)

/** One address of each route module, or with `npm run sweep` every one: looked at with axe at every width. */
export const samples: readonly Address[] = isFull
  ? kinds
  : [...Map.groupBy(kinds, moduleOf).values()].map(pickOne)

/** In turn, so that the samples are in all languages. */
function pickOne(alike: readonly Address[], at: number): Address {
  const [first] = alike
  const picked = alike[at % alike.length] ?? first
  if (!picked) throw new RangeError('A group has a member')
  return picked
}

/** With `npm run sweep` also every article, position and handbook page. */
export const addresses: readonly Address[] = [
  ...kinds,
  ...(isFull ? listContentPages() : [])
    .filter(page => !pages.includes(page))
    .flatMap(page => inFull(page, { page, status: 200 })),
]
