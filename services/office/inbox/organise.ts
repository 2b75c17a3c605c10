import type { Kysely } from 'kysely'
import { type Team, teamOfKind } from '../../../contract/office/permissions.ts'
import { addEvent, type NewEvent } from '../../admin/requests/store-request.ts'
import { takesReplies } from '../../admin/requests/support/takes-replies.ts'
import { updateRequest } from '../../admin/requests/update-request.ts'
import { indexRequest } from '../../admin/requests/words/index-request.ts'
import type { RequestRow } from '../../admin/schema.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'
import { changeRequest } from './change-request.ts'
import { listColleagues } from './colleagues.ts'
import { readStanding } from './standing.ts'

/** Several requests that a member of staff changes in one transaction. */
interface Organised {
  readonly trx: Kysely<OfficeTables>
  readonly requests: readonly RequestRow[]
  readonly staffId: string
  readonly now: Date
}

const tell = (
  { trx, staffId, now }: Organised,
  event: Pick<NewEvent, 'requestId' | 'kind' | 'text' | 'state'>,
) => addEvent(trx, { ...event, by: 'staff', staffId }, now)

interface Assignment {
  readonly assignee?: string | null | undefined
  readonly team?: Team | undefined
}

/**
 * Assigns requests. Resolves to the number of those that change. Throws `Refusal` 422 for a colleague of another team,
 * and for an application for a position that would leave its own.
 */
export async function assign(act: Organised, { assignee, team }: Assignment): Promise<number> {
  const { trx, requests, now } = act
  const colleagues = await listColleagues(trx)
  const find = (id: string | null) => colleagues.find(each => each.id === id)
  let changed = 0
  for (const request of requests) {
    const { id: requestId } = request
    const to = team ?? request.team
    const isOf = (staffId: string | null) => find(staffId)?.teams.includes(to) ?? false
    if (to !== request.team && teamOfKind[request.kind] === 'careers')
      throw new Refusal(422, 'Applications for positions stay with the careers team.')
    if (typeof assignee === 'string' && !isOf(assignee))
      throw new Refusal(422, 'The colleague is not of the team.')
    const kept = isOf(request.assignee_id) ? request.assignee_id : null
    const assignee_id = assignee === undefined ? kept : assignee
    if (to === request.team && assignee_id === request.assignee_id) continue
    changed++
    await changeRequest(trx, requestId, { team: to, assignee_id }, now)
    const said = [
      ...(to === request.team ? [] : [`team ${to}`]),
      ...(assignee_id === request.assignee_id ? [] : [find(assignee_id)?.name ?? 'nobody']),
    ]
    await tell(act, { requestId, kind: 'assign', text: said.join(', ') })
    if (to === request.team) continue
    await trx.updateTable('request_tags').set({ team: to }).where('request_id', '=', requestId).execute()
    await indexRequest(trx, requestId)
  }
  return changed
}

/** Changes the state of support requests. Throws `Refusal` 422 for other kinds. */
export async function changeState(
  act: Organised,
  state: 'received' | 'answered' | 'closed',
): Promise<number> {
  const { trx, requests, now } = act
  if (requests.some(({ kind }) => !takesReplies(kind)))
    throw new Refusal(
      422,
      'Applications, permissions and entries of the media list have states of their own.',
    )
  const others = requests.filter(request => request.state !== state && request.merged_into === null)
  for (const request of others) {
    await updateRequest(trx, request, {}, { state }, now)
    await tell(act, { requestId: request.id, kind: 'state', state })
    if (state !== 'received') continue
    const { waiting_since } = await readStanding(trx, request.id)
    await trx.updateTable('requests').set({ waiting_since }).where('id', '=', request.id).execute()
  }
  return others.length
}

const longestSnoozeMs = 366 * 24 * 3_600_000

/** Snoozes requests until a time; null ends it. Throws `Refusal` 422 for a time that is past or more than a year away. */
export async function snooze(act: Organised, until: string | null): Promise<number> {
  const { trx, requests, now } = act
  const end = until === null ? null : new Date(until)
  if (end !== null && !(end > now && end.getTime() - now.getTime() <= longestSnoozeMs))
    throw new Refusal(422, 'The time is past, or more than a year away.')
  const snoozed_until = end?.toISOString() ?? null
  const others = requests.filter(request => request.snoozed_until !== snoozed_until)
  for (const { id } of others) {
    await changeRequest(trx, id, { snoozed_until }, now)
    await tell(act, { requestId: id, kind: 'snooze', text: snoozed_until ?? 'ended' })
  }
  return others.length
}

interface TagChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** Adds and removes tags. */
export async function changeTags(act: Organised, { add, remove }: TagChange): Promise<number> {
  const { trx, requests, now } = act
  const added = [...new Set(add.map(clean))].filter(tag => tag !== '')
  const removed = remove.map(clean).filter(tag => !added.includes(tag))
  let changed = 0
  for (const { id: requestId, team } of requests) {
    const gone = removed.length === 0 ? [] : await removeTags(trx, requestId, removed)
    const made = added.length === 0 ? [] : await addTags(trx, requestId, team, added)
    if (gone.length + made.length === 0) continue
    changed++
    await changeRequest(trx, requestId, {}, now)
    const said = [...made.map(tag => `+${tag}`), ...gone.map(tag => `−${tag}`)]
    await tell(act, { requestId, kind: 'tag', text: said.join(' ') })
  }
  return changed
}

const clean = (tag: string) => tag.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase()

async function removeTags(trx: Organised['trx'], requestId: string, tags: readonly string[]) {
  const rows = await trx
    .deleteFrom('request_tags')
    .where('request_id', '=', requestId)
    .where('tag', 'in', tags)
    .returning('tag')
    .execute()
  return rows.map(({ tag }) => tag)
}

async function addTags(trx: Organised['trx'], request_id: string, team: Team, tags: readonly string[]) {
  const rows = await trx
    .insertInto('request_tags')
    .values(tags.map(tag => ({ request_id, tag, team })))
    .onConflict(conflict => conflict.doNothing())
    .returning('tag')
    .execute()
  return rows.map(({ tag }) => tag)
}

/** Marks requests as spam or not; how long they are kept stays. */
export async function markSpam(act: Organised, isSpam: boolean): Promise<number> {
  const { trx, requests, now } = act
  const others = requests.filter(request => (request.spam_at !== null) !== isSpam)
  for (const { id } of others) {
    await changeRequest(trx, id, { spam_at: isSpam ? now.toISOString() : null }, now)
    await tell(act, { requestId: id, kind: 'spam', text: isSpam ? 'marked' : 'cleared' })
  }
  return others.length
}
