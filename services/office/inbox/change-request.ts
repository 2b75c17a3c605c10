import type { Kysely } from 'kysely'
import type { RequestRow } from '../../admin/schema.ts'
import type { OfficeTables } from '../schema.ts'

/**
 * Changes what staff organise a request by, in the caller's transaction: its time of erasure stays. Resolves to the new
 * version.
 */
export async function changeRequest(
  trx: Kysely<OfficeTables>,
  id: string,
  change: Partial<
    Pick<
      RequestRow,
      | 'state'
      | 'team'
      | 'assignee_id'
      | 'waiting_since'
      | 'first_answered_at'
      | 'snoozed_until'
      | 'spam_at'
      | 'merged_into'
      | 'erase_at'
    >
  >,
  now: Date,
): Promise<number> {
  const { version } = await trx
    .updateTable('requests')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
