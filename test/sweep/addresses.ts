import { everyLocale, type Locale } from '../../contract/locale.ts'
import { link, type PagePath } from '../../site/language/link.ts'
import { listContentPages } from './content-pages.ts'

/** An address that the sweep visits, and what is to be expected there. */
export interface Address {
  readonly path: string
  readonly locale: Locale
  /** The page that its head names in each language; null for the error page, which has no address of its own. */
  readonly page: PagePath | null
  readonly status: 200 | 404
}

/** Every kind of page of the site, and every page that is the only one of its kind. */
const pages: readonly PagePath[] = [
  '/',
  '/handbook',
  '/handbook/procreate',
  '/handbook/procreate/5.3',
  '/handbook/procreate/5.3/layers/masks',
  '/handbook/procreate/5.0/layers',
  '/handbook/pocket/4.0/start/gestures',
  '/procreate',
  '/procreate/accessibility',
  '/procreate/superpowers',
  '/procreate/brushes',
  '/procreate/video',
  '/procreate/whats-new',
  '/pocket',
  '/pocket/whats-new',
  '/procreate/3d',
  '/procreate/color',
  '/dreams',
  '/login',
  '/register',
  '/careers',
  '/careers/graphics-engineer',
  '/insight',
  '/insight/2025',
  '/insight/2024/weight-in-a-walk',
  '/support',
  '/press',
  '/support/beta',
  '/reveal',
  '/ai',
  '/about-ideas-suggestions',
  '/beginners-series',
  '/beginners-series/1',
  '/beginners-series/2',
  '/beginners-series/3',
  '/beginners-series/4',
  '/who-we-are',
  '/privacy-policy',
  '/app/privacy-policy',
  '/cookies-policy',
  '/terms-conditions',
  '/code-of-conduct',
  '/legal/imprint',
  '/legal/trademark-guidelines',
  '/legal/trademark-use-application',
  '/brand-use',
  '/sitemap',
]

/** What is one visitor's own, or lost, has no address that others would be led to. */
const others = [
  ['/support/request', 200],
  ['/support/beta/request', 200],
  ['/account/reset', 200],
  ['/account/confirm', 200],
  ['/offline', 200],
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

/** The kinds of pages: looked at in a browser at several widths. */
export const kinds: readonly Address[] = known.flatMap(([page, expected], at) =>
  isFull ? inFull(page, expected) : inTurn(page, at, expected),
)

/** With `npm run sweep` also every article, position and handbook page. */
export const addresses: readonly Address[] = [
  ...kinds,
  ...(isFull ? listContentPages() : [])
    .filter(page => !pages.includes(page))
    .flatMap(page => inFull(page, { page, status: 200 })),
]
