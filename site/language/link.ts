import { defaultLocale, isLocale, type Locale } from '../../contract/locale.ts'

/** A path of the site without its language: `/`, `/press`, `/insight/2026/paint-on-things`. */
export type PagePath = `/${string}`

/** The canonical path of a page in a language; English has no prefix. Every path of the site is built here. */
export function link(locale: Locale, page: PagePath): string {
  if (locale === defaultLocale) return page
  return page === '/' ? `/${locale}` : `/${locale}${page}`
}

/** Splits a pathname into locale and page. `/en/press` and `/press` are the same page in the same language. */
export function readPath(pathname: string): { locale: Locale; page: PagePath } {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLocale(first)) return { locale: defaultLocale, page: pathname as PagePath }
  return { locale: first, page: `/${rest.join('/')}` }
}

export const products = ['procreate', 'pocket', 'dreams'] as const
export type Product = (typeof products)[number]

/** The product of a page's section: the first segment after the language. */
export function productOf(page: PagePath): Product | null {
  const first = page.split('/')[1]
  return products.find(product => product === first) ?? null
}
