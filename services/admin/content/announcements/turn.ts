import type { Kysely } from 'kysely'
import { contentKeys } from '../../../../contract/content-keys.ts'
import { enqueueAll } from '../../../../platform/jobs/enqueue.ts'
import type { JobHandler } from '../../../../platform/jobs/perform.ts'
import type { AdminTables } from '../../schema.ts'
import { bumpRevision } from '../revision.ts'

/** The kind of job that renders pages anew when an announcement begins or ends. */
export const turnKind = 'announcement-turn'

/** Plans that pages change at these times; a time that is past needs no job. */
export async function planTurns(db: Kysely<AdminTables>, times: readonly string[], now: Date): Promise<void> {
  const coming = times.filter(at => at > now.toISOString())
  await enqueueAll(
    db,
    coming.map(at => ({
      ...{ kind: turnKind, payload: null, runAt: new Date(at), dedupeKey: `${turnKind}:${at}` },
    })),
  )
}

export const turnAnnouncements =
  (db: Kysely<AdminTables>): JobHandler =>
  () =>
    db.transaction().execute(trx => bumpRevision(trx, [contentKeys.announcements]))
