import type { RequestThread } from '../../../contract/requests.ts'
import { downloadPathOf } from '../../../contract/uploads.ts'
import { isoAfter } from '../../../platform/clock.ts'
import { downloadKeyOf } from '../uploads/download-key.ts'
import type { Dependencies } from './dependencies.ts'

/** The kinds of events that the sender of a request sees: neither notes nor what staff do among themselves. */
export const publicEventKinds = ['message', 'state', 'decision'] as const

/** The time during which a reply of staff can be undone; its mail is due after it. */
export const undoMs = 10_000

/** The events of a request for its sender, oldest first, with the files of staff. */
export async function listPublicEvents(
  { db, secret, clock }: Pick<Dependencies, 'db' | 'secret' | 'clock'>,
  requestId: string,
): Promise<RequestThread['events']> {
  const events = await db
    .selectFrom('request_events')
    .select(['id', 'at', 'by', 'state', 'text'])
    .where('request_id', '=', requestId)
    .where('kind', 'in', publicEventKinds)
    .where(({ eb, or }) => or([eb('mail_job_id', 'is', null), eb('at', '<=', isoAfter(clock(), -undoMs))]))
    .orderBy('id')
    .execute()
  const files = await db
    .selectFrom('uploads')
    .innerJoin('request_events', 'request_events.id', 'uploads.event_id')
    .select(['uploads.id', 'uploads.name', 'uploads.size', 'uploads.event_id'])
    .where('uploads.request_id', '=', requestId)
    .where('request_events.by', '=', 'staff')
    .orderBy('uploads.created_at')
    .orderBy('uploads.id')
    .execute()
  return events.map(event => ({
    ...event,
    files: files
      .filter(file => file.event_id === event.id)
      .map(({ id, name, size }) => ({ id, name, size, path: downloadPathOf(id, downloadKeyOf(secret, id)) })),
  }))
}
