import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import type { Health } from '../../../contract/office/health.ts'
import { recurringKind } from '../../../platform/jobs/recurring.ts'
import type { JobTables } from '../../../platform/jobs/tables.ts'
import { mailKind } from '../../../platform/mail/outbox.ts'
import { issueMailKind } from '../../admin/newsletter/deliveries.ts'
import type { OfficeTables } from '../schema.ts'

type Queue = Pick<Health['jobs'], 'queued' | 'oldest' | 'given_up'>
type FailedJob = Health['failures'][number]

/** Longer queues are counted up to here. */
const maxCounted = 10_000
const maxFailures = 100
const maxErrorLength = 300

const isQueued = sql<SqlBool>`done_at is null and gave_up_at is null`
const hasFailed = sql<SqlBool>`done_at is null and last_error is not null`
// Recurring jobs wait for their next run, which is no queue.
const isOnce = sql<SqlBool>`kind not like ${recurringKind('%')}`

/** The queues of mails and of other jobs. */
export async function countJobs(db: Kysely<OfficeTables>, now: Date): Promise<{ mail: Queue; jobs: Queue }> {
  const due = await db
    .selectFrom(
      db
        .selectFrom('jobs')
        .select(['kind', 'run_at'])
        .where(isQueued)
        .where(isOnce)
        .limit(maxCounted)
        .as('queued'),
    )
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count'), fn.min('run_at').as('oldest')])
    .groupBy('kind')
    .execute()
  const lost = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('gave_up_at', 'is not', null)
    .where(hasFailed)
    .groupBy('kind')
    .execute()
  const queueOf = (isOfQueue: (kind: string) => boolean): Queue => {
    const rows = due.filter(({ kind }) => isOfQueue(kind))
    const times = rows.map(({ oldest }) => oldest).filter(oldest => oldest <= now.toISOString())
    return {
      queued: sum(rows),
      oldest: times.sort()[0] ?? null,
      given_up: sum(lost.filter(({ kind }) => isOfQueue(kind))),
    }
  }
  return { mail: queueOf(isMail), jobs: queueOf(kind => !isMail(kind)) }
}

const isMail = (kind: string) => kind === mailKind || kind === issueMailKind
const sum = (rows: readonly { readonly count: number }[]) =>
  rows.reduce((total, { count }) => total + Number(count), 0)

/** The latest jobs that have failed and are not done. */
export async function listFailures(db: Kysely<OfficeTables>): Promise<FailedJob[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'kind', 'payload', 'attempts', 'run_at', 'gave_up_at', 'last_error'])
    .where(hasFailed)
    .orderBy('run_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxFailures)
    .execute()
  return rows.map(({ id, kind, payload, attempts, run_at, gave_up_at, last_error }) => ({
    ...{ id, kind, attempts },
    to: domainOf(payload),
    next_at: gave_up_at === null ? run_at : null,
    error: withoutAddresses(last_error ?? '').slice(0, maxErrorLength),
  }))
}

function domainOf(payload: string): string {
  const { to } = (JSON.parse(payload) ?? {}) as { readonly to?: unknown }
  return typeof to === 'string' ? to.slice(to.lastIndexOf('@') + 1) : ''
}

/** The text without e-mail addresses: servers quote them in their answers. */
const withoutAddresses = (text: string) => text.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/gu, '(address)')

/** A job that has failed, and that no worker runs. */
const isFailed = (id: string, now: Date) => {
  const at = now.toISOString()
  return ({ eb, and, or }: ExpressionBuilder<JobTables, 'jobs'>) =>
    and([
      eb('id', '=', id),
      eb('done_at', 'is', null),
      eb('last_error', 'is not', null),
      or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', at)]),
    ])
}

/** Makes a failed job due, with all of its attempts. false for any other job. */
export async function retryJob(trx: Kysely<OfficeTables>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('jobs')
    .set({ run_at: now.toISOString(), attempts: 0, gave_up_at: null, claimed_until: null })
    .where(isFailed(id, now))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a failed job; a recurring one runs again by itself. false for any other job. */
export async function dropJob(trx: Kysely<OfficeTables>, id: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('jobs')
    .where(isFailed(id, now))
    .where(isOnce)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
