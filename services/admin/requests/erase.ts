import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type Clock, systemClock } from '../../../platform/clock.ts'
import { deleteInSlices } from '../../../platform/database/delete-in-slices.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { oldestBounceDay } from '../newsletter/bounces.ts'
import { eraseDeliveries } from '../newsletter/mail-events/deliveries.ts'
import type { AdminTables } from '../schema.ts'
import { removeUploadsOf } from '../uploads/remove-uploads.ts'
import { oldestSuppression } from './retention.ts'

const maxAtOnce = 100

/**
 * Erases expired rows: requests with their files, unconfirmed changes, drafts, spent proofs, unconfirmed subscriptions,
 * suppressions, counted bounces, webhook ids. Runs in slices, and lets other requests run between them.
 */
export async function eraseExpired(
  db: Kysely<AdminTables>,
  storage: Storage,
  clock: Clock = systemClock,
): Promise<void> {
  const now = clock().toISOString()
  const oldest = oldestSuppression(clock())
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
  await deleteInSlices(limit =>
    db
      .deleteFrom('temporary_bounces')
      .where('email_hash', 'in', due =>
        due
          .selectFrom('temporary_bounces')
          .select('email_hash')
          .where('day', '<=', oldestBounceDay(clock()))
          .limit(limit),
      )
      .where('day', '<=', oldestBounceDay(clock()))
      .executeTakeFirst(),
  )
  await eraseDeliveries(db, clock())
  while (await eraseRequests(db, storage, now)) await setImmediate()
}

/** Erases a slice of expired requests. Resolves to whether there may be more. */
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
  for (const id of ids) {
    // A request with a concurrent event has a later `erase_at`, and stays.
    await db.deleteFrom('requests').where('id', '=', id).where('erase_at', '<=', now).execute()
    await setImmediate()
  }
  return due.length === maxAtOnce
}
