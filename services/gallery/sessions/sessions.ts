import type { Kysely } from 'kysely'
import type { SessionSummary } from '../../../contract/user.ts'
import { isoAfter } from '../../../platform/clock.ts'
import { newId } from '../../../platform/identity.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import type { GalleryTables } from '../schema.ts'
import { idleMs, type Session } from './load-user.ts'

const lifeMs = 365 * 24 * 3_600_000
/** The maximum of sessions of a user; over it the least recently used ends. */
const maxSessions = 50

export interface OpenSession {
  readonly userId: string
  readonly token: string
}

/** Opens a session with a new token, in the caller's transaction. */
export async function openSession(
  trx: Kysely<GalleryTables>,
  userId: string,
  device: string,
  now: Date,
): Promise<OpenSession> {
  const token = newToken()
  await endOldest(trx, userId)
  await trx
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      id: newId(),
      device,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: isoAfter(now, lifeMs),
    })
    .execute()
  return { userId, token }
}

async function endOldest(trx: Kysely<GalleryTables>, userId: string): Promise<void> {
  const oldest = trx
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1000)
    .offset(maxSessions - 1)
  await trx.deleteFrom('sessions').where('token_hash', 'in', oldest).execute()
}

/** Ends the session of a token, without a check of its user. */
export async function closeSession(db: Kysely<GalleryTables>, token: string | undefined): Promise<void> {
  if (token) await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute()
}

/** Ends all sessions of a user, except the one with the given token hash. */
export async function closeSessions(
  trx: Kysely<GalleryTables>,
  userId: string,
  kept?: string,
): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(kept !== undefined, query => query.where('token_hash', '!=', kept ?? ''))
    .execute()
}

/** The live sessions of a user, most recently used first. */
export async function listSessions(
  db: Kysely<GalleryTables>,
  { user, tokenHash }: Session,
  now: Date,
): Promise<SessionSummary[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', isoAfter(now, -idleMs))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, created_at, last_seen_at, device, token_hash }) => ({
    id,
    created_at,
    last_seen_at,
    device,
    current: token_hash === tokenHash,
  }))
}
