import type { Kysely } from 'kysely'
import type { OfficeTables } from '../../schema.ts'
import { localTimeIn } from '../local-time.ts'

/** When few people read: the hour of Hobart at which the crawl of a day begins. */
const hour = 3

/** Whether the crawl of today has not begun, and its hour has. */
export async function isCrawlDue(db: Kysely<OfficeTables>, now: Date): Promise<boolean> {
  const today = localTimeIn('Australia/Hobart', now)
  if (today.hour < hour) return false
  const last = await db
    .selectFrom('crawls')
    .select(({ fn }) => fn.max('began_at').as('at'))
    .executeTakeFirst()
  // A new installation begins with the next night, not with its first minute.
  if (!last?.at) return today.hour < hour + 2
  return localTimeIn('Australia/Hobart', new Date(last.at)).day < today.day
}
