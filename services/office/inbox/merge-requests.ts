import type { Kysely } from 'kysely'
import { ConcurrentChange } from '../../admin/requests/changes/concurrent-change.ts'
import { addEvent } from '../../admin/requests/store-request.ts'
import { isQuestion } from '../../admin/requests/support/takes-replies.ts'
import { indexRequest } from '../../admin/requests/words/index-request.ts'
import type { RequestRow } from '../../admin/schema.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'
import { changeRequest } from './change-request.ts'
import { addToDraft, removeDraft } from './drafts.ts'
import { readStanding } from './standing.ts'

/** Throws `Refusal` 422 where two requests cannot become one. */
export function checkMerge(source: RequestRow, target: RequestRow): void {
  const isSameSender =
    source.email_key === target.email_key ||
    (source.account_id !== null && source.account_id === target.account_id)
  if (source.id === target.id) throw new Refusal(422, 'It is the same request.')
  if (source.merged_into !== null || target.merged_into !== null)
    throw new Refusal(422, 'One of them is merged already.')
  if (!isSameSender) throw new Refusal(422, 'They are of two senders.')
  if (source.kind !== target.kind || !isQuestion(source.kind))
    throw new Refusal(422, 'Only two support requests, or two beta requests, become one.')
}

/**
 * Merges a request into another in the caller's transaction: messages, notes, files, tags and everybody's drafts move.
 * Throws `ConcurrentChange` when either has changed since it was read.
 */
export async function mergeRequests(
  trx: Kysely<OfficeTables>,
  source: RequestRow,
  target: RequestRow,
  staffId: string,
  now: Date,
): Promise<void> {
  // In the order in which all acts lock, which prevents deadlocks.
  for (const request of source.id < target.id ? [source, target] : [target, source])
    await lockAsRead(trx, request)
  await moveMessages(trx, source, target)
  await moveDrafts(trx, source, target, now)
  await moveTags(trx, source, target)
  await trx
    .updateTable('requests')
    .set({ merged_into: target.id })
    .where('merged_into', '=', source.id)
    .execute()
  // It is erased with the request that it leads to.
  const gone = { merged_into: target.id, erase_at: null, waiting_since: null, snoozed_until: null }
  await changeRequest(trx, source.id, gone, now)
  const { waiting_since, first_answered_at } = await readStanding(trx, target.id)
  const isReopened = waiting_since !== null && target.waiting_since === null
  await changeRequest(
    trx,
    target.id,
    {
      ...{ waiting_since, first_answered_at },
      state: isReopened ? 'received' : target.state,
      assignee_id: target.assignee_id ?? source.assignee_id,
      snoozed_until: isReopened ? null : target.snoozed_until,
      erase_at: latest(target.erase_at, source.erase_at),
    },
    now,
  )
  const event = { by: 'staff', kind: 'merge', staffId } as const
  await addEvent(trx, { ...event, requestId: target.id, text: `${source.reference} was merged into it` }, now)
  await addEvent(trx, { ...event, requestId: source.id, text: `merged into ${target.reference}` }, now)
  await indexRequest(trx, source.id)
  await indexRequest(trx, target.id)
}

/** Locks a request that is as it was read. Throws `ConcurrentChange` otherwise. */
export async function lockAsRead(
  trx: Kysely<OfficeTables>,
  { id, version }: Pick<RequestRow, 'id' | 'version'>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('requests')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ConcurrentChange('A request has changed since it was read')
}

/** Moves events and files. The form becomes the message with which the request began. */
async function moveMessages(
  trx: Kysely<OfficeTables>,
  source: RequestRow,
  target: RequestRow,
): Promise<void> {
  const { question } = JSON.parse(source.answers) as { readonly question?: string }
  const first = await trx
    .selectFrom('request_events')
    .select(['id', 'state'])
    .where('request_id', '=', source.id)
    .orderBy('id')
    .executeTakeFirst()
  if (first?.state === 'received') {
    const message = { kind: 'message', state: null, text: question ?? '' } as const
    await trx.updateTable('request_events').set(message).where('id', '=', first.id).execute()
    await trx
      .updateTable('uploads')
      .set({ event_id: first.id })
      .where('request_id', '=', source.id)
      .where('event_id', 'is', null)
      .where('draft_of', 'is', null)
      .execute()
  }
  await trx
    .updateTable('request_events')
    .set({ request_id: target.id, version: target.version + 1 })
    .where('request_id', '=', source.id)
    .execute()
}

async function moveDrafts(
  trx: Kysely<OfficeTables>,
  source: RequestRow,
  target: RequestRow,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('uploads')
    .set({ request_id: target.id })
    .where('request_id', '=', source.id)
    .execute()
  const drafts = await trx
    .selectFrom('reply_drafts')
    .select(['staff_id', 'text', 'uploads'])
    .where('request_id', '=', source.id)
    .execute()
  for (const { staff_id: staffId, text, uploads } of drafts) {
    const draft = { requestId: target.id, staffId, text, uploads: JSON.parse(uploads) as string[] }
    await addToDraft(trx, draft, now)
    await removeDraft(trx, source.id, staffId)
  }
}

async function moveTags(trx: Kysely<OfficeTables>, source: RequestRow, target: RequestRow): Promise<void> {
  const tags = await trx
    .deleteFrom('request_tags')
    .where('request_id', '=', source.id)
    .returning('tag')
    .execute()
  if (tags.length === 0) return
  await trx
    .insertInto('request_tags')
    .values(tags.map(({ tag }) => ({ request_id: target.id, tag, team: target.team })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

const latest = (a: string | null, b: string | null) => (a === null || b === null ? null : a > b ? a : b)
