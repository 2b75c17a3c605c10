import type { Kysely } from 'kysely'
import { isoAfter } from '../../../../platform/clock.ts'
import type { AdminTables } from '../../schema.ts'
import { insertRequest, type NewRequest } from '../store-request.ts'
import { changeableStates } from './changeable.ts'
import { ConcurrentChange } from './concurrent-change.ts'

const confirmLifeMs = 7 * 24 * 3_600_000

/**
 * Stores a form as a change of an existing request, for a week. It belongs to no account: only the owner of the address
 * gets its link. Resolves to its id. Throws `ConcurrentChange` when the request is no longer changeable.
 */
export async function storeChange(
  trx: Kysely<AdminTables>,
  changesId: string,
  sent: NewRequest,
  now: Date,
): Promise<string> {
  // Locks the row until the transaction ends.
  const { numUpdatedRows } = await trx
    .updateTable('requests')
    .set(current => ({ state: current.ref('state') }))
    .where('id', '=', changesId)
    .where('state', 'in', changeableStates(sent.kind))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ConcurrentChange('The request to change is gone or decided')
  const beginning = { state: 'unconfirmed', changesId, eraseAt: isoAfter(now, confirmLifeMs) }
  return insertRequest(trx, { ...sent, accountId: null }, beginning, now)
}
