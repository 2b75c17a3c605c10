import { type Prices, parsePrices } from '../../../contract/admin.ts'
import type { Locale } from '../../../contract/locale.ts'
import { interpolate } from '../../../ui/language/format.ts'
import type { Product } from '../../language/link.ts'
import { outside } from '../../outside.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { withDeadline, withFallback } from '../../request/with-fallback.ts'
import { oneTimePrice, usPriceSentence } from './format-price.ts'
import { storeCopy } from './store-copy.ts'

/** The data of a link to the App Store, in one language. */
export interface StoreData {
  readonly product: Product
  readonly href: string
  readonly get: string
  /** Such as 'US$12.99, once'; without the number when the price is unknown. */
  readonly price: string
  /** The region whose store the price is from. */
  readonly where: string
  readonly scan: string
  /** The text alternative of the QR code of the address. */
  readonly code: string
}

/** The prices, or null when the service fails: pages then omit the number. */
export async function loadPrices(site: SiteRequest, locale: Locale): Promise<Prices | null> {
  const asked = site.admin(locale).getPrices({ query: { only: 'formattedPrice,currency' } }, withDeadline())
  return parsePrices((await withFallback(site, 'prices', asked, null))?.products)
}

/** The US price of an app as a sentence; without the number when the price is unknown. */
export const loadUsPrice = async (site: SiteRequest, product: Product, locale: Locale): Promise<string> =>
  usPriceSentence(product, await loadPrices(site, 'en'), locale)

/** A link to an app in the App Store, with its price. */
export function storeOf(product: Product, prices: Prices | null, locale: Locale): StoreData {
  const copy = storeCopy[locale]
  const href = outside.appStore[product]
  return {
    product,
    href,
    get: interpolate(copy.get, { product }),
    price: oneTimePrice(product, prices, locale),
    where: prices ? copy.where : copy.whereWithoutPrice,
    scan: copy.scan,
    code: interpolate(copy.code, { product }),
  }
}
