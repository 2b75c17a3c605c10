import type { galleryCalls } from '../../../contract/gallery.ts'
import type { Handlers } from '../../http/service.ts'
import { visitorAddressOf } from '../../http/visitor.ts'
import { emailKeyOf, isEmail } from '../fields/email.ts'
import { mailDomainOf } from '../limits.ts'
import { requestReset } from '../request-reset.ts'
import { resetPassword } from '../reset-password.ts'
import { outcome } from './account-calls.ts'
import type { Door } from './door.ts'

type Names = 'requestPasswordReset' | 'resetPassword'

/** The way back in for who has forgotten a password. */
export function passwordCalls({ means, guard }: Door): Pick<Handlers<typeof galleryCalls>, Names> {
  return {
    async requestPasswordReset({ body, context }) {
      await guard.check('resetByAddress', visitorAddressOf(context))
      const emailKey = emailKeyOf(body.email ?? '')
      if (!isEmail(emailKey)) return { success: true }
      await guard.check('resetByMailDomain', mailDomainOf(emailKey))
      const isAllowed = await guard.isWithin('resetByAccount', emailKey)
      if (isAllowed) await requestReset(means, emailKey, body.lang)
      return { success: true }
    },

    async resetPassword({ body: { token, password, password2, lang }, context }) {
      await guard.check('tokenByAddress', visitorAddressOf(context))
      return outcome(context, await resetPassword(means, { token, password, password2, lang }))
    },
  }
}
