import * as v from 'valibot'
import { everyLocale } from '../locale.ts'
import { outOfBounds } from '../schemas.ts'
import { officeCall, refused } from './office-call.ts'
import { searchPeriods } from './search-periods.ts'

const fruitlessSearch = v.object({
  words: v.string(),
  version: v.string(),
  language: v.picklist(everyLocale),
  times: v.number(),
  last_on: v.string(),
})
export type FruitlessSearch = v.InferOutput<typeof fruitlessSearch>

export const fruitlessSearchCalls = {
  listFruitlessSearches: officeCall({
    name: 'listFruitlessSearches',
    summary: 'What readers searched the handbooks for without a result, most often first',
    method: 'GET',
    path: '/site/searches',
    permission: 'ratings.read',
    query: v.strictObject({
      days: v.optional(v.picklist(searchPeriods)),
      language: v.optional(v.picklist(everyLocale)),
    }),
    answer: v.object({ searches: v.array(fruitlessSearch) }),
    refusals: { ...refused, 400: outOfBounds },
  }),
}
