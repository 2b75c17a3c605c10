import type { Kysely } from 'kysely'
import type { SessionSummary } from '../../contract/user.ts'
import { isoAfter } from '../../platform/clock.ts'
import { newId } from '../../platform/identity.ts'
import { hashOf, newToken } from '../../platform/tokens.ts'
import type { Session } from './load-user.ts'
import type { GalleryTables } from './schema.ts'

const lifeMs = 365 * 24 * 3_600_000

export interface Opened {
  readonly userId: string
  readonly token: string
}

/** Opens a session under a new token, as part of the caller's transaction. */
export async function openSession(
  trx: Kysely<GalleryTables>,
  userId: string,
  device: string,
  now: Date,
): Promise<Opened> {
  const token = newToken()
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

/** Ends the session of a token, whoever's it is: who holds the token could use it. */
export async function closeSession(db: Kysely<GalleryTables>, token: string | undefined): Promise<void> {
  if (token) await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute()
}

/** Ends all sessions of a user but the one that is kept, if any. */
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

/** The live sessions of a user, the one used last first. */
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
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => ({
    id: row.id,
    created_at: row.created_at,
    last_seen_at: row.last_seen_at || row.created_at,
    device: row.device,
    current: row.token_hash === tokenHash,
  }))
}

/** Ends one session of the user; resolves to whether there was one of that id. */
export async function endSession(db: Kysely<GalleryTables>, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('id', '!=', '')
    .returning('id')
    .execute()
  return ended.length > 0
}
