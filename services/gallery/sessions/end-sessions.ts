import type { Kysely } from 'kysely'
import { emailKeyOf } from '../../../contract/forms/email.ts'
import { deleteInSlices } from '../../../platform/database/delete-in-slices.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { negotiateLocale } from '../../http/language.ts'
import { Refusal } from '../../http/problem.ts'
import { lockUser } from '../account/lock-user.ts'
import { galleryCopyIn } from '../copy/copy-in.ts'
import type { Dependencies } from '../dependencies.ts'
import type { GalleryGuard } from '../limits.ts'
import type { GalleryTables } from '../schema.ts'
import type { Session } from './load-user.ts'
import { listProofProblems, type ReauthenticationForm } from './prove-identity.ts'
import { type ReauthenticationResult, renewSession } from './renew-session.ts'
import { closeSessions } from './sessions.ts'

interface EndSessionsForm extends ReauthenticationForm {
  readonly lang: string | undefined
}

/**
 * Ends one other session of the user, or all others without an id, after re-authentication; errors under `password`.
 * Throws `Refusal` 404 for an id that is no other session of theirs.
 */
export async function endSessions(
  dependencies: Dependencies,
  guard: GalleryGuard,
  session: Session,
  typed: EndSessionsForm,
  id?: string,
): Promise<ReauthenticationResult> {
  const problems = await listProofProblems(
    dependencies,
    guard,
    session,
    typed,
    galleryCopyIn(negotiateLocale(typed.lang)),
  )
  if (problems.length > 0) return { errors: { password: problems } }
  return await dependencies.db.transaction().execute(async trx => {
    await lockUser(trx, session.user.id)
    const renewed = await renewSession(trx, session)
    if (id === undefined) await closeSessions(trx, session.user.id, hashOf(renewed.token))
    else if (!(await endOne(trx, session.user.id, id, hashOf(renewed.token))))
      throw new Refusal(404, 'There is no other session of that id.')
    return { renewed }
  })
}

async function endOne(trx: Kysely<GalleryTables>, userId: string, id: string, kept: string) {
  const ended = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('token_hash', '!=', kept)
    .returning('id')
    .execute()
  return ended.length > 0
}

/** Ends every session of the accounts of an address; for staff. Resolves to their number. */
export async function endSessionsOfAddress(db: Kysely<GalleryTables>, email: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', 'in', of =>
      of.selectFrom('users').select('id').where('email_key', '=', emailKeyOf(email)),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ends every session of all users; for staff. Resolves to their number. */
export const endAllSessions = (db: Kysely<GalleryTables>): Promise<number> =>
  deleteInSlices(limit =>
    db
      .deleteFrom('sessions')
      .where('token_hash', 'in', some => some.selectFrom('sessions').select('token_hash').limit(limit))
      .executeTakeFirst(),
  )
