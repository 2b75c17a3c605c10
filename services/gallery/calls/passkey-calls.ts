import type { galleryCalls } from '../../../contract/gallery.ts'
import type { Handlers } from '../../http/service.ts'
import { visitorAddressOf } from '../../http/visitor.ts'
import { finishAuthentication, startAuthentication } from '../passkeys/log-in-by-passkey.ts'
import { listPasskeys } from '../passkeys/passkeys.ts'
import { startProof } from '../passkeys/prove-by-passkey.ts'
import { finishRegistration, startRegistration } from '../passkeys/register-passkey.ts'
import { removePasskey } from '../passkeys/remove-passkey.ts'
import { setDeviceCookie } from '../session-cookies.ts'
import { browserOf, type Door, deviceOf, handOver, idIn, renew, requireSession, showUser } from './door.ts'

type Names =
  | 'listPasskeys'
  | 'removePasskey'
  | 'startPasskeyProof'
  | 'startPasskeyRegistration'
  | 'finishPasskeyRegistration'
  | 'startPasskeyAuthentication'
  | 'finishPasskeyAuthentication'

/** A second way in. */
export function passkeyCalls(door: Door): Pick<Handlers<typeof galleryCalls>, Names> {
  const { means, guard } = door
  return {
    async listPasskeys({ context }) {
      const { user } = await requireSession(door, context)
      return { passkeys: await listPasskeys(means.db, user.id) }
    },

    async removePasskey({ body: { password, passkey, others, lang }, context, params }) {
      const session = await requireSession(door, context)
      const typed = { password, passkey, others, lang, device: deviceOf(context) }
      return renew(door, context, await removePasskey(means, guard, session, idIn(params), typed))
    },

    async startPasskeyProof({ context }) {
      const session = await requireSession(door, context)
      await guard.check('passkeyBySession', session.sessionId)
      return { options: await startProof(means, session) }
    },

    async startPasskeyRegistration({ body: { password, passkey, lang }, context }) {
      const session = await requireSession(door, context)
      await guard.check('passkeyBySession', session.sessionId)
      const typed = { password, passkey, lang }
      const started = await startRegistration(means, guard, session, typed)
      const answer = renew(door, context, started)
      return 'options' in started ? { ...answer, options: started.options } : answer
    },

    async finishPasskeyRegistration({ body: { response, name, others, lang }, context }) {
      const session = await requireSession(door, context)
      await guard.check('passkeyByAddress', visitorAddressOf(context))
      const made = { response, name, others, lang, device: deviceOf(context) }
      const renewed = await finishRegistration(means, session, made)
      return renewed ? renew(door, context, { renewed }) : { success: false }
    },

    async startPasskeyAuthentication({ context }) {
      const address = visitorAddressOf(context)
      await guard.check('passkeyByAddress', address)
      return { options: await startAuthentication(means, address) }
    },

    async finishPasskeyAuthentication({ body, context }) {
      await guard.check('passkeyByAddress', visitorAddressOf(context))
      const loggedIn = await finishAuthentication(means, body.response, browserOf(door, context))
      if (!loggedIn) {
        context.status(401)
        return { success: false }
      }
      await handOver(door, context, loggedIn.session)
      setDeviceCookie(context, door.scope, loggedIn.deviceToken)
      return { success: true, user: showUser(door, context, loggedIn) }
    },
  }
}
