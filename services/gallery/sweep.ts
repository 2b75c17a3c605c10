import type { Kysely } from 'kysely'
import { type Clock, isoAfter, systemClock } from '../../platform/clock.ts'
import { idleMs } from './load-user.ts'
import type { GalleryTables } from './schema.ts'

const expiring = [
  'sessions',
  'mail_tokens',
  'device_tokens',
  'passkey_challenges',
  'registration_proofs',
] as const

/** Removes what has run out: sessions, also unused ones, tokens of mails and devices, challenges of passkeys, spent proofs. */
export async function sweepExpired(db: Kysely<GalleryTables>, clock: Clock = systemClock): Promise<void> {
  const now = clock()
  for (const table of expiring) {
    await db.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute()
  }
  await db.deleteFrom('sessions').where('last_seen_at', '<=', isoAfter(now, -idleMs)).execute()
}
