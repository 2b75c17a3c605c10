import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { AdminTables } from '../schema.ts'

/** Subscribers in the order of their ids: those after one id, and up to another or, where it is undefined, to the end. */
export interface SubscriberSlice {
  readonly after: string
  readonly until: string | undefined
}

/** All subscribers in slices of `atOnce`, between which others have the embedded database. */
export async function* subscriberSlices(
  db: Kysely<AdminTables>,
  atOnce: number,
): AsyncGenerator<SubscriberSlice> {
  for (let after: string | undefined = ''; after !== undefined; await setImmediate()) {
    const end: { id: string } | undefined = await db
      .selectFrom('subscribers')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .offset(atOnce - 1)
      .limit(1)
      .executeTakeFirst()
    yield { after, until: end?.id }
    after = end?.id
  }
}
