import type { Prices } from '../../../contract/admin.ts'
import { storeRegions } from '../../../contract/store.ts'
import type { Product } from '../../language/link.ts'
import { outside } from '../../outside.ts'
import { systemOf } from '../devices/requirements.ts'

const categories = {
  procreate: 'DesignApplication',
  pocket: 'DesignApplication',
  dreams: 'MultimediaApplication',
} as const satisfies Record<Product, string>

interface Application {
  readonly product: Product
  readonly description: string
  /** The absolute URL of the app's page. */
  readonly url: string
  readonly prices: Prices | null
}

/** Structured data of an app as https://schema.org/MobileApplication, with an offer when the price is a plain number. */
export function applicationData({ product, description, url, prices }: Application) {
  const price = prices && amountOf(prices[product].formattedPrice)
  return {
    '@type': 'MobileApplication',
    name: product,
    description,
    url,
    applicationCategory: categories[product],
    operatingSystem: systemOf(product),
    downloadUrl: outside.appStore[product],
    ...(prices &&
      price && {
        offers: {
          '@type': 'Offer',
          price,
          priceCurrency: prices[product].currency,
          ...regionOf(prices[product].currency),
          url: outside.appStore[product],
        },
      }),
  }
}

/** The offer's https://schema.org/eligibleRegion: each currency belongs to one store. */
function regionOf(currency: string) {
  const region = Object.values(storeRegions).find(each => each.currency === currency)
  return region && { eligibleRegion: region.country }
}

/** `¥2,000` is 2000 and `$12.99` is 12.99; null for any other format. */
export function amountOf(formatted: string): string | null {
  const digits = formatted.replaceAll(/[^\d.,]/g, '').replaceAll(/,(?=\d{3}(?:\D|$))/g, '')
  return /^\d+(?:\.\d{1,2})?$/.test(digits) ? digits : null
}
