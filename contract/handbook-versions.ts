import { type LanguageTag, type Locale, languageTagOf, mapLocales } from './locale.ts'

/** The apps that have a handbook. */
export const handbookProducts = ['procreate', 'pocket', 'dreams'] as const
export type HandbookProduct = (typeof handbookProducts)[number]

export const isHandbookProduct = (name: string): name is HandbookProduct =>
  handbookProducts.some(each => each === name)

/** A version of a handbook, as staff make it: its name is part of addresses, its title is shown. */
export interface VersionName {
  readonly slug: string
  readonly title: string
}

export interface HandbookVersion extends VersionName {
  /** Its name among the versions of all handbooks. */
  readonly group_version: string
  /** Page titles are part of the document title; true for every version. */
  readonly dynamic_meta: boolean
  readonly languages: Readonly<Record<Locale, LanguageTag>>
}

/** `5.3` for procreate, `pocket-4.0` for the others. */
export const groupVersionOf = (product: string, slug: string): string =>
  product === 'procreate' ? slug : `${product}-${slug}`

/** The handbook and the version of a group version; null for a text that is none. */
export function readGroupVersion(
  groupVersion: string,
): { readonly product: HandbookProduct; readonly slug: string } | null {
  const [, product = 'procreate', slug = ''] =
    /^(?:(pocket|dreams)-)?(\d+(?:\.\d+)+)$/.exec(groupVersion) ?? []
  return slug === '' || !isHandbookProduct(product) ? null : { product, slug }
}

/** The locales of a version, with their language tags. */
const languages = mapLocales(languageTagOf)

export const describeVersion = (product: HandbookProduct, { slug, title }: VersionName): HandbookVersion => ({
  ...{ slug, title, group_version: groupVersionOf(product, slug) },
  ...{ dynamic_meta: true, languages },
})

/** To sort versions: the newest first. */
export function newestFirst({ slug: one }: { slug: string }, { slug: other }: { slug: string }): number {
  const [ones, others] = [one, other].map(slug => slug.split('.').map(Number)) as [number[], number[]]
  const at = ones.findIndex((number, n) => number !== others[n])
  if (at === -1) return others.length - ones.length
  return (others[at] ?? -1) - (ones[at] ?? -1)
}
