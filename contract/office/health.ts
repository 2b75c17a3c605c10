import * as v from 'valibot'
import { officeCall, refused } from './office-call.ts'

const state = v.picklist(['ok', 'attention', 'down'])

const failedJob = v.object({
  id: v.string(),
  kind: v.string(),
  /** The recipient's domain of a mail; empty for other jobs. */
  to: v.string(),
  attempts: v.number(),
  /** When it runs again; null: it is given up. */
  next_at: v.nullable(v.string()),
  error: v.string(),
})

const health = v.object({
  at: v.string(),
  version: v.string(),
  database: v.object({
    state,
    kind: v.picklist(['embedded', 'postgres']),
    bytes: v.nullable(v.number()),
    ms: v.number(),
  }),
  storage: v.object({ state, kind: v.picklist(['folder', 's3']), free_bytes: v.nullable(v.number()) }),
  mail: v.object({ state, queued: v.number(), oldest: v.nullable(v.string()), given_up: v.number() }),
  jobs: v.object({ state, queued: v.number(), oldest: v.nullable(v.string()), given_up: v.number() }),
  /** The newest backup, where one is watched; `at` is null where none is to be seen. */
  backup: v.nullable(v.object({ state, at: v.nullable(v.string()) })),
  failures: v.array(failedJob),
  /** While no job runs, after a backup was restored; `mails`: those that were waiting when it was made. */
  paused: v.nullable(v.object({ since: v.string(), backup_at: v.string(), mails: v.number() })),
  /** Whether nothing may be stored: `set` by the setting of the process, or `switched` by staff. */
  read_only: v.object({ state: v.picklist(['off', 'set', 'switched']), since: v.nullable(v.string()) }),
})
export type Health = v.InferOutput<typeof health>

const job = { 404: 'Unknown, or done' } as const

export const healthCalls = {
  getHealth: officeCall({
    name: 'getHealth',
    summary: 'Queues of mails and jobs with failures, storage and database',
    method: 'GET',
    path: '/health',
    permission: 'health.read',
    answer: health,
    refusals: refused,
  }),
  retryJob: officeCall({
    name: 'retryJob',
    summary: 'Runs a failed job now',
    method: 'POST',
    path: '/jobs/{id}/retry',
    permission: 'jobs.change',
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...job },
  }),
  resumeJobs: officeCall({
    name: 'resumeJobs',
    summary:
      'Lets jobs run again after a backup was restored; `drop`: without the mails that were waiting in it',
    method: 'POST',
    path: '/jobs/resume',
    permission: 'jobs.change',
    body: v.object({ mails: v.picklist(['send', 'drop']) }),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, 404: 'They are not paused' },
  }),
  switchReadOnly: officeCall({
    name: 'switchReadOnly',
    whileReadOnly: true,
    summary: 'Lets nothing be stored and no job run, for maintenance; pages are served all the same',
    method: 'PUT',
    path: '/read-only',
    permission: 'jobs.change',
    body: v.object({ on: v.boolean() }),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, 409: 'It is so already' },
  }),
  dropJob: officeCall({
    name: 'dropJob',
    summary: 'Deletes a failed job',
    method: 'DELETE',
    path: '/jobs/{id}',
    permission: 'jobs.change',
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...job },
  }),
}
