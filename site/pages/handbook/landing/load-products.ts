import {
  type HandbookProduct,
  type HandbookVersion,
  handbookProducts,
} from '../../../../contract/handbook-versions.ts'
import { type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { link } from '../../../language/link.ts'
import { findVersions } from '../../../request/load-handbook.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import { withDeadline, withFallback } from '../../../request/with-fallback.ts'

/** The most visited pages, in descending order. */
const useful: Readonly<Record<HandbookProduct, readonly string[]>> = {
  procreate: [
    'welcome/gestures',
    'layers/masks',
    'layers/blend-modes',
    'brushes/brush-studio',
    'colour/palettes',
    'share/time-lapse',
    'gallery/backups',
  ],
  pocket: ['start/gestures', 'paint/brushes', 'layers/masks', 'share/to-the-tablet'],
  dreams: ['start/first-film', 'draw/onion-skin', 'animate/keyframes', 'share/formats'],
}

/** Every handbook with its versions, its search and its most visited pages. */
export async function loadProducts(site: SiteRequest, locale: Locale) {
  const versions = await findVersions(site)
  return Promise.all(
    handbookProducts.map(product => loadProduct(site, locale, { product, versions: versions[product] })),
  )
}

interface Shelf {
  readonly product: HandbookProduct
  readonly versions: readonly HandbookVersion[]
}

async function loadProduct(site: SiteRequest, locale: Locale, { product, versions }: Shelf) {
  const [latest, ...earlier] = versions
  // Without its versions a handbook is found under the address that has none.
  if (!latest) return { product, latest: null, start: link(locale, `/handbook/${product}`) }
  const startOf = (slug: string) => link(locale, `/handbook/${product}/${slug}`)
  const query = { lang: languageTagOf(locale), paths: useful[product].join(',') }
  const request = site.admin(locale).findHandbookPlaces({ query }, withDeadline())
  const { places } = await withFallback(site, 'often looked up', request, { places: [] })
  const pages = places.filter(({ group_version }) => group_version === latest.group_version)
  const start = startOf(latest.slug)
  return {
    product,
    start,
    latest: {
      version: { slug: latest.slug, title: latest.title },
      earlier: earlier.map(({ slug, title }) => ({ slug, title, href: startOf(slug) })),
      useful: useful[product].flatMap(path => pages.find(page => page.path === path) ?? []),
      searchPaths: {
        action: `${start}/search`,
        api: `/api/admin/page/handbook/${latest.group_version}/search`,
        lang: languageTagOf(locale),
      },
    },
  }
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>
