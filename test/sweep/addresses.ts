import { link, type PagePath } from '../../site/language/link.ts'
import { everyLocale, type Locale } from '../../site/language/locale.ts'

/** An address that the sweep visits, and what is to be expected there. */
export interface Address {
  readonly path: string
  readonly locale: Locale
  /** The page that its head names in each language; null for the error page, which has no address of its own. */
  readonly page: PagePath | null
  readonly status: 200 | 404
}

/** Every page of the site. */
const pages: readonly PagePath[] = [
  '/',
  '/handbook',
  '/handbook/procreate',
  '/handbook/procreate/5.3',
  '/handbook/procreate/5.3/layers/masks',
  '/handbook/procreate/5.0/layers',
  '/handbook/pocket/4.0/start/gestures',
  '/procreate/brushes',
  '/login',
  '/register',
  '/careers',
  '/careers/graphics-engineer',
  '/insight',
  '/insight/2025',
  '/insight/2024/weight-in-a-walk',
  '/press',
  '/who-we-are',
  '/privacy-policy',
  '/app/privacy-policy',
  '/cookies-policy',
  '/terms-conditions',
  '/code-of-conduct',
  '/legal/trademark-guidelines',
  '/brand-use',
  '/sitemap',
]

/** Every page in every language, and the error page in every language. */
export const addresses: readonly Address[] = [
  ...pages.flatMap(page => list(page, { page, status: 200 })),
  // What is one visitor's own has no address that others would be led to.
  ...list('/account/reset', { page: null, status: 200 }),
  ...list('/account/confirm', { page: null, status: 200 }),
  ...list('/no-such-page', { page: null, status: 404 }),
]

/** English has a second address, under `/en`. */
function list(page: PagePath, expected: Pick<Address, 'page' | 'status'>): Address[] {
  return [
    ...everyLocale.map(locale => ({ path: link(locale, page), locale, ...expected })),
    { path: page === '/' ? '/en' : `/en${page}`, locale: 'en' as const, ...expected },
  ]
}
