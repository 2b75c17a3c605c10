import type { galleryCalls } from '../../../contract/gallery.ts'
import type { Handlers } from '../../http/service.ts'
import { visitorAddressOf } from '../../http/visitor.ts'
import { confirmEmail } from '../confirm-email.ts'
import { emailKeyOf, isEmail } from '../fields/email.ts'
import { mailDomainOf } from '../limits.ts'
import { registerUser } from '../register-user.ts'
import { resendConfirmation } from '../resend-confirmation.ts'
import { readSessionCookies, setDeviceCookie } from '../session-cookies.ts'
import { browserOf, type Door, deviceOf, handOver, requireSession } from './door.ts'

type Names = 'publicBetaRegister' | 'publicBetaResendConfirmationEmail' | 'confirmEmail'

/** From nobody to a user with a confirmed address. */
export function registrationCalls(door: Door): Pick<Handlers<typeof galleryCalls>, Names> {
  const { means, guard } = door
  return {
    async publicBetaRegister({ body, context }) {
      await guard.check('registerByAddress', visitorAddressOf(context))
      const emailKey = emailKeyOf(body.email ?? '')
      if (isEmail(emailKey)) await guard.check('registerByMailDomain', mailDomainOf(emailKey))
      const { username, firstname, lastname, email, password, password2, dob, terms, lang } = body
      const typed = { username, firstname, lastname, email, password, password2, dob, terms, lang }
      const registered = await registerUser(means, guard, typed, deviceOf(context))
      if ('errors' in registered) {
        context.status(422)
        return { data: { success: false, errors: registered.errors } }
      }
      if (registered.user === null) return { data: { success: true } }
      await handOver(door, context, registered.session)
      return { data: { success: true, user: registered.user } }
    },

    async publicBetaResendConfirmationEmail({ body, context }) {
      const session = await requireSession(door, context)
      return { success: await resendConfirmation(means, guard, session, body.lang) }
    },

    async confirmEmail({ body, context }) {
      await guard.check('tokenByAddress', visitorAddressOf(context))
      const by = { ...readSessionCookies(context, door.scope), ...browserOf(door, context) }
      const { deviceToken, ...confirmed } = await confirmEmail(means, body.token ?? '', by)
      if (deviceToken !== undefined) setDeviceCookie(context, door.scope, deviceToken)
      return confirmed
    },
  }
}
