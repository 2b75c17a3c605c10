import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isoAfter } from '../../../../platform/clock.ts'
import { deleteInSlices } from '../../../../platform/database/delete-in-slices.ts'
import type { AdminTables } from '../../schema.ts'

/** Longer than a delivery of the same id and time passes the check of its time. */
const keptMs = 30 * 24 * 3_600_000

/** Claims the id of a delivery in the caller's transaction. False: it was taken before, by any process. */
export async function claimDelivery(trx: Kysely<AdminTables>, id: string, now: Date): Promise<boolean> {
  const id_hash = createHash('sha256').update(id).digest('hex')
  const claimed = await trx
    .insertInto('webhook_deliveries')
    .values({ id_hash, at: now.toISOString() })
    .onConflict(conflict => conflict.doNothing())
    .returning('id_hash')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Erases the ids of deliveries that nobody repeats any more. */
export async function eraseDeliveries(db: Kysely<AdminTables>, now: Date): Promise<void> {
  const oldest = isoAfter(now, -keptMs)
  await deleteInSlices(limit =>
    db
      .deleteFrom('webhook_deliveries')
      .where('id_hash', 'in', due =>
        due.selectFrom('webhook_deliveries').select('id_hash').where('at', '<=', oldest).limit(limit),
      )
      .executeTakeFirst(),
  )
}
