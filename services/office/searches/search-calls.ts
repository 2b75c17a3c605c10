import type { Kysely } from 'kysely'
import { type Locale, languageTagOf, localeOfTag } from '../../../contract/locale.ts'
import type {
  fruitlessSearchCalls as calls,
  FruitlessSearch,
} from '../../../contract/office/fruitless-searches.ts'
import type { OfficeHandlers } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'

const maxListed = 200
const dayMs = 24 * 3_600_000

/** The handlers of searches. */
export const searchCalls: OfficeHandlers<typeof calls> = {
  listFruitlessSearches: async ({ query: { days = '30', language }, db, now }) => {
    const since = new Date(now.getTime() - Number(days) * dayMs).toISOString().slice(0, 10)
    return { searches: await listFruitless(db, since, language) }
  },
}

async function listFruitless(
  db: Kysely<OfficeTables>,
  since: string,
  language: Locale | undefined,
): Promise<FruitlessSearch[]> {
  const rows = await db
    .selectFrom('fruitless_searches')
    .select(['words', 'version', 'iso'])
    .select(({ fn }) => [fn.sum<number>('times').as('sum'), fn.max('day').as('last_on')])
    .where('day', '>', since)
    .$if(language !== undefined, own => own.where('iso', '=', languageTagOf(language ?? 'en')))
    .groupBy(['words', 'version', 'iso'])
    .orderBy('sum', 'desc')
    .orderBy('words')
    .limit(maxListed)
    .execute()
  return rows.map(({ words, version, iso, sum, last_on }) => ({
    ...{ words, version, language: localeOfTag(iso), times: Number(sum), last_on },
  }))
}
