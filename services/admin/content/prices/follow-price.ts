import type { Kysely } from 'kysely'
import type { LanguageTag } from '../../../../contract/locale.ts'
import type { AdminTables } from '../../schema.ts'
import type { PriceRow } from '../schema.ts'

/** The prices of a language as the store, or the file, last said them: also of those that staff hold. */
export const listFollowed = (db: Kysely<AdminTables>, languageTag: LanguageTag): Promise<PriceRow[]> =>
  db
    .selectFrom('prices as price')
    .leftJoin('price_holds as hold', join =>
      join.onRef('hold.product', '=', 'price.product').onRef('hold.iso', '=', 'price.iso'),
    )
    .select(['price.product', 'price.iso', 'price.currency'])
    .select(({ fn }) => fn.coalesce('hold.followed_price', 'price.formatted_price').as('formatted_price'))
    .where('price.iso', '=', languageTag)
    .execute()

/** Takes over what the store, or the file, says of a price. Resolves to whether it is shown: a held one stays. */
export async function followPrice(db: Kysely<AdminTables>, row: PriceRow): Promise<boolean> {
  const { product, iso, formatted_price } = row
  const held = await db
    .updateTable('price_holds')
    .set({ followed_price: formatted_price })
    .where('product', '=', product)
    .where('iso', '=', iso)
    .executeTakeFirst()
  if (Number(held.numUpdatedRows) > 0) return false
  await db
    .insertInto('prices')
    .values(row)
    .onConflict(conflict => conflict.columns(['product', 'iso']).doUpdateSet(row))
    .execute()
  return true
}
