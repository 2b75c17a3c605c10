import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type Clock, systemClock } from '../../../platform/clock.ts'
import { deleteInSlices } from '../../../platform/database/delete-in-slices.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AdminTables } from '../schema.ts'
import { removeUploadsOf } from '../uploads/remove-uploads.ts'
import { oldestMark } from './retention.ts'

const maxAtOnce = 100

/**
 * Erases what has been kept long enough: requests with all that hangs on them, their files first, changes that nobody
 * confirmed, drafts, spent proofs, unconfirmed subscriptions, marks of addresses. In slices, so that other requests pass between two, however much is due.
 */
export async function eraseExpired(
  db: Kysely<AdminTables>,
  storage: Storage,
  clock: Clock = systemClock,
): Promise<void> {
  const now = clock().toISOString()
  const oldest = oldestMark(clock())
  await deleteInSlices(limit =>
    db
      .deleteFrom('drafts')
      .where('token_hash', 'in', due =>
        due.selectFrom('drafts').select('token_hash').where('expires_at', '<=', now).limit(limit),
      )
      .executeTakeFirst(),
  )
  await deleteInSlices(limit =>
    db
      .deleteFrom('spent_proofs')
      .where('proof_hash', 'in', due =>
        due.selectFrom('spent_proofs').select('proof_hash').where('expires_at', '<=', now).limit(limit),
      )
      .executeTakeFirst(),
  )
  await deleteInSlices(limit =>
    db
      .deleteFrom('subscribers')
      .where('id', 'in', due =>
        due.selectFrom('subscribers').select('id').where('expires_at', '<=', now).limit(limit),
      )
      .executeTakeFirst(),
  )
  await deleteInSlices(limit =>
    db
      .deleteFrom('suppressions')
      .where('email_hash', 'in', due =>
        due.selectFrom('suppressions').select('email_hash').where('since', '<=', oldest).limit(limit),
      )
      .executeTakeFirst(),
  )
  while (await eraseRequests(db, storage, now)) await setImmediate()
}

/** Erases some of the requests that are due. Resolves to whether there may be more. */
async function eraseRequests(db: Kysely<AdminTables>, storage: Storage, now: string): Promise<boolean> {
  const due = await db
    .selectFrom('requests')
    .select('id')
    .where('erase_at', '<=', now)
    .orderBy('erase_at')
    .limit(maxAtOnce)
    .execute()
  if (due.length === 0) return false
  const ids = due.map(({ id }) => id)
  await removeUploadsOf(db, storage, ids)
  // Whoever wrote meanwhile keeps the request.
  await db.deleteFrom('requests').where('id', 'in', ids).where('erase_at', '<=', now).execute()
  return due.length === maxAtOnce
}
