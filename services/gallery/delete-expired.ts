import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type Clock, isoAfter, systemClock } from '../../platform/clock.ts'
import type { GalleryTables } from './schema.ts'
import { idleMs } from './sessions/load-user.ts'

/** The tables with an expiry, each with the first column of its primary key. */
const expiring = [
  { table: 'sessions', key: 'token_hash' },
  { table: 'mail_tokens', key: 'token_hash' },
  { table: 'device_tokens', key: 'token_hash' },
  { table: 'passkey_challenges', key: 'challenge_hash' },
  { table: 'registration_proofs', key: 'proof_hash' },
  { table: 'beta_decisions', key: 'reference' },
] as const

const rowsAtOnce = 500

/**
 * Deletes expired rows: sessions, also idle ones, mail and device tokens, passkey challenges, spent proofs, beta
 * decisions. Scans each table in ranges of its primary key, and lets other requests run between them.
 */
export async function deleteExpired(db: Kysely<GalleryTables>, clock: Clock = systemClock): Promise<void> {
  const now = clock()
  const { ref } = db.dynamic
  for (const { table, key } of expiring) {
    for (let after = ''; ; ) {
      const rows = await db
        .selectFrom(table)
        .select(ref<typeof key>(key))
        .where(ref(key), '>', after)
        .orderBy(ref(key))
        .limit(rowsAtOnce)
        .$castTo<Readonly<Record<string, string>>>()
        .execute()
      const last = rows.at(-1)?.[key]
      if (last === undefined) break
      const range = db.deleteFrom(table).where(ref(key), '>', after).where(ref(key), '<=', last)
      await range.where('expires_at', '<=', now.toISOString()).execute()
      if (table === 'sessions') await range.where(ref('last_seen_at'), '<=', isoAfter(now, -idleMs)).execute()
      after = last
      await setImmediate()
    }
  }
}
