import type { Kysely } from 'kysely'
import { hashOf } from '../../../platform/tokens.ts'
import { negotiateLocale } from '../../http/language.ts'
import { Refusal } from '../../http/problem.ts'
import { lockUser } from '../account/lock-user.ts'
import { galleryCopyIn } from '../copy/copy-in.ts'
import type { Dependencies } from '../dependencies.ts'
import type { GalleryGuard } from '../limits.ts'
import type { GalleryTables } from '../schema.ts'
import type { Session } from './load-user.ts'
import { findAccount } from './log-in.ts'
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

/**
 * Ends every session of a user, given by id, user name or e-mail address; for staff. Resolves to their number; null for
 * an unknown user.
 */
export async function endSessionsOfUser(db: Kysely<GalleryTables>, who: string): Promise<number | null> {
  const user =
    (await db.selectFrom('users').select('id').where('id', '=', who).executeTakeFirst()) ??
    (await findAccount(db, who))
  return user ? count(await db.deleteFrom('sessions').where('user_id', '=', user.id).execute()) : null
}

/** Ends every session of all users; for staff. Resolves to their number. */
export const endAllSessions = async (db: Kysely<GalleryTables>): Promise<number> =>
  count(await db.deleteFrom('sessions').execute())

const count = (results: readonly { readonly numDeletedRows: bigint }[]) =>
  results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
