import type { Kysely } from 'kysely'
import type { AdminTables, RequestRow } from '../schema.ts'
import { eraseAfter } from './retention.ts'

/** The conditions of an update, checked inside the transaction. */
interface Guard {
  readonly states?: readonly string[]
  readonly answers?: string
  readonly updatedAt?: string
}

export interface RequestChange extends Partial<Pick<RequestRow, 'state' | 'answers' | 'name' | 'locale'>> {
  /** The start of the retention period; by default now. */
  readonly keepFrom?: Date
}

/**
 * Updates a request in the caller's transaction, and its time of erasure. Resolves to false where a condition fails.
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
