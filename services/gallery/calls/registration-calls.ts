import type { galleryCalls } from '../../../contract/gallery.ts'
import type { Handlers } from '../../http/service.ts'
import { visitorAddressOf } from '../../http/visitor.ts'
import { confirmEmail } from '../confirm-email.ts'
import { emailKeyOf, isEmail } from '../fields/email.ts'
import { mailDomainOf } from '../limits.ts'
import { registerUser } from '../register-user.ts'
import { resendConfirmation } from '../resend-confirmation.ts'
import { readSessionCookies, setDeviceCookie } from '../session-cookies.ts'
import { browserOf, type Door, deviceOf, handOver, requireSession, showUser } from './door.ts'

type Names = 'getCaptcha' | 'publicBetaRegister' | 'publicBetaResendConfirmationEmail' | 'confirmEmail'

/** From nobody to a user with a confirmed address. */
export function registrationCalls(door: Door): Pick<Handlers<typeof galleryCalls>, Names> {
  const { means, guard, captcha } = door
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
      const registered = await registerUser({ ...means, captcha }, guard, typed, sender)
      if ('errors' in registered) {
        context.status(422)
        return { data: { success: false, errors: registered.errors } }
      }
      if (registered.user === null) return { data: { success: true } }
      await handOver(door, context, registered.session)
      return { data: { success: true, user: showUser(door, context, registered) } }
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
