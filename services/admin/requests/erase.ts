import type { Kysely } from 'kysely'
import { type Clock, systemClock } from '../../../platform/clock.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AdminTables } from '../schema.ts'
import { removeUploadsOf } from '../uploads/remove-uploads.ts'

const mostAtOnce = 200

/** Erases what has been kept long enough: requests with all that hangs on them, their files first, changes that nobody confirmed, drafts, spent proofs, unconfirmed subscriptions. */
export async function eraseExpired(
  db: Kysely<AdminTables>,
  storage: Storage,
  clock: Clock = systemClock,
): Promise<void> {
  const now = clock().toISOString()
  await db.deleteFrom('drafts').where('expires_at', '<=', now).execute()
  await db.deleteFrom('spent_proofs').where('expires_at', '<=', now).execute()
  await db.deleteFrom('subscribers').where('expires_at', '<=', now).execute()
  const due = await db
    .selectFrom('requests')
    .select('id')
    .where('erase_at', '<=', now)
    .orderBy('erase_at')
    .limit(mostAtOnce)
    .execute()
  if (due.length === 0) return
  const ids = due.map(({ id }) => id)
  await removeUploadsOf(db, storage, ids)
  // Whoever wrote meanwhile keeps the request.
  await db.deleteFrom('requests').where('id', 'in', ids).where('erase_at', '<=', now).execute()
}
