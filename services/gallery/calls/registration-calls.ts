import { emailKeyOf, isEmail } from '../../../contract/forms/email.ts'
import type { galleryCalls } from '../../../contract/gallery.ts'
import type { Handlers } from '../../http/service.ts'
import { visitorAddressOf } from '../../http/visitor.ts'
import { confirmEmail } from '../account/confirm-email.ts'
import { registerUser } from '../account/register-user.ts'
import { resendConfirmation } from '../account/resend-confirmation.ts'
import { mailDomainOf } from '../limits.ts'
import { readSessionCookies, setDeviceCookie } from '../sessions/session-cookies.ts'
import {
  browserOf,
  type CallContext,
  deviceOf,
  replaceSession,
  requireSession,
  showUser,
} from './call-context.ts'

type Names = 'getCaptcha' | 'publicBetaRegister' | 'publicBetaResendConfirmationEmail' | 'confirmEmail'

/** The handlers of registration and confirmation. */
export function registrationCalls(callContext: CallContext): Pick<Handlers<typeof galleryCalls>, Names> {
  const { dependencies, guard, captcha } = callContext
  return {
    async getCaptcha({ context }) {
      await guard.check('captchaByAddress', visitorAddressOf(context))
      return captcha.offer()
    },

    async publicBetaRegister({ body, context }) {
      const visitor = visitorAddressOf(context)
      await guard.check('registerByAddress', visitor)
      const emailKey = emailKeyOf(body.email ?? '')
      if (isEmail(emailKey)) await guard.check('registerByMailDomain', mailDomainOf(emailKey))
      const { username, firstname, lastname, email, password, password2, dob, terms, lang } = body
      const typed = { username, firstname, lastname, email, password, password2, dob, terms, lang }
      const sender = { device: deviceOf(context), proof: body.captcha, visitor }
      const registered = await registerUser({ ...dependencies, captcha }, guard, typed, sender)
      if ('errors' in registered) {
        context.status(422)
        return { data: { success: false, errors: registered.errors } }
      }
      if (registered.user === null) return { data: { success: true } }
      await replaceSession(callContext, context, registered.session)
      return { data: { success: true, user: showUser(callContext, context, registered) } }
    },

    async publicBetaResendConfirmationEmail({ body, context }) {
      const session = await requireSession(callContext, context)
      return { success: await resendConfirmation(dependencies, guard, session, body.lang) }
    },

    async confirmEmail({ body, context }) {
      await guard.check('tokenByAddress', visitorAddressOf(context))
      const by = { ...readSessionCookies(context, callContext.scope), ...browserOf(callContext, context) }
      const { deviceToken, ...confirmed } = await confirmEmail(dependencies, body.token ?? '', by)
      if (deviceToken !== undefined) setDeviceCookie(context, callContext.scope, deviceToken)
      return confirmed
    },
  }
}
