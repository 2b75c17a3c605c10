import type { Kysely } from 'kysely'
import type { AdminTables, RequestRow } from '../schema.ts'
import { eraseAfter } from './retention.ts'
import { indexRequest } from './words/index-request.ts'

/** The conditions of an update, checked inside the transaction. */
interface Guard {
  readonly states?: readonly string[]
  readonly answers?: string
  readonly updatedAt?: string
  /** Refuses a request that is past its time of erasure. */
  readonly isKept?: boolean
  readonly version?: number
}

export interface RequestChange extends Partial<Pick<RequestRow, 'state' | 'answers' | 'name' | 'locale'>> {
  /** The start of the retention period; by default now. */
  readonly keepFrom?: Date
  /** The sender has written: they wait for an answer, and a snooze ends. */
  readonly isFromSender?: boolean
  /** Staff have answered, whatever the state is. */
  readonly isAnswer?: boolean
}

/** The states in which a sender waits for an answer. */
const waitingStates = ['received', 'in-review']
/** The states that no answer of staff has brought about. */
const unansweredStates = [...waitingStates, 'closed', 'withdrawn', 'expired']

/**
 * Updates a request in the caller's transaction, with its version, search words, and times of waiting and erasure.
 * Resolves to false where a condition fails.
 */
export async function updateRequest(
  trx: Kysely<AdminTables>,
  {
    id,
    kind,
    answers: stored = '{}',
  }: Pick<RequestRow, 'id' | 'kind'> & Partial<Pick<RequestRow, 'answers'>>,
  { states, answers, updatedAt, isKept, version }: Guard,
  { keepFrom, isFromSender, isAnswer, ...change }: RequestChange,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const { state } = change
  const isSettled = isAnswer || (state !== undefined && !waitingStates.includes(state))
  const isAnswered = isAnswer || (state !== undefined && !unansweredStates.includes(state))
  let query = trx
    .updateTable('requests')
    .set(({ eb, fn, val }) => ({
      ...change,
      version: eb('version', '+', 1),
      updated_at: at,
      erase_at: eraseAfter(kind, keepFrom ?? now, JSON.parse(change.answers ?? stored)),
      ...(isFromSender && { snoozed_until: null }),
      ...(isFromSender && kind !== 'media-list' && { waiting_since: fn.coalesce('waiting_since', val(at)) }),
      ...(isSettled && { waiting_since: null, snoozed_until: null }),
      ...(isAnswered && { first_answered_at: fn.coalesce('first_answered_at', val(at)) }),
    }))
    .where('id', '=', id)
  if (states) query = query.where('state', 'in', states)
  if (answers !== undefined) query = query.where('answers', '=', answers)
  if (updatedAt !== undefined) query = query.where('updated_at', '=', updatedAt)
  if (version !== undefined) query = query.where('version', '=', version)
  if (isKept) query = query.where('erase_at', '>', at)
  const { numUpdatedRows } = await query.executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (change.answers !== undefined) await indexRequest(trx, id)
  return true
}
