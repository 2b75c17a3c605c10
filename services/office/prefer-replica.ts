import type { Kysely } from 'kysely'
import { isoAfter } from '../../platform/clock.ts'
import { DatabaseUnavailable } from '../../platform/database/unavailable.ts'
import type { OfficeDependencies } from './dependencies.ts'
import type { OfficeTables } from './schema.ts'

/** Lists and figures that read much. */
const heavy = new Set<string>([
  ...['listRequests', 'countBoxes', 'listAudit', 'listVotes', 'listComments', 'getReaderCounts'],
  ...['getFigures', 'getResponseTimes', 'listFruitlessSearches', 'listEntries', 'listMedia', 'listIssues'],
])

/** How far the clocks of two machines may differ, in ms. */
const clocksMs = 2000

interface Asked {
  readonly session: { readonly staff: { readonly id: string } } | null
  readonly now: Date
  readonly db: Kysely<OfficeTables>
}

type Handle<A> = (asked: A) => Promise<unknown>

/** A handler that reads from the replica what is heavy, for staff who have changed nothing of late. */
export function preferReplica<A extends Asked>(
  name: string,
  primary: Handle<A>,
  onReplica: Handle<A>,
  { db, replica }: Pick<OfficeDependencies, 'db' | 'replica'>,
): Handle<A> {
  if (!replica || !heavy.has(name)) return primary
  return async asked => {
    const staffId = asked.session?.staff.id
    if (
      !staffId ||
      !replica.isFresh() ||
      (await hasActedSince(db, staffId, isoAfter(asked.now, -replica.lagMs - clocksMs)))
    )
      return primary(asked)
    try {
      return await onReplica({ ...asked, db: replica.db })
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
      replica.fail()
      return primary(asked)
    }
  }
}

/** By the audit log, which every process sees: who has acted sees what came of it. */
async function hasActedSince(db: Kysely<OfficeTables>, staffId: string, since: string): Promise<boolean> {
  const last = await db
    .selectFrom('audit')
    .select('at')
    .where('staff_id', '=', staffId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && last.at > since
}
