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

/** The most frequent topics, in the order of a first week with the app. */
const lookedUp: Readonly<Record<HandbookProduct, readonly string[]>> = {
  procreate: [
    'welcome/first-painting',
    'welcome/gestures',
    'brushes/library',
    'layers/masks',
    'colour/palettes',
    'select-and-transform/selections',
    'gallery/backups',
    'share/formats',
  ],
  pocket: ['start/gestures', 'paint/brushes', 'layers/masks', 'share/to-the-tablet'],
  dreams: ['start/first-film', 'draw/onion-skin', 'animate/keyframes', 'help/troubleshooting'],
}

/** Each handbook: where it is asked, and the pages that are looked up most, by their titles in the language. */
export async function loadTopics(site: SiteRequest, locale: Locale) {
  const versions = await findVersions(site)
  return Promise.all(
    handbookProducts.map(product => loadProduct(site, locale, { product, latest: versions[product][0] })),
  )
}

interface Shelf {
  readonly product: HandbookProduct
  /** Undefined where it cannot be had just now. */
  readonly latest: HandbookVersion | undefined
}

async function loadProduct(site: SiteRequest, locale: Locale, { product, latest }: Shelf) {
  if (!latest) return { product, start: link(locale, `/handbook/${product}`), topics: [] }
  const start = link(locale, `/handbook/${product}/${latest.slug}`)
  const query = { lang: languageTagOf(locale), paths: lookedUp[product].join(',') }
  const asked = site.admin(locale).findHandbookPlaces({ query }, withDeadline())
  const { places } = await withFallback(site, 'support topics', asked, { places: [] })
  const all = places.filter(({ group_version }) => group_version === latest.group_version)
  const topics = lookedUp[product].flatMap(path => all.find(page => page.path === path) ?? [])
  return { product, start, topics: topics.map(({ path, title }) => ({ title, href: `${start}/${path}` })) }
}

export type TopicData = Awaited<ReturnType<typeof loadProduct>>
