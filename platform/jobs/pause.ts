import type { Kysely } from 'kysely'
import type { JobTables } from './tables.ts'

interface Pause {
  readonly since: string
  /** The time of the backup that was restored. */
  readonly backup_at: string
}

/** Lets no worker claim a job: those of a restored backup may have run after it was made. */
export async function pauseJobs(db: Kysely<JobTables>, { since, backup_at }: Pause): Promise<void> {
  await db
    .insertInto('job_pause')
    .values({ slot: 1, since, backup_at })
    .onConflict(conflict => conflict.column('slot').doUpdateSet({ since, backup_at }))
    .execute()
}

export const findPause = (db: Kysely<JobTables>): Promise<Pause | undefined> =>
  db.selectFrom('job_pause').select(['since', 'backup_at']).executeTakeFirst()

/** Whether jobs were paused. */
export async function resumeJobs(db: Kysely<JobTables>): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('job_pause').executeTakeFirst()
  return numDeletedRows > 0n
}
