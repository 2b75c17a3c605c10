import type { Kysely } from 'kysely'
import type { FieldErrors } from '../../../contract/gallery.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { Refusal } from '../../http/problem.ts'
import type { GalleryTables } from '../schema.ts'
import type { Session } from './load-user.ts'
import type { OpenSession } from './sessions.ts'

/** The result of a change behind re-authentication: field errors, or the session with its new token. */
export type ReauthenticationResult = { readonly errors: FieldErrors } | { readonly renewed: OpenSession }

/**
 * Renews the token of a session, in the transaction of the change behind re-authentication; the old token is invalid.
 * Throws `Refusal` 401 when the session has ended.
 */
export async function renewSession(
  trx: Kysely<GalleryTables>,
  { user, tokenHash }: Session,
): Promise<OpenSession> {
  const token = newToken()
  const renewed = await trx
    .updateTable('sessions')
    .set({ token_hash: hashOf(token) })
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst()
  if (!renewed) throw new Refusal(401, 'Nobody is logged in.')
  return { userId: user.id, token }
}
