import type { Kysely } from 'kysely'
import type { RequestRow } from '../../admin/schema.ts'
import type { OfficeTables } from '../schema.ts'

type Standing = Pick<RequestRow, 'waiting_since' | 'first_answered_at'> & {
  /** null: no event says it. */
  readonly state: string | null
}

/** States of events that leave the request in its own. */
const remarks = ['updated', 'signed', 'reapplied']
/** States in which no sender waits. */
const settled = ['closed', 'withdrawn', 'declined', 'accepted', 'expired']

/** How a request stands by its events: its state, since when its sender waits, and when it was first answered. */
export async function readStanding(trx: Kysely<OfficeTables>, requestId: string): Promise<Standing> {
  const events = await trx
    .selectFrom('request_events')
    .select(['at', 'by', 'kind', 'state', 'staff_id'])
    .where('request_id', '=', requestId)
    .where('kind', 'in', ['message', 'state', 'decision'])
    .orderBy('id')
    .execute()
  let standing: Standing = { state: null, waiting_since: null, first_answered_at: null }
  let unansweredSince: string | null = null
  for (const { at, by, kind, state } of events) {
    const isMessage = kind === 'message'
    if (by === 'visitor' && (isMessage || state === 'received' || state === 'updated')) unansweredSince ??= at
    const isAnswer = by === 'staff' && (isMessage || (kind === 'decision' && state !== 'in-review'))
    if (isAnswer) unansweredSince = null
    // The message of a sender reopens their request without a state of its own.
    const reached = state ?? (by === 'visitor' && isMessage ? 'received' : null)
    const current = reached === null || remarks.includes(reached) ? standing.state : reached
    standing = {
      state: current,
      waiting_since: settled.includes(current ?? '') ? null : unansweredSince,
      first_answered_at: standing.first_answered_at ?? (isAnswer ? at : null),
    }
  }
  return standing
}
