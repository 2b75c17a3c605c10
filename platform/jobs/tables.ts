import { type Generated, type Kysely, type SqlBool, sql } from 'kysely'
import type { Migrations } from '../database/migrate.ts'

/** Bulk jobs (lane 1) run when no job of lane 0 is due. */
export type Lane = 0 | 1
export const lanes: readonly Lane[] = [0, 1]

/**
 * A queue in the same database as the data of its jobs: a job exists exactly when its transaction commits (transactional
 * outbox). Times are ISO text.
 */
export type JobsTable = {
  id: string
  kind: string
  /** 0: first; 1: bulk, only when no job of lane 0 is due. */
  lane: Generated<Lane>
  /** JSON; emptied when the job is done. */
  payload: string
  run_at: string
  /** The number of claims; a worker compares it to know whether a job is still its own. */
  attempts: number
  /** null: retried without a limit. */
  max_attempts: number | null
  last_error: string | null
  /** The end of the lease: after it the worker counts as dead. */
  claimed_until: string | null
  done_at: string | null
  gave_up_at: string | null
  dedupe_key: string | null
  /** The trace of the request that put it; null: none, or a bulk job. */
  traceparent: string | null
}

/** One row while no job is claimed. */
type JobPauseTable = {
  /** Always 1. */
  slot: number
  since: string
  /** The time of the backup that was restored. */
  backup_at: string
}

/** One row while staff have switched the site to read-only: no job is claimed either. */
type ReadOnlyTable = {
  /** Always 1. */
  slot: number
  since: string
}

/** The tables of every schema that enqueues jobs. */
export type JobTables = { jobs: JobsTable; job_pause: JobPauseTable; read_only: ReadOnlyTable }

export const jobMigrations: Migrations = {
  name: 'jobs',
  migrations: {
    '001-jobs': {
      async up(db) {
        await db.schema
          .createTable('jobs')
          .addColumn('id', 'text', column => column.primaryKey())
          .addColumn('kind', 'text', column => column.notNull())
          .addColumn('payload', 'text', column => column.notNull())
          .addColumn('run_at', 'text', column => column.notNull())
          .addColumn('attempts', 'integer', column => column.notNull().defaultTo(0))
          .addColumn('max_attempts', 'integer')
          .addColumn('last_error', 'text')
          .addColumn('claimed_until', 'text')
          .addColumn('done_at', 'text')
          .addColumn('gave_up_at', 'text')
          .addColumn('dedupe_key', 'text', column => column.unique())
          .execute()
        await db.schema
          .createIndex('jobs_due')
          .on('jobs')
          .columns(['run_at', 'id'])
          .where(sql<SqlBool>`done_at is null and gave_up_at is null`)
          .execute()
        await db.schema
          .createIndex('jobs_done')
          .on('jobs')
          .column('done_at')
          .where(sql<SqlBool>`done_at is not null`)
          .execute()
      },
    },
    '002-lanes': {
      async up(db) {
        await db.schema
          .alterTable('jobs')
          .addColumn('lane', 'integer', column => column.notNull().defaultTo(0))
          .execute()
        await db.schema.dropIndex('jobs_due').execute()
        await createPendingIndex(db)
      },
    },
    '003-failures': {
      async up(db) {
        await db.schema
          .createIndex('jobs_failed')
          .on('jobs')
          .columns(['run_at', 'id'])
          .where(sql<SqlBool>`done_at is null and last_error is not null`)
          .execute()
      },
    },
    '004-pause': {
      async up(db) {
        await db.schema
          .createTable('job_pause')
          .addColumn('slot', 'integer', column => column.primaryKey())
          .addColumn('since', 'text', column => column.notNull())
          .addColumn('backup_at', 'text', column => column.notNull())
          .execute()
      },
    },
    '006-read-only': {
      async up(db) {
        await db.schema
          .createTable('read_only')
          .addColumn('slot', 'integer', column => column.primaryKey())
          .addColumn('since', 'text', column => column.notNull())
          .execute()
      },
    },
    '007-traces': {
      async up(db) {
        await db.schema.alterTable('jobs').addColumn('traceparent', 'text').execute()
      },
    },
  },
}

/** The index of the claim: the lane by equality, then the jobs in order. */
const createPendingIndex = (db: Kysely<unknown>) =>
  db.schema
    .createIndex('jobs_due')
    .on('jobs')
    .columns(['lane', 'run_at', 'id'])
    .where(sql<SqlBool>`done_at is null and gave_up_at is null`)
    .execute()
