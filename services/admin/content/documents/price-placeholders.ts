import type { Kysely } from 'kysely'
import { storeIds } from '../../../../contract/store.ts'
import type { AdminTables } from '../../schema.ts'

/** The names of the placeholders that an article may contain: `{price.dreams}` is what dreams costs in the US, `19.99`. */
export const pricePlaceholders: readonly string[] = Object.keys(storeIds).map(product => `price.${product}`)

/** The amounts for the placeholders, in US dollars; none for a product whose price is not known. */
export async function listPriceValues(db: Kysely<AdminTables>): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('prices')
    .select(['product', 'formatted_price'])
    .where('iso', '=', 'en-US')
    .execute()
  return Object.fromEntries(
    rows.map(row => [`price.${row.product}`, row.formatted_price.replaceAll(/[^\d.,]/g, '')]),
  )
}
