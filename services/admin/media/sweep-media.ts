import { type Kysely, sql } from 'kysely'
import { type Clock, isoAfter, systemClock } from '../../../platform/clock.ts'
import { bringForward } from '../../../platform/jobs/recurring.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AdminTables } from '../schema.ts'
import { removeLater } from './planned-files.ts'

export const sweepMediaJob = 'sweep-media'

/** Feeds, mails and kept pages show the files of a version for so long after another one was shown instead. */
const replacedDays = 180
const atOnce = 100

interface Dependencies {
  readonly db: Kysely<AdminTables>
  readonly storage: Storage
}

/** Removes from the storage, in the caller's transaction or soon after it, what `removeLater` says. */
export const sweepSoon = (trx: Kysely<AdminTables>, now: Date) => bringForward(trx, sweepMediaJob, now)

/**
 * Removes the objects of deleted pictures, of versions that were never shown, and of those that another one has followed
 * for 180 days. A row is deleted after its object, so that a killed run is repeated.
 */
export async function sweepMedia({ db, storage }: Dependencies, clock: Clock = systemClock): Promise<void> {
  const now = clock()
  await retireVersions(db, now)
  for (let after = ''; ; ) {
    const due = await db
      .selectFrom('media_removals as r')
      .select('r.storage_key')
      .where('r.remove_at', '<=', now.toISOString())
      .where('r.storage_key', '>', after)
      // Versions with different focal points share their files.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('media_files as f')
              .select('f.media_id')
              .whereRef('f.storage_key', '=', 'r.storage_key'),
          ),
        ),
      )
      .orderBy('r.storage_key')
      .limit(atOnce)
      .execute()
    for (const { storage_key } of due) {
      await storage.remove(storage_key)
      await db.deleteFrom('media_removals').where('storage_key', '=', storage_key).execute()
    }
    if (due.length < atOnce) return
    after = due.at(-1)?.storage_key ?? ''
  }
}

async function retireVersions(db: Kysely<AdminTables>, now: Date): Promise<void> {
  await db
    .updateTable('media_files')
    .set({ replaced_at: now.toISOString() })
    .where('replaced_at', 'is', null)
    .where('version', '<', sql<number>`(select made from media where media.id = media_files.media_id)`)
    .execute()
  const old = isoAfter(now, -replacedDays * 24 * 3_600_000)
  for (;;) {
    const versions = await db
      .selectFrom('media_files')
      .select(['media_id', 'version'])
      .distinct()
      .where('replaced_at', '<=', old)
      .limit(atOnce)
      .execute()
    for (const version of versions) await retire(db, version, now)
    if (versions.length < atOnce) return
  }
}

interface Version {
  readonly media_id: string
  readonly version: number
}

const retire = (db: Kysely<AdminTables>, { media_id, version }: Version, now: Date) =>
  db.transaction().execute(async trx => {
    const rows = await trx
      .deleteFrom('media_files')
      .where('media_id', '=', media_id)
      .where('version', '=', version)
      .returning('storage_key')
      .execute()
    await removeLater(
      trx,
      rows.map(row => row.storage_key),
      now,
    )
  })
