import type { galleryCalls } from '../../../contract/gallery.ts'
import { negotiateLocale } from '../../http/language.ts'
import type { Handlers } from '../../http/service.ts'
import { changeEmail } from '../account/change-email.ts'
import { changeUser } from '../account/change-user.ts'
import { deleteUser } from '../account/delete-user.ts'
import { exportUser } from '../account/export-user.ts'
import { reapplyForBeta } from '../betas/betas.ts'
import { galleryCopyIn } from '../copy/copy-in.ts'
import { changePassword } from '../passwords/change-password.ts'
import { listProofProblems } from '../sessions/prove-identity.ts'
import { renewSession } from '../sessions/renew-session.ts'
import { clearBrowserData, clearDeviceCookie } from '../sessions/session-cookies.ts'
import { type CallContext, outcome, renew, requireSession } from './call-context.ts'

type Names =
  | 'publicBetaReapply'
  | 'changeUser'
  | 'changePassword'
  | 'changeEmail'
  | 'exportUser'
  | 'deleteUser'

/** The handlers of account calls. */
export function accountCalls(callContext: CallContext): Pick<Handlers<typeof galleryCalls>, Names> {
  const { dependencies, guard } = callContext
  return {
    async publicBetaReapply({ body, context }) {
      const { user } = await requireSession(callContext, context)
      await guard.check('reapplyByUser', user.id)
      await reapplyForBeta(dependencies, user.id, body.beta_type_id, body.lang)
      return { success: true }
    },

    async changeUser({ body: { username, firstname, lastname, password, passkey, lang }, context }) {
      const session = await requireSession(callContext, context)
      const typed = { username, firstname, lastname, password, passkey, lang }
      const changed = await changeUser(dependencies, guard, session, typed)
      if ('errors' in changed) return outcome(context, changed.errors)
      return changed.renewed ? renew(callContext, context, { renewed: changed.renewed }) : { success: true }
    },

    async changePassword({ body: { current, passkey, password, password2, lang }, context }) {
      const session = await requireSession(callContext, context)
      const typed = { proof: { password: current, passkey }, password, password2, lang }
      return renew(callContext, context, await changePassword(dependencies, guard, session, typed))
    },

    async changeEmail({ body: { current, passkey, email, lang }, context }) {
      const session = await requireSession(callContext, context)
      const typed = { proof: { password: current, passkey }, email, lang }
      return renew(callContext, context, await changeEmail(dependencies, guard, session, typed))
    },

    async exportUser({ body: { password, passkey, lang }, context }) {
      const session = await requireSession(callContext, context)
      const typed = { password, passkey }
      const problems = await listProofProblems(
        dependencies,
        guard,
        session,
        typed,
        galleryCopyIn(negotiateLocale(lang)),
      )
      if (problems.length > 0) return outcome(context, { password: problems })
      const everything = await exportUser(dependencies, session)
      return {
        ...renew(callContext, context, { renewed: await renewSession(dependencies.db, session) }),
        export: everything,
      }
    },

    async deleteUser({ body: { password, passkey, lang }, context }) {
      const session = await requireSession(callContext, context)
      const typed = { password, passkey }
      const problems = await listProofProblems(
        dependencies,
        guard,
        session,
        typed,
        galleryCopyIn(negotiateLocale(lang)),
      )
      if (problems.length > 0) return outcome(context, { password: problems })
      const erasure = await deleteUser(dependencies, session, lang)
      clearBrowserData(context, callContext.scope)
      clearDeviceCookie(context, callContext.scope)
      return { success: true, erasure }
    },
  }
}
