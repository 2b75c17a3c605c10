import type { Kysely } from 'kysely'
import type { OfficeEvent, StoredFile } from '../../../contract/office/request-view.ts'
import { isoAfter } from '../../../platform/clock.ts'
import type { Job } from '../../../platform/jobs/claim.ts'
import { undoMs } from '../../admin/requests/public-events.ts'
import type { RequestEventRow } from '../../admin/schema.ts'
import type { OfficeTables } from '../schema.ts'
import { findColleagues } from './colleagues.ts'

type JobOfMail = Pick<Job, 'id' | 'done_at' | 'gave_up_at' | 'claimed_until' | 'attempts'>

/** The events of a request as staff see them, oldest first. */
export async function listEvents(
  db: Kysely<OfficeTables>,
  requestId: string,
  now: Date,
): Promise<OfficeEvent[]> {
  const events = await db
    .selectFrom('request_events')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute()
  return presentEvents(db, events, now)
}

/** Events as staff see them, with their files and the state of their mails. */
export async function presentEvents(
  db: Kysely<OfficeTables>,
  events: readonly RequestEventRow[],
  now: Date,
): Promise<OfficeEvent[]> {
  if (events.length === 0) return []
  const files = await listFilesOf(
    db,
    events.map(({ id }) => id),
  )
  const colleagues = await findColleagues(
    db,
    events.map(({ staff_id }) => staff_id),
  )
  const jobs = await findJobs(
    db,
    events.flatMap(({ mail_job_id }) => mail_job_id ?? []),
  )
  return events.map(event => {
    const { id, at, by, kind, state, text, lang, staff_id, mail_job_id } = event
    return {
      ...{ id, at, by, kind, state, text, lang },
      staff: colleagues.get(staff_id ?? '') ?? null,
      files: files.filter(({ event_id }) => event_id === id).map(presentFile),
      mail: mail_job_id === null ? null : mailOf(event, jobs.get(mail_job_id), now),
    }
  })
}

const presentFile = ({ id, name, size }: StoredFile): StoredFile => ({ id, name, size })

/** The jobs of delivered mails are deleted after a month. */
function mailOf({ at }: RequestEventRow, job: JobOfMail | undefined, now: Date): OfficeEvent['mail'] {
  const due_at = isoAfter(new Date(at), undoMs)
  if (!job || job.done_at !== null) return { state: 'sent', due_at }
  if (job.gave_up_at !== null) return { state: 'failed', due_at }
  return { state: job.attempts === 0 && due_at > now.toISOString() ? 'held' : 'queued', due_at }
}

async function findJobs(db: Kysely<OfficeTables>, ids: readonly string[]): Promise<Map<string, JobOfMail>> {
  if (ids.length === 0) return new Map()
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'done_at', 'gave_up_at', 'claimed_until', 'attempts'])
    .where('id', 'in', ids)
    .execute()
  return new Map(jobs.map(job => [job.id, job]))
}

async function listFilesOf(db: Kysely<OfficeTables>, events: readonly string[]) {
  return db
    .selectFrom('uploads')
    .select(['id', 'name', 'size', 'event_id'])
    .where('event_id', 'in', events)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The files that were sent with the form of a request. */
export const listFormFiles = async (db: Kysely<OfficeTables>, requestId: string): Promise<StoredFile[]> =>
  db
    .selectFrom('uploads')
    .select(['id', 'name', 'size'])
    .where('request_id', '=', requestId)
    .where('event_id', 'is', null)
    .where('draft_of', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
