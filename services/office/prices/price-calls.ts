import type { priceCalls as calls } from '../../../contract/office/prices.ts'
import type { OfficeHandlers } from '../handler.ts'
import { holdPrice, releasePrice } from './hold-price.ts'
import { listPrices } from './list-prices.ts'

/** The handlers of prices. */
export const priceCalls: OfficeHandlers<typeof calls> = {
  listPrices: async ({ db }) => ({ prices: await listPrices(db) }),
  holdPrice: ({ body: { product, language, amount, is_sure }, session: { staff }, now, act }) =>
    act({ kind: 'price', id: `${product}/${language}`, detail: { amount } }, trx =>
      holdPrice(trx, {
        ...{ product, language, typed: amount, isSure: is_sure === true },
        ...{ staffId: staff.id, now },
      }),
    ),
  releasePrice: ({ body: { product, language }, act }) =>
    act({ kind: 'price', id: `${product}/${language}` }, trx => releasePrice(trx, { product, language })),
}
