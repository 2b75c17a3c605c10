import type { galleryCalls } from '../../../contract/gallery.ts'
import type { Handlers } from '../../http/service.ts'
import { reapplyForBeta } from '../betas.ts'
import { changeEmail } from '../change-email.ts'
import { changePassword } from '../change-password.ts'
import { changeUser } from '../change-user.ts'
import { deleteUser } from '../delete-user.ts'
import { exportUser } from '../export-user.ts'
import { listProofProblems } from '../prove-identity.ts'
import { renewSession } from '../renew-session.ts'
import { sentencesIn } from '../sentences/sentences.ts'
import { clearDeviceCookie, endInBrowser } from '../session-cookies.ts'
import { type Door, outcome, renew, requireSession } from './door.ts'

type Names =
  | 'publicBetaReapply'
  | 'changeUser'
  | 'changePassword'
  | 'changeEmail'
  | 'exportUser'
  | 'deleteUser'

/** What a user does with an account. */
export function accountCalls(door: Door): Pick<Handlers<typeof galleryCalls>, Names> {
  const { means, guard } = door
  return {
    async publicBetaReapply({ body, context }) {
      const { user } = await requireSession(door, context)
      await guard.check('reapplyByUser', user.id)
      await reapplyForBeta(means, user.id, body.beta_type_id, body.lang)
      return { success: true }
    },

    async changeUser({ body: { username, firstname, lastname, password, passkey, lang }, context }) {
      const session = await requireSession(door, context)
      const typed = { username, firstname, lastname, password, passkey, lang }
      const changed = await changeUser(means, guard, session, typed)
      if ('errors' in changed) return outcome(context, changed.errors)
      return changed.renewed ? renew(door, context, { renewed: changed.renewed }) : { success: true }
    },

    async changePassword({ body: { current, passkey, password, password2, lang }, context }) {
      const session = await requireSession(door, context)
      const typed = { proof: { password: current, passkey }, password, password2, lang }
      return renew(door, context, await changePassword(means, guard, session, typed))
    },

    async changeEmail({ body: { current, passkey, email, lang }, context }) {
      const session = await requireSession(door, context)
      const typed = { proof: { password: current, passkey }, email, lang }
      return renew(door, context, await changeEmail(means, guard, session, typed))
    },

    async exportUser({ body: { password, passkey, lang }, context }) {
      const session = await requireSession(door, context)
      const typed = { password, passkey }
      const problems = await listProofProblems(means, guard, session, typed, sentencesIn(lang))
      if (problems.length > 0) return outcome(context, { password: problems })
      const everything = await exportUser(means, session)
      return {
        ...renew(door, context, { renewed: await renewSession(means.db, session) }),
        export: everything,
      }
    },

    async deleteUser({ body: { password, passkey, lang }, context }) {
      const session = await requireSession(door, context)
      const typed = { password, passkey }
      const problems = await listProofProblems(means, guard, session, typed, sentencesIn(lang))
      if (problems.length > 0) return outcome(context, { password: problems })
      const erasure = await deleteUser(means, session, lang)
      endInBrowser(context, door.scope)
      clearDeviceCookie(context, door.scope)
      return { success: true, erasure }
    },
  }
}
