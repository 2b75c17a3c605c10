import type { Kysely } from 'kysely'
import type { FieldErrors } from '../../../contract/gallery.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { Refusal } from '../../http/problem.ts'
import type { GalleryTables } from '../schema.ts'
import type { Session } from './load-user.ts'
import type { OpenSession } from './sessions.ts'

/** What a verb behind re-authentication answers: what is wrong with which field, or the session under its new token. */
export type ReauthenticationResult = { readonly errors: FieldErrors } | { readonly renewed: OpenSession }

/**
 * Gives a session a new token, in the transaction of the change that its user has authenticated again for; the old token
 * opens nothing any more. Throws `Refusal` 401 when the session has ended meanwhile.
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
