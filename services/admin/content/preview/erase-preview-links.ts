import type { Kysely } from 'kysely'
import { type Clock, isoAfter, systemClock } from '../../../../platform/clock.ts'
import type { AdminTables } from '../../schema.ts'

const retentionMs = 30 * 24 * 3_600_000

/** Erases preview links 30 days after their end. */
export async function erasePreviewLinks(db: Kysely<AdminTables>, clock: Clock = systemClock): Promise<void> {
  await db.deleteFrom('preview_links').where('expires_at', '<=', isoAfter(clock(), -retentionMs)).execute()
}
