import type { Kysely } from 'kysely'
import type { OfficeEvent } from '../../../contract/office/request-view.ts'
import { isoAfter } from '../../../platform/clock.ts'
import { isUniqueViolation } from '../../../platform/database/dialect.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { ConcurrentChange } from '../../admin/requests/changes/concurrent-change.ts'
import { findLicence } from '../../admin/requests/permission/find-licence.ts'
import { undoMs } from '../../admin/requests/public-events.ts'
import { addEvent } from '../../admin/requests/store-request.ts'
import { takesReplies } from '../../admin/requests/support/takes-replies.ts'
import { updateRequest } from '../../admin/requests/update-request.ts'
import { indexRequest } from '../../admin/requests/words/index-request.ts'
import type { RequestRow } from '../../admin/schema.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'
import { removeDraft } from './drafts.ts'
import { languageTagOfText } from './language-of-text.ts'
import { presentEvents } from './list-events.ts'
import { claimStaffUploads, releaseDraftUploads } from './staff-uploads.ts'

interface NewReply {
  readonly act: string
  readonly text: string
  readonly uploads: readonly string[]
  readonly close: boolean
  readonly staffId: string
}

interface StoredReply {
  readonly event: string
  readonly due_at: string
  readonly version: number
}

/** What colleagues and the sender have added to a request since a version, but tags and snoozes. */
export async function listSince(
  db: Kysely<OfficeTables>,
  { id }: RequestRow,
  version: number,
  self: string,
  now: Date,
): Promise<OfficeEvent[]> {
  const events = await db
    .selectFrom('request_events')
    .selectAll()
    .where('request_id', '=', id)
    .where('version', '>', version)
    .where('kind', 'not in', ['tag', 'snooze'])
    .where(({ eb, or }) => or([eb('staff_id', 'is', null), eb('staff_id', '!=', self)]))
    .orderBy('id')
    .execute()
  return presentEvents(db, events, now)
}

/** The reply that an act has stored already. */
export async function findReply(
  db: Kysely<OfficeTables>,
  { id, version }: RequestRow,
  act: string,
): Promise<StoredReply | null> {
  const event = await db
    .selectFrom('request_events')
    .select(['id', 'at'])
    .where('request_id', '=', id)
    .where('act', '=', act)
    .executeTakeFirst()
  return event ? { event: event.id, due_at: isoAfter(new Date(event.at), undoMs), version } : null
}

/**
 * Stores a reply and queues its mail, due in ten seconds, in the caller's transaction. Throws `ConcurrentChange` when the
 * request has changed since it was read, and `Refusal` 422 for a file that cannot be sent.
 */
export async function storeReply(
  trx: Kysely<OfficeTables>,
  request: RequestRow,
  mail: Mail,
  reply: NewReply,
  now: Date,
): Promise<StoredReply> {
  const { id: requestId, kind } = request
  const { text, act, staffId, uploads } = reply
  const state = takesReplies(kind) ? (reply.close ? 'closed' : 'answered') : undefined
  const licence = await findLicence(trx, requestId)
  const change = {
    ...(state !== undefined && { state }),
    ...(licence && { keepFrom: latest(now, new Date(licence.ends_on)) }),
    isAnswer: true,
  }
  if (!(await updateRequest(trx, request, { version: request.version }, change, now)))
    throw new ConcurrentChange('The request has changed since it was read')
  const runAt = new Date(now.getTime() + undoMs)
  const mailJobId = await queueMail(trx, mail, { runAt })
  const lang = languageTagOfText(text)
  const event = await addEvent(
    trx,
    {
      ...{ requestId, by: 'staff', kind: 'message', text, staffId, mailJobId, act },
      ...(state !== undefined && { state }),
      ...(lang !== null && { lang }),
    },
    now,
  ).catch(error => {
    throw isUniqueViolation(error, 'act') ? new ConcurrentChange('The same reply came twice at once') : error
  })
  const attached = await claimStaffUploads(trx, uploads, { requestId, staffId, eventId: event })
  if (attached.length < new Set(uploads).size) throw new Refusal(422, 'A file is not complete, or not yours.')
  await removeDraft(trx, requestId, staffId)
  await releaseDraftUploads(trx, { requestId, staffId }, [], now)
  await indexRequest(trx, requestId)
  return { event, due_at: runAt.toISOString(), version: request.version + 1 }
}

const latest = (a: Date, b: Date) => (a > b ? a : b)
