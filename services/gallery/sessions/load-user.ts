import type { Kysely, Selectable } from 'kysely'
import type { User } from '../../../contract/user.ts'
import { isoAfter } from '../../../platform/clock.ts'
import { hashOf } from '../../../platform/tokens.ts'
import type { GalleryTables, UserRow } from '../schema.ts'

export { hashOf } from '../../../platform/tokens.ts'

interface Credentials {
  readonly userId: string
  readonly token: string
}

/** The idle timeout of a session: docs/decisions/026-ways-in.md. */
export const idleMs = 90 * 24 * 3_600_000

/** A live session with its user; undefined for an invalid pair of id and token. */
export async function findSession(db: Kysely<GalleryTables>, { userId, token }: Credentials, now: Date) {
  const tokenHash = hashOf(token)
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .selectAll('u')
    .select(['s.last_seen_at', 's.id as session_id'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.user_id', '=', userId)
    .where('s.expires_at', '>', now.toISOString())
    .where('s.last_seen_at', '>', isoAfter(now, -idleMs))
    .executeTakeFirst()
  if (!row) return undefined
  const { last_seen_at, session_id, ...user } = row
  await noteSeen(db, tokenHash, last_seen_at, now)
  return { tokenHash, sessionId: session_id, user }
}

export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>

const hourMs = 3_600_000

/** Updates the last use at most once an hour, to avoid a write with every read. */
async function noteSeen(db: Kysely<GalleryTables>, tokenHash: string, lastSeenAt: string, now: Date) {
  if (now.getTime() - Date.parse(lastSeenAt) < hourMs) return
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** The user of a live session; undefined for an invalid pair of id and token. */
export async function findUserOfSession(
  db: Kysely<GalleryTables>,
  credentials: Credentials,
  now: Date,
): Promise<User | undefined> {
  const session = await findSession(db, credentials, now)
  return session && (await describeUser(db, session.user))
}

/** A user in the format of the contract, without a token. */
export async function describeUser(db: Kysely<GalleryTables>, row: Selectable<UserRow>): Promise<User> {
  const betaUsers = await db
    .selectFrom('beta_users')
    .select(['beta_type_id', 'selected'])
    .where('user_id', '=', row.id)
    .orderBy('beta_type_id')
    .execute()
  const { id, active, username, firstname, lastname, email } = row
  return { id, active, betaUsers, username, firstname, lastname, email, verified: row.verified_at !== null }
}
