import type { Kysely } from 'kysely'
import type { AdminTables, RequestRow } from '../schema.ts'
import { eraseAfter } from './retention.ts'

/** What has to hold of a request inside the transaction that changes it: what was read before may be overtaken. */
export interface Guard {
  readonly states?: readonly string[]
  readonly answers?: string
  readonly updatedAt?: string
}

export interface RequestChange extends Partial<Pick<RequestRow, 'state' | 'answers' | 'name' | 'locale'>> {
  /** The moment that its time until erasure is counted from; left out: now. */
  readonly keepFrom?: Date
}

/**
 * Changes a request, in the caller's transaction, and counts its time until erasure anew. Resolves to whether it was done: not
 * where the guard does not hold any more.
 */
export async function updateRequest(
  trx: Kysely<AdminTables>,
  { id, kind }: Pick<RequestRow, 'id' | 'kind'>,
  { states, answers, updatedAt }: Guard,
  { keepFrom, ...change }: RequestChange,
  now: Date,
): Promise<boolean> {
  let query = trx
    .updateTable('requests')
    .set({ ...change, updated_at: now.toISOString(), erase_at: eraseAfter(kind, keepFrom ?? now) })
    .where('id', '=', id)
  if (states) query = query.where('state', 'in', states)
  if (answers !== undefined) query = query.where('answers', '=', answers)
  if (updatedAt !== undefined) query = query.where('updated_at', '=', updatedAt)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return numUpdatedRows > 0n
}
