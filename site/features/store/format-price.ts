import type { Prices } from '../../../contract/admin.ts'
import type { Locale } from '../../../contract/locale.ts'
import { interpolate } from '../../../ui/language/format.ts'
import { type Product, products } from '../../language/link.ts'
import { amountOf } from './application-data.ts'
import { storeCopy } from './store-copy.ts'

type Price = Prices[Product]

/** `$12.99` becomes `US$12.99`, because several countries have dollars. */
const formatPrice = ({ formattedPrice, currency }: Price): string =>
  currency === 'USD' && formattedPrice.startsWith('$') ? `US${formattedPrice}` : formattedPrice

/** Such as 'US$12.99, once'; without the number when the price is unknown. The store's region has to stand beside it. */
export function oneTimePrice(product: Product, prices: Prices | null, locale: Locale): string {
  const { once, onceWithoutPrice } = storeCopy[locale]
  return prices ? interpolate(once, { price: formatPrice(prices[product]) }) : onceWithoutPrice
}

/** Such as 'US$12.99 on the US App Store, once', per app. */
export function priceLines(prices: Prices | null, locale: Locale): Readonly<Record<Product, string>> {
  const { line, onceWithoutPrice } = storeCopy[locale]
  const lines = products.map(product => [
    product,
    prices ? interpolate(line, { price: formatPrice(prices[product]) }) : onceWithoutPrice,
  ])
  return Object.fromEntries(lines) as Record<Product, string>
}

/** A table row of the apps' prices, headed by the store's region. */
export function priceRow(prices: Prices | null, locale: Locale): { name: string } & Record<Product, string> {
  const of = (product: Product) => oneTimePrice(product, prices, locale)
  const { title, titleWithoutPrice } = storeCopy[locale]
  const name = prices ? title : titleWithoutPrice
  return { name, procreate: of('procreate'), pocket: of('pocket'), dreams: of('dreams') }
}

/** The US price of an app as a sentence in any language; `prices` are those of English. */
export function usPriceSentence(product: Product, prices: Prices | null, locale: Locale): string {
  const { inUs, inUsWithoutPrice, dollars } = storeCopy[locale]
  if (!prices) return interpolate(inUsWithoutPrice, { product })
  const amount = amountOf(prices[product].formattedPrice)
  return interpolate(inUs, {
    product,
    price: amount ? interpolate(dollars, { amount }) : formatPrice(prices[product]),
  })
}
