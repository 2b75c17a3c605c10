import { defaultLocale, isLocale, type Locale } from '../../contract/locale.ts'

/** A path of the site without its language: `/`, `/press`, `/insight/2026/paint-on-things`. */
export type PagePath = `/${string}`

/** The one address of a page in a language: English has no prefix. The only place that builds a path. */
export function link(locale: Locale, page: PagePath): string {
  if (locale === defaultLocale) return page
  return page === '/' ? `/${locale}` : `/${locale}${page}`
}

/** A pathname taken apart. `/en/press` and `/press` are the same page in the same language. */
export function readPath(pathname: string): { locale: Locale; page: PagePath } {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLocale(first)) return { locale: defaultLocale, page: pathname as PagePath }
  return { locale: first, page: `/${rest.join('/')}` }
}

export const products = ['procreate', 'pocket', 'dreams'] as const
export type Product = (typeof products)[number]

/** The product whose pages these are: the first segment after the language. */
export function productOf(page: PagePath): Product | null {
  const first = page.split('/')[1]
  return products.find(product => product === first) ?? null
}
