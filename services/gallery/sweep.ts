import type { Kysely } from 'kysely'
import { type Clock, systemClock } from '../../platform/clock.ts'
import type { GalleryTables } from './schema.ts'

const expiring = ['sessions', 'mail_tokens', 'passkey_challenges', 'registration_proofs'] as const

/** Removes what has run out: sessions, tokens of mails, challenges of passkeys, spent proofs. */
export async function sweepExpired(db: Kysely<GalleryTables>, clock: Clock = systemClock): Promise<void> {
  const now = clock().toISOString()
  for (const table of expiring) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute()
  }
}
