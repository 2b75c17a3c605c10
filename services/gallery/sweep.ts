import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type Clock, isoAfter, systemClock } from '../../platform/clock.ts'
import { idleMs } from './load-user.ts'
import type { GalleryTables } from './schema.ts'

/** What runs out, each table by its primary key. */
const swept = [
  { table: 'sessions', key: 'token_hash' },
  { table: 'mail_tokens', key: 'token_hash' },
  { table: 'device_tokens', key: 'token_hash' },
  { table: 'passkey_challenges', key: 'challenge_hash' },
  { table: 'registration_proofs', key: 'proof_hash' },
] as const

const rowsAtOnce = 500

/**
 * Removes what has run out: sessions, also unused ones, tokens of mails and devices, challenges of passkeys, spent proofs.
 * Walks each table in slices of its primary key, so that other requests pass between two, however many rows it has.
 */
export async function sweepExpired(db: Kysely<GalleryTables>, clock: Clock = systemClock): Promise<void> {
  const at = clock()
  const now = at.toISOString()
  for (const { table, key } of swept) {
    const { ref } = db.dynamic
    for (let after = ''; ; ) {
      const rows = await db
        .selectFrom(table)
        .select([ref<'key'>(`${key} as key`), 'expires_at'])
        .where(ref(key), '>', after)
        .orderBy(ref(key))
        .limit(rowsAtOnce)
        .$castTo<{ key: string; expires_at: string }>()
        .execute()
      const due = rows.filter(row => row.expires_at <= now).map(row => row.key)
      if (due.length > 0)
        await db.deleteFrom(table).where(ref(key), 'in', due).where('expires_at', '<=', now).execute()
      if (rows.length < rowsAtOnce) break
      after = rows.at(-1)?.key ?? ''
      await setImmediate()
    }
  }
  await db.deleteFrom('sessions').where('last_seen_at', '<=', isoAfter(at, -idleMs)).execute()
}
