import type { galleryCalls } from '../../../contract/gallery.ts'
import type { Handlers } from '../../http/service.ts'
import { visitorAddressOf } from '../../http/visitor.ts'
import { finishAuthentication, startAuthentication } from '../passkeys/log-in-by-passkey.ts'
import { listPasskeys, removePasskey } from '../passkeys/passkeys.ts'
import { finishRegistration, startRegistration } from '../passkeys/register-passkey.ts'
import { type Door, deviceOf, handOver, idIn, requireSession, showUser } from './door.ts'

type Names =
  | 'listPasskeys'
  | 'removePasskey'
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

    async removePasskey({ context, params }) {
      const { user } = await requireSession(door, context)
      return { success: await removePasskey(means.db, user.id, idIn(params)) }
    },

    async startPasskeyRegistration({ context }) {
      return { options: await startRegistration(means, await requireSession(door, context)) }
    },

    async finishPasskeyRegistration({ body, context }) {
      const session = await requireSession(door, context)
      await guard.check('passkeyByAddress', visitorAddressOf(context))
      return { success: await finishRegistration(means, session, body.response, body.name) }
    },

    async startPasskeyAuthentication({ context }) {
      await guard.check('passkeyByAddress', visitorAddressOf(context))
      return { options: await startAuthentication(means) }
    },

    async finishPasskeyAuthentication({ body, context }) {
      await guard.check('passkeyByAddress', visitorAddressOf(context))
      const loggedIn = await finishAuthentication(means, body.response, deviceOf(context))
      if (!loggedIn) {
        context.status(401)
        return { success: false }
      }
      await handOver(door, context, loggedIn.session)
      return { success: true, user: showUser(door, context, loggedIn) }
    },
  }
}
