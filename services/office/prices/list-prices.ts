import type { Kysely } from 'kysely'
import { everyLocale, localeOfTag } from '../../../contract/locale.ts'
import type { ShownPrice } from '../../../contract/office/prices.ts'
import { storeIds } from '../../../contract/store.ts'
import type { OfficeTables } from '../schema.ts'

/** The price of each app in each language, in the order of the apps. */
export async function listPrices(db: Kysely<OfficeTables>): Promise<ShownPrice[]> {
  const rows = await db
    .selectFrom('prices as price')
    .leftJoin('price_holds as hold', join =>
      join.onRef('hold.product', '=', 'price.product').onRef('hold.iso', '=', 'price.iso'),
    )
    .leftJoin('staff', 'staff.id', 'hold.held_by')
    .select(['price.product', 'price.iso', 'price.currency', 'price.formatted_price'])
    .select(['hold.followed_price', 'hold.since', 'staff.name'])
    .execute()
  const prices = rows.map(
    ({ product, iso, currency, formatted_price, followed_price, since, name }): ShownPrice => ({
      product,
      language: localeOfTag(iso),
      currency,
      shown: formatted_price,
      held: followed_price === null || since === null ? null : { followed: followed_price, since, by: name },
    }),
  )
  const products = Object.keys(storeIds)
  const place = ({ product, language }: ShownPrice) =>
    products.indexOf(product) * everyLocale.length + everyLocale.indexOf(language)
  return prices.toSorted((one, other) => place(one) - place(other))
}
