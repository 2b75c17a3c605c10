import type { Kysely } from 'kysely'
import { type Box, boxes } from '../../../contract/office/inbox.ts'
import type { Team } from '../../../contract/office/permissions.ts'
import { dialectOf } from '../../../platform/database/dialect.ts'
import type { OfficeTables } from '../schema.ts'
import { type BoxFilter, inBox, orderOf } from './boxes.ts'

const maxCounted = 1000
const maxTags = 100

/** The number of requests in each box, up to 1,000. */
export async function countBoxes(db: Kysely<OfficeTables>, filter: BoxFilter): Promise<Record<Box, number>> {
  const counts = await Promise.all(boxes.map(async box => [box, await countBox(db, box, filter)] as const))
  return Object.fromEntries(counts) as Record<Box, number>
}

/** The number of requests in a box, up to 1,000. */
export async function countBox(db: Kysely<OfficeTables>, box: Box, filter: BoxFilter): Promise<number> {
  // In the order of the box, so that its index is read from the beginning.
  const [key, direction] = orderOf(box)
  const counted = db
    .selectFrom('requests')
    .select('id')
    .where(inBox(box, filter, dialectOf(db)))
    .orderBy(key, direction)
    .orderBy('id', direction)
    .limit(maxCounted)
  const { count } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The tags of the teams' requests, by name. Each is one step in the index, however many requests have it. */
export async function listTags(db: Kysely<OfficeTables>, teams: readonly Team[]): Promise<string[]> {
  const tags = new Set<string>()
  for (const team of teams) {
    for (let after = ''; tags.size < maxTags; ) {
      const next = await db
        .selectFrom('request_tags')
        .select('tag')
        .where('team', '=', team)
        .where('tag', '>', after)
        .orderBy('tag')
        .limit(1)
        .executeTakeFirst()
      if (!next) break
      tags.add(next.tag)
      after = next.tag
    }
  }
  return [...tags].sort()
}
