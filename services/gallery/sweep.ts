import type { Kysely } from 'kysely'
import { type Clock, systemClock } from '../../platform/clock.ts'
import type { GalleryTables } from './schema.ts'

/** Removes what has run out: sessions, tokens of mails, challenges of passkeys. */
export async function sweepExpired(db: Kysely<GalleryTables>, clock: Clock = systemClock): Promise<void> {
  const now = clock().toISOString()
  for (const table of ['sessions', 'mail_tokens', 'passkey_challenges'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute()
  }
}
