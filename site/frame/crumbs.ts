import type { Locale } from '../../contract/locale.ts'
import { link, type PagePath } from '../language/link.ts'

interface Crumb {
  readonly name: string
  readonly page: PagePath
}

/** Structured data of the breadcrumbs as https://schema.org/BreadcrumbList. */
export const crumbsOf = (origin: string, locale: Locale, way: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'procreate', page: '/' as const }, ...way].map(({ name, page }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + link(locale, page),
  })),
})
