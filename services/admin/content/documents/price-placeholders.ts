import type { Kysely } from 'kysely'
import { storeIds } from '../../../../contract/store.ts'
import type { AdminTables } from '../../schema.ts'

/** The placeholders of articles: `{price.dreams}` is the US price of dreams, `19.99`. */
export const pricePlaceholders: readonly string[] = Object.keys(storeIds).map(product => `price.${product}`)

/** The values of price placeholders, in US dollars; none for a product without a known price. */
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
