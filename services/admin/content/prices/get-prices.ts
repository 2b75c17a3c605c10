import type { Kysely } from 'kysely'
import type { Prices } from '../../../../contract/admin.ts'
import type { LanguageTag } from '../../../../contract/locale.ts'
import { Refusal } from '../../../http/problem.ts'
import type { AdminTables } from '../../schema.ts'

/** The price of each app in the currency of the language. Throws `Refusal` 404 before any price is known. */
export async function getPrices(db: Kysely<AdminTables>, languageTag: LanguageTag): Promise<Prices> {
  const rows = await db.selectFrom('prices').selectAll().where('iso', '=', languageTag).execute()
  const prices = Object.fromEntries(
    rows.map(row => [row.product, { formattedPrice: row.formatted_price, currency: row.currency }]),
  )
  const { procreate, pocket, dreams } = prices
  if (!procreate || !pocket || !dreams) throw new Refusal(404, 'No prices are known.')
  return { procreate, pocket, dreams }
}
