import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { price } from '../../../../contract/admin.ts'
import { contentKeys } from '../../../../contract/content-keys.ts'
import type { LanguageTag } from '../../../../contract/locale.ts'
import { type StoreProduct, storeIds, storeRegions } from '../../../../contract/store.ts'
import type { Log } from '../../../../platform/log.ts'
import type { AdminTables } from '../../schema.ts'
import { bumpRevision, holdRevision } from '../revision.ts'
import type { PriceRow } from '../schema.ts'
import { followPrice, listFollowed } from './follow-price.ts'

const timeoutMs = 10_000
const maxBytes = 512 * 1024
/** A price that changes by a larger factor is considered an error of the feed. */
const maxChange = 5

/** https://developer.apple.com/library/archive/documentation/AudioVideo/Conceptual/iTuneSearchAPI/ */
const lookup = v.object({
  results: v.array(
    v.looseObject({
      trackId: v.number(),
      price: v.pipe(v.number(), v.finite(), v.minValue(0.01)),
      ...price.entries,
    }),
  ),
})
type StoreApp = v.InferOutput<typeof lookup>['results'][number]

interface Feed {
  /** The URL of the store's lookup API. */
  readonly url: string
  readonly log: Log
  readonly fetch?: typeof fetch
}

/**
 * Updates prices from the store, region by region. A region whose answer is missing, late, malformed or implausible
 * keeps its prices, and the reason is logged. A price that staff
 * hold stays. Resolves to the number of prices that changed on the site.
 */
export async function refreshPrices(db: Kysely<AdminTables>, feed: Feed): Promise<number> {
  let changed = 0
  for (const languageTag of Object.keys(storeRegions) as LanguageTag[]) {
    try {
      changed += await writePrices(db, languageTag, await ask(feed, languageTag))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      feed.log.warn(
        { region: storeRegions[languageTag].country.toLowerCase(), reason },
        'prices of a region not updated',
      )
    }
  }
  return changed
}

async function ask({ url, fetch: reach = fetch }: Feed, languageTag: LanguageTag): Promise<StoreApp[]> {
  const address = new URL(url)
  address.searchParams.set('id', Object.values(storeIds).join(','))
  address.searchParams.set('country', storeRegions[languageTag].country.toLowerCase())
  const response = await reach(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
  if (!response.ok) throw new Error(`the store answered ${response.status}`)
  const text = await response.text()
  if (text.length > maxBytes) throw new Error('the store answered too much')
  return v.parse(lookup, JSON.parse(text)).results
}

async function writePrices(
  db: Kysely<AdminTables>,
  languageTag: LanguageTag,
  found: readonly StoreApp[],
): Promise<number> {
  return db.transaction().execute(async trx => {
    await holdRevision(trx)
    const known = await listFollowed(trx, languageTag)
    const rows = (Object.entries(storeIds) as [StoreProduct, number][]).flatMap(([product, id]) => {
      const app = found.find(each => each.trackId === id)
      if (!app) return []
      const row = { product, iso: languageTag, formatted_price: app.formattedPrice, currency: app.currency }
      const before = known.find(each => each.product === product)
      checkPrice(row, app.price, before)
      return before?.formatted_price === row.formatted_price ? [] : [row]
    })
    let shown = 0
    for (const row of rows) if (await followPrice(trx, row)) shown++
    if (shown > 0) await bumpRevision(trx, [contentKeys.prices])
    return shown
  })
}

/** Throws for an implausible price: in another currency, or changed by more than `maxChange`. */
function checkPrice({ product, iso, currency }: PriceRow, price: number, before: PriceRow | undefined) {
  if (currency !== storeRegions[iso].currency) throw new Error(`${product} is priced in ${currency}`)
  const last = before && Number(before.formatted_price.replaceAll(/[^\d.]/g, ''))
  if (last && (price > last * maxChange || price < last / maxChange))
    throw new Error(`${product} went from ${last} to ${price}`)
}
