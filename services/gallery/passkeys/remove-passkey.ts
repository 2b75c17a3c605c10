import { hashOf } from '../../../platform/tokens.ts'
import { Refusal } from '../../http/problem.ts'
import type { GalleryGuard } from '../limits.ts'
import type { Session } from '../load-user.ts'
import { lockUser } from '../lock-user.ts'
import { prepareMail } from '../mails/queue.ts'
import { deviceAndTime } from '../mails/write-mail.ts'
import type { Means } from '../means.ts'
import { listProofProblems, type TypedProof } from '../prove-identity.ts'
import { type Reauthenticated, renewSession } from '../renew-session.ts'
import { localeOf, sentencesIn } from '../sentences/sentences.ts'
import { closeSessions } from '../sessions.ts'

export interface TypedRemoval extends TypedProof {
  /** End the user's other sessions too. */
  readonly others: boolean | undefined
  readonly lang: string | undefined
  /** The browser, in a few words. */
  readonly device: string
}

/**
 * Forgets one passkey of the user, once the user has authenticated again, and tells them by mail; errors under `password`.
 * Throws `Refusal` 404 when no passkey of theirs has that id.
 */
export async function removePasskey(
  means: Means,
  guard: GalleryGuard,
  session: Session,
  id: string,
  typed: TypedRemoval,
): Promise<Reauthenticated> {
  const { user } = session
  const problems = await listProofProblems(means, guard, session, typed, sentencesIn(typed.lang))
  if (problems.length > 0) return { errors: { password: problems } }
  const locale = localeOf(typed.lang ?? user.locale)
  const slots = deviceAndTime(locale, typed.device, means.clock())
  const order = { kind: 'passkeyRemoved', to: user.email, locale, path: '/account/security', slots } as const
  const queueNotice = await prepareMail(means, order)
  return await means.db.transaction().execute(async trx => {
    await lockUser(trx, user.id)
    const renewed = await renewSession(trx, session)
    const removed = await trx
      .deleteFrom('passkeys')
      .where('user_id', '=', user.id)
      .where('id', '=', id)
      .returning('id')
      .execute()
    if (removed.length === 0) throw new Refusal(404, 'There is no passkey of that id.')
    if (typed.others) await closeSessions(trx, user.id, hashOf(renewed.token))
    await queueNotice(trx)
    return { renewed }
  })
}
