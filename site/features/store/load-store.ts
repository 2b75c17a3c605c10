import { encode } from 'uqr'
import { type Prices, parsePrices } from '../../../contract/admin.ts'
import type { Locale } from '../../../contract/locale.ts'
import { interpolate } from '../../language/format.ts'
import type { Product } from '../../language/link.ts'
import { outside } from '../../outside.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { withDeadline, withFallback } from '../../request/with-fallback.ts'
import { pathOfCode } from './code-path.ts'
import { onceFor, usPriceSentence } from './price-words.ts'
import { storeCopy } from './store-copy.ts'

/** Everything that a way to the app store shows, in one language. */
export interface StoreData {
  readonly product: Product
  readonly href: string
  readonly get: string
  /** 'US$12.99, once'; without the number when the price is not known. */
  readonly price: string
  /** In the store of which region it costs that. */
  readonly where: string
  readonly scan: string
  /** A QR code of the address as one SVG path, a unit a module, with its words for who cannot see it. */
  readonly code: { readonly size: number; readonly path: string; readonly label: string }
}

/** The prices, or null when they could not be had: then a page says only that an app is bought once. */
export async function loadPrices(site: SiteRequest, locale: Locale): Promise<Prices | null> {
  const asked = site.admin(locale).getPrices({ query: { only: 'formattedPrice,currency' } }, withDeadline())
  return parsePrices((await withFallback(site, 'prices', asked, null))?.products)
}

/** What an app costs in the US as a sentence of the language; without the number when the price is not known. */
export const loadUsPrice = async (site: SiteRequest, product: Product, locale: Locale): Promise<string> =>
  usPriceSentence(product, await loadPrices(site, 'en'), locale)

/** The way to one app in the store, with its price. */
export function storeOf(product: Product, prices: Prices | null, locale: Locale): StoreData {
  const copy = storeCopy[locale]
  const href = outside.appStore[product]
  const { data, size } = encode(href, { ecc: 'M', border: 0 })
  return {
    product,
    href,
    get: interpolate(copy.get, { product }),
    price: onceFor(product, prices, locale),
    where: prices ? copy.where : copy.whereWithoutPrice,
    scan: copy.scan,
    code: { size, path: pathOfCode(data), label: interpolate(copy.code, { product }) },
  }
}
