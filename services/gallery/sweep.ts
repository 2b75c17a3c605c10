import type { Kysely } from 'kysely'
import { type Clock, isoAfter, systemClock } from '../../platform/clock.ts'
import { idleMs } from './load-user.ts'
import type { GalleryTables } from './schema.ts'

/** Removes what has run out: sessions, also unused ones, tokens of mails and devices, challenges of passkeys. */
export async function sweepExpired(db: Kysely<GalleryTables>, clock: Clock = systemClock): Promise<void> {
  const now = clock()
  for (const table of ['sessions', 'mail_tokens', 'device_tokens', 'passkey_challenges'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute()
  }
  await db.deleteFrom('sessions').where('last_seen_at', '<=', isoAfter(now, -idleMs)).execute()
}
