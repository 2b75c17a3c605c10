import type { Kysely } from 'kysely'
import { contentKeys } from '../../../contract/content-keys.ts'
import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import { type StoreProduct, storeRegions } from '../../../contract/store.ts'
import { listFollowed } from '../../admin/content/prices/follow-price.ts'
import { bumpRevision, holdRevision } from '../../admin/content/revision.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'
import { readAmount } from './read-amount.ts'

/** A price that changes by a larger factor has to be confirmed. */
const maxChange = 3

interface PricePlace {
  readonly product: StoreProduct
  readonly language: Locale
}

interface NewHold extends PricePlace {
  /** As typed. */
  readonly typed: string
  readonly isSure: boolean
  readonly staffId: string
  readonly now: Date
}

/** Holds a price. Throws `Refusal` 404 before any price is known, 409 for one to be confirmed, and 422 for no amount. */
export async function holdPrice(
  db: Kysely<OfficeTables>,
  { product, language, typed, isSure, staffId, now }: NewHold,
): Promise<{ shown: string }> {
  const iso = languageTagOf(language)
  const { currency } = storeRegions[iso]
  const { amount, formatted } = readAmount(typed, currency)
  // The store's prices are written under the same lock.
  await holdRevision(db)
  const followed = (await listFollowed(db, iso)).find(price => price.product === product)?.formatted_price
  if (followed === undefined) throw new Refusal(404, 'The app has no price yet.')
  const usual = Number(followed.replaceAll(/[^\d.]/g, ''))
  if (!isSure && usual > 0 && (amount > usual * maxChange || amount < usual / maxChange))
    throw new Refusal(409, `${formatted} is far from ${followed}. Confirm that it is meant.`)
  const hold = { product, iso, followed_price: followed, since: now.toISOString(), held_by: staffId }
  const { since, held_by } = hold
  await db
    .insertInto('price_holds')
    .values(hold)
    .onConflict(conflict => conflict.columns(['product', 'iso']).doUpdateSet({ since, held_by }))
    .execute()
  await showPrice(db, { product, language }, formatted)
  return { shown: formatted }
}

/** Releases a held price. Throws `Refusal` 404 where it is not held. */
export async function releasePrice(db: Kysely<OfficeTables>, place: PricePlace): Promise<{ shown: string }> {
  await holdRevision(db)
  const released = await db
    .deleteFrom('price_holds')
    .where('product', '=', place.product)
    .where('iso', '=', languageTagOf(place.language))
    .returning('followed_price')
    .executeTakeFirst()
  if (!released) throw new Refusal(404, 'The price is not held.')
  await showPrice(db, place, released.followed_price)
  return { shown: released.followed_price }
}

async function showPrice(
  db: Kysely<OfficeTables>,
  { product, language }: PricePlace,
  formatted_price: string,
): Promise<void> {
  await db
    .updateTable('prices')
    .set({ formatted_price })
    .where('product', '=', product)
    .where('iso', '=', languageTagOf(language))
    .execute()
  await bumpRevision(db, [contentKeys.prices])
}
