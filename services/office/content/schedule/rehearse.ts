import type { Kysely } from 'kysely'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeTables } from '../../schema.ts'
import { type GoingRevision, type LeavingText, publishRevisions } from '../publish-revisions.ts'

class Rehearsed extends Error {}

/** Why revisions could not go out now; null: nothing is in their way. What it writes is rolled back. */
export async function rehearse(
  db: Kysely<OfficeTables>,
  going: readonly GoingRevision[],
  now: Date,
  leaving: readonly LeavingText[] = [],
): Promise<string | null> {
  try {
    await db.transaction().execute(async trx => {
      await publishRevisions(trx, going, now, { leaving })
      throw new Rehearsed()
    })
    return null
  } catch (error) {
    if (error instanceof Rehearsed) return null
    if (error instanceof Refusal) return error.message
    throw error
  }
}
