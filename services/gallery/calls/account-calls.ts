import type { Context } from 'hono'
import type { FieldErrors, galleryCalls } from '../../../contract/gallery.ts'
import type { Handlers } from '../../http/service.ts'
import { reapplyForBeta } from '../betas.ts'
import { changeEmail } from '../change-email.ts'
import { changePassword } from '../change-password.ts'
import { changeUser } from '../change-user.ts'
import { deleteUser } from '../delete-user.ts'
import { exportUser } from '../export-user.ts'
import { listProofProblems } from '../prove-password.ts'
import { sentencesIn } from '../sentences/sentences.ts'
import { endInBrowser } from '../session-cookies.ts'
import { type Door, requireSession } from './door.ts'

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

  async function prove(
    context: Context,
    { password, lang }: { password?: string | undefined; lang?: string | undefined },
  ) {
    const session = await requireSession(door, context)
    const problems = await listProofProblems(guard, session.user, password, sentencesIn(lang))
    return { session, errors: problems.length > 0 ? { password: problems } : null }
  }

  return {
    async publicBetaReapply({ body, context }) {
      const { user } = await requireSession(door, context)
      await reapplyForBeta(means, user.id, body.beta_type_id, body.lang)
      return { success: true }
    },

    async changeUser({ body: { username, firstname, lastname, lang }, context }) {
      const session = await requireSession(door, context)
      return outcome(context, await changeUser(means, session, { username, firstname, lastname, lang }))
    },

    async changePassword({ body: { current, password, password2, lang }, context }) {
      const session = await requireSession(door, context)
      const typed = { current, password, password2, lang }
      return outcome(context, await changePassword(means, guard, session, typed))
    },

    async changeEmail({ body: { current, email, lang }, context }) {
      const session = await requireSession(door, context)
      return outcome(context, await changeEmail(means, guard, session, { current, email, lang }))
    },

    async exportUser({ body, context }) {
      const { session, errors } = await prove(context, body)
      if (errors) return outcome(context, errors)
      return { success: true, export: await exportUser(means.db, session) }
    },

    async deleteUser({ body, context }) {
      const { session, errors } = await prove(context, body)
      if (errors) return outcome(context, errors)
      await deleteUser(means, session, body.lang)
      endInBrowser(context, door.scope)
      return { success: true }
    },
  }
}

/** Success, or a 422 with what is wrong with which field. */
export function outcome(context: Context, errors: FieldErrors | null) {
  if (errors === null) return { success: true }
  context.status(422)
  return { success: false, errors }
}
