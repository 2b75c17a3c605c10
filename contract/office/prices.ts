import * as v from 'valibot'
import { everyLocale } from '../locale.ts'
import { plainText } from '../schemas.ts'
import { type StoreProduct, storeIds } from '../store.ts'
import { officeCall, refused } from './office-call.ts'

const products = Object.keys(storeIds) as readonly StoreProduct[]

/** The price of an app in the store of a language. */
const shownPrice = v.object({
  product: v.picklist(products),
  language: v.picklist(everyLocale),
  currency: v.string(),
  /** As pages show it. */
  shown: v.string(),
  /** null: it follows the store, or the file. */
  held: v.nullable(
    v.object({
      /** What the store, or the file, says. */
      followed: v.string(),
      since: v.string(),
      /** The name of who holds it; null: they are no longer among staff. */
      by: v.nullable(v.string()),
    }),
  ),
})
export type ShownPrice = v.InferOutput<typeof shownPrice>

const place = { product: v.picklist(products), language: v.picklist(everyLocale) }

export const priceCalls = {
  listPrices: officeCall({
    name: 'listPrices',
    summary: 'The price of each app in each language, and which of them staff hold',
    method: 'GET',
    path: '/site/prices',
    permission: 'prices.hold',
    answer: v.object({ prices: v.array(shownPrice) }),
    refusals: refused,
  }),
  holdPrice: officeCall({
    name: 'holdPrice',
    summary: 'Holds a price: the store and the file change it no more until it is released',
    method: 'POST',
    path: '/site/prices/holds',
    permission: 'prices.hold',
    body: v.strictObject({
      ...place,
      /** In the currency of the language, as typed: `12.99`. */
      amount: plainText(40),
      /** Whether an amount far from what it was is meant. */
      is_sure: v.optional(v.boolean()),
    }),
    answer: v.object({ shown: v.string() }),
    refusals: {
      ...refused,
      404: 'The app has no price yet',
      409: 'Far from the price that the store, or the file, says: it is to be confirmed',
      422: 'No amount of the currency',
    },
  }),
  releasePrice: officeCall({
    name: 'releasePrice',
    summary: 'Releases a held price: pages show again what the store, or the file, says',
    method: 'POST',
    path: '/site/prices/releases',
    permission: 'prices.hold',
    body: v.strictObject(place),
    answer: v.object({ shown: v.string() }),
    refusals: { ...refused, 404: 'The price is not held' },
  }),
}
