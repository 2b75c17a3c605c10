import { isUniqueViolation } from '../../../platform/database/dialect.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { hasInvisible } from '../../credentials/characters.ts'
import { creationOptions } from '../../credentials/passkey-options.ts'
import { verifyRegistration } from '../../credentials/verify-passkey.ts'
import { readRegistration } from '../../credentials/webauthn-answers.ts'
import { negotiateLocale } from '../../http/language.ts'
import { Refusal } from '../../http/problem.ts'
import { lockUser } from '../account/lock-user.ts'
import { galleryCopyIn } from '../copy/copy-in.ts'
import type { Dependencies } from '../dependencies.ts'
import type { GalleryGuard } from '../limits.ts'
import { prepareMail } from '../mails/queue.ts'
import { deviceAndTime } from '../mails/write-mail.ts'
import type { Session } from '../sessions/load-user.ts'
import { listProofProblems, type ReauthenticationForm } from '../sessions/prove-identity.ts'
import { type ReauthenticationResult, renewSession } from '../sessions/renew-session.ts'
import { closeSessions, type OpenSession } from '../sessions/sessions.ts'
import { inSession, newChallenge, spendChallenge } from './challenges.ts'
import { countPasskeys, maxPasskeys } from './passkeys.ts'

interface PasskeyStartForm extends ReauthenticationForm {
  readonly lang: string | undefined
}

/**
 * The creation options of a discoverable passkey, after re-authentication. Throws `Refusal` 403 for an unconfirmed
 * address, 409 at the maximum of passkeys.
 */
export async function startRegistration(
  dependencies: Dependencies,
  guard: GalleryGuard,
  session: Session,
  typed: PasskeyStartForm,
): Promise<ReauthenticationResult & { readonly options?: Record<string, unknown> }> {
  const { db, origin } = dependencies
  const { user } = session
  if (user.verified_at === null) throw unconfirmed()
  if ((await countPasskeys(db, user.id)) >= maxPasskeys) throw tooMany()
  const problems = await listProofProblems(
    dependencies,
    guard,
    session,
    typed,
    galleryCopyIn(negotiateLocale(typed.lang)),
  )
  if (problems.length > 0) return { errors: { password: problems } }
  const known = await db
    .selectFrom('passkeys')
    .select(['id', 'transports'])
    .where('user_id', '=', user.id)
    .execute()
  const challenge = await newChallenge(dependencies, inSession('register', session))
  const owner = { id: user.id, name: user.username, displayName: `${user.firstname} ${user.lastname}` }
  const options = await creationOptions({ origin, challenge, userVerification: 'preferred' }, owner, known)
  return { renewed: await renewSession(db, session), options }
}

interface MadePasskey {
  readonly response: unknown
  readonly name: string | undefined
  /** End the user's other sessions too. */
  readonly others: boolean | undefined
  readonly lang: string | undefined
  /** Browser and system. */
  readonly device: string
}

/**
 * Stores the new passkey, and notifies the user by mail; undefined for an invalid response, or a challenge without
 * re-authentication. Throws `Refusal` as above.
 */
export async function finishRegistration(
  dependencies: Dependencies,
  session: Session,
  made: MadePasskey,
): Promise<OpenSession | undefined> {
  const { db, clock, origin } = dependencies
  const { user } = session
  const read = readRegistration(made.response)
  if (!read || !(await spendChallenge(dependencies, read.challenge, inSession('register', session))))
    return undefined
  const passkey = await verifyRegistration(read, { origin, requireUserVerification: false })
  if (!passkey) return undefined
  const locale = negotiateLocale(made.lang ?? user.locale)
  const variables = deviceAndTime(locale, made.device, clock())
  const order = {
    kind: 'passkeyAdded',
    to: user.email,
    locale,
    path: '/account/security',
    variables,
  } as const
  const queueNotice = await prepareMail(dependencies, order)
  try {
    return await db.transaction().execute(async trx => {
      const current = await lockUser(trx, user.id)
      const renewed = await renewSession(trx, session)
      if (!current?.verified_at) throw unconfirmed()
      if ((await countPasskeys(trx, user.id)) >= maxPasskeys) throw tooMany()
      await trx
        .insertInto('passkeys')
        .values({
          ...passkey,
          user_id: user.id,
          name: tidyPasskeyName(made.name),
          created_at: clock().toISOString(),
        })
        .execute()
      if (made.others) await closeSessions(trx, user.id, hashOf(renewed.token))
      await queueNotice(trx)
      return renewed
    })
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

const unconfirmed = () => new Refusal(403, 'Confirm the email address first.')
const tooMany = () => new Refusal(409, `An account has ${maxPasskeys} passkeys at most.`)

const tidyPasskeyName = (typed = '') =>
  hasInvisible(typed) ? '' : Array.from(typed.trim()).slice(0, 60).join('')
