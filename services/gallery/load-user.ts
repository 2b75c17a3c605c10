import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { User } from '../../contract/gallery.ts'
import type { GalleryTables } from './schema.ts'

export interface Credentials {
  readonly userId: string
  readonly token: string
}

/** The user of a live session, or undefined when id and token do not belong together (any more). */
export async function findUserOfSession(
  db: Kysely<GalleryTables>,
  { userId, token }: Credentials,
  now: string,
): Promise<User | undefined> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .selectAll('u')
    .where('s.token_hash', '=', hashOf(token))
    .where('s.user_id', '=', userId)
    .where('s.expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined
  const betaUsers = await db
    .selectFrom('beta_users')
    .select(['beta_type_id', 'selected'])
    .where('user_id', '=', row.id)
    .orderBy('beta_type_id')
    .execute()
  const { id, active, username, firstname, lastname, email } = row
  return { id, active, betaUsers, username, firstname, lastname, email, verified: row.verified_at !== null }
}

/** What is stored of a token: with 256 random bits in it, a fast hash is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
