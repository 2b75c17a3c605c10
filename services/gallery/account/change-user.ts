import type { FieldErrors } from '../../../contract/gallery.ts'
import { isUniqueViolation } from '../../../platform/database/dialect.ts'
import { negotiateLocale } from '../../http/language.ts'
import { galleryCopyIn } from '../copy/copy-in.ts'
import type { Dependencies } from '../dependencies.ts'
import { listNameProblems, normalizeName } from '../fields/person-name.ts'
import { listUsernameProblems, normalizeUsername, usernameKeyOf } from '../fields/username.ts'
import type { GalleryGuard } from '../limits.ts'
import { prepareMail } from '../mails/queue.ts'
import type { Session } from '../sessions/load-user.ts'
import { listProofProblems, type ReauthenticationForm } from '../sessions/prove-identity.ts'
import { renewSession } from '../sessions/renew-session.ts'
import type { OpenSession } from '../sessions/sessions.ts'
import { withoutEmpty } from './check-registration.ts'
import { lockUser } from './lock-user.ts'

interface ProfileForm extends ReauthenticationForm {
  readonly username: string | undefined
  readonly firstname: string | undefined
  readonly lastname: string | undefined
  readonly lang: string | undefined
}

/**
 * Changes the submitted fields of a user's profile. Another user name requires re-authentication, sends a notice by
 * mail and renews the session token. Errors by field, those of re-authentication under `password`.
 */
export async function changeUser(
  dependencies: Dependencies,
  guard: GalleryGuard,
  session: Session,
  typed: ProfileForm,
): Promise<{ readonly errors: FieldErrors } | { readonly renewed: OpenSession | null }> {
  const { db } = dependencies
  const { user } = session
  const sentences = galleryCopyIn(negotiateLocale(typed.lang))
  const username = normalizeUsername(typed.username ?? user.username)
  const firstname = normalizeName(typed.firstname ?? user.firstname)
  const lastname = normalizeName(typed.lastname ?? user.lastname)
  const isRenamed = username !== user.username
  const errors = withoutEmpty({
    // An unchanged name stays valid, also when it was reserved later.
    username: username === user.username ? [] : listUsernameProblems(username, sentences),
    firstname: listNameProblems(firstname, sentences),
    lastname: listNameProblems(lastname, sentences),
    password: isRenamed ? await listProofProblems(dependencies, guard, session, typed, sentences) : [],
  })
  if (errors) return { errors }
  const locale = negotiateLocale(typed.lang ?? user.locale)
  const order = { kind: 'usernameChanged', to: user.email, locale, path: '/account/security' } as const
  const queueNotice = isRenamed ? await prepareMail(dependencies, order) : null
  try {
    return await db.transaction().execute(async trx => {
      await lockUser(trx, user.id)
      const renewed = isRenamed ? await renewSession(trx, session) : null
      const names = {
        firstname,
        lastname,
        ...(isRenamed && { username, username_key: usernameKeyOf(username) }),
      }
      await trx.updateTable('users').set(names).where('id', '=', user.id).execute()
      await queueNotice?.(trx)
      return { renewed }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'username_key')) return { errors: { username: [sentences.username.taken] } }
    throw error
  }
}
