import type { galleryCalls } from '../../../contract/gallery.ts'
import type { Handlers } from '../../http/service.ts'
import { visitorAddressOf } from '../../http/visitor.ts'
import { finishAuthentication, startAuthentication } from '../passkeys/log-in-by-passkey.ts'
import { listPasskeys } from '../passkeys/passkeys.ts'
import { startProof } from '../passkeys/prove-by-passkey.ts'
import { finishRegistration, startRegistration } from '../passkeys/register-passkey.ts'
import { removePasskey } from '../passkeys/remove-passkey.ts'
import { setDeviceCookie } from '../sessions/session-cookies.ts'
import {
  browserOf,
  type CallContext,
  deviceOf,
  idIn,
  renew,
  replaceSession,
  requireSession,
  showUser,
} from './call-context.ts'

type Names =
  | 'listPasskeys'
  | 'removePasskey'
  | 'startPasskeyProof'
  | 'startPasskeyRegistration'
  | 'finishPasskeyRegistration'
  | 'startPasskeyAuthentication'
  | 'finishPasskeyAuthentication'

/** The handlers of passkey calls. */
export function passkeyCalls(callContext: CallContext): Pick<Handlers<typeof galleryCalls>, Names> {
  const { dependencies, guard } = callContext
  return {
    async listPasskeys({ context }) {
      const { user } = await requireSession(callContext, context)
      return { passkeys: await listPasskeys(dependencies.db, user.id) }
    },

    async removePasskey({ body: { password, passkey, others, lang }, context, params }) {
      const session = await requireSession(callContext, context)
      const typed = { password, passkey, others, lang, device: deviceOf(context) }
      return renew(
        callContext,
        context,
        await removePasskey(dependencies, guard, session, idIn(params), typed),
      )
    },

    async startPasskeyProof({ context }) {
      const session = await requireSession(callContext, context)
      await guard.check('passkeyBySession', session.sessionId)
      return { options: await startProof(dependencies, session) }
    },

    async startPasskeyRegistration({ body: { password, passkey, lang }, context }) {
      const session = await requireSession(callContext, context)
      await guard.check('passkeyBySession', session.sessionId)
      const typed = { password, passkey, lang }
      const started = await startRegistration(dependencies, guard, session, typed)
      const answer = renew(callContext, context, started)
      return 'options' in started ? { ...answer, options: started.options } : answer
    },

    async finishPasskeyRegistration({ body: { response, name, others, lang }, context }) {
      const session = await requireSession(callContext, context)
      await guard.check('passkeyByAddress', visitorAddressOf(context))
      const made = { response, name, others, lang, device: deviceOf(context) }
      const renewed = await finishRegistration(dependencies, session, made)
      return renewed ? renew(callContext, context, { renewed }) : { success: false }
    },

    async startPasskeyAuthentication({ context }) {
      const address = visitorAddressOf(context)
      await guard.check('passkeyByAddress', address)
      return { options: await startAuthentication(dependencies, address) }
    },

    async finishPasskeyAuthentication({ body, context }) {
      await guard.check('passkeyByAddress', visitorAddressOf(context))
      const loggedIn = await finishAuthentication(
        dependencies,
        body.response,
        browserOf(callContext, context),
      )
      if (!loggedIn) {
        context.status(401)
        return { success: false }
      }
      await replaceSession(callContext, context, loggedIn.session)
      setDeviceCookie(context, callContext.scope, loggedIn.deviceToken)
      return { success: true, user: showUser(callContext, context, loggedIn) }
    },
  }
}
