import { type Generated, type Kysely, type SqlBool, sql } from 'kysely'
import type { Migrations } from '../database/migrate.ts'

/** Jobs of the bulk lane (1) wait until no job of the first lane (0) is due. */
export type Lane = 0 | 1

/**
 * Work to do later, in the same database as what it belongs to: enqueued in a transaction, it exists exactly
 * when that transaction commits. Times are ISO text.
 */
export type JobsTable = {
  id: string
  kind: string
  /** 0: done first; 1: bulk, done only when no job of lane 0 is due. */
  lane: Generated<Lane>
  /** JSON; emptied when the job is done, since what it held is no longer needed. */
  payload: string
  run_at: string
  /** How often it was begun. It also tells a worker whether a job is still its own. */
  attempts: number
  /** null: tried for ever. */
  max_attempts: number | null
  last_error: string | null
  /** A worker is on it until then; later the worker counts as dead. */
  claimed_until: string | null
  done_at: string | null
  gave_up_at: string | null
  dedupe_key: string | null
}

/** Put this into the table types of every schema that enqueues jobs. */
export type JobTables = { jobs: JobsTable }

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
  },
}

/** Serves the claim: the lane by equality, then the jobs in the order in which they are taken. */
const createPendingIndex = (db: Kysely<unknown>) =>
  db.schema
    .createIndex('jobs_due')
    .on('jobs')
    .columns(['lane', 'run_at', 'id'])
    .where(sql<SqlBool>`done_at is null and gave_up_at is null`)
    .execute()
