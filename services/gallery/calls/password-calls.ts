import { emailKeyOf, isEmail } from '../../../contract/forms/email.ts'
import type { galleryCalls } from '../../../contract/gallery.ts'
import type { Handlers } from '../../http/service.ts'
import { visitorAddressOf } from '../../http/visitor.ts'
import { mailDomainOf } from '../limits.ts'
import { requestReset } from '../passwords/request-reset.ts'
import { resetPassword } from '../passwords/reset-password.ts'
import { setDeviceCookie } from '../sessions/session-cookies.ts'
import { browserOf, type CallContext, outcome } from './call-context.ts'

type Names = 'requestPasswordReset' | 'resetPassword'

/** The handlers of password resets. */
export function passwordCalls(callContext: CallContext): Pick<Handlers<typeof galleryCalls>, Names> {
  const { dependencies, guard } = callContext
  return {
    async requestPasswordReset({ body, context }) {
      const address = visitorAddressOf(context)
      await guard.check('resetByAddress', address)
      const emailKey = emailKeyOf(body.email ?? '')
      if (!isEmail(emailKey)) return { success: true }
      const isAmongFirst = await guard.isWithin('firstResetsByAddress', address)
      if (!isAmongFirst) await guard.check('resetByMailDomain', mailDomainOf(emailKey))
      const isAllowed = await guard.isWithin('resetByAccount', emailKey)
      if (isAllowed) await requestReset(dependencies, emailKey, body.lang)
      return { success: true }
    },

    async resetPassword({ body: { token, password, password2, lang }, context }) {
      await guard.check('tokenByAddress', visitorAddressOf(context))
      const typed = { token, password, password2, lang }
      const reset = await resetPassword(dependencies, typed, browserOf(callContext, context))
      if ('errors' in reset) return outcome(context, reset.errors)
      setDeviceCookie(context, callContext.scope, reset.deviceToken)
      return { success: true }
    },
  }
}
