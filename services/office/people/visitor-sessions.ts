import type { visitorSessionCalls as calls } from '../../../contract/office/visitor-sessions.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import { askGallery } from './gallery-accounts.ts'
import { getPersonKey } from './person-key.ts'

/** The handlers of logging visitors out. The gallery ends the sessions first: repeated after an interruption, it finds none. */
export const visitorSessionCalls = ({ gallery }: OfficeDependencies): OfficeHandlers<typeof calls> => ({
  async logPersonOut({ params: { key = '' }, db, act, now }) {
    const { emailKey } = await getPersonKey(db, key, now)
    const ended = await askGallery(gallery, (peer, options) =>
      peer.logAccountsOut({ body: { email: emailKey } }, options),
    )
    return await act({ kind: 'person', id: key, detail: ended }, async () => ended)
  },
  async logEverybodyOut({ act }) {
    const ended = await askGallery(gallery, (peer, options) => peer.logEverybodyOut({}, options))
    return await act({ kind: 'session', id: 'visitors', detail: ended }, async () => ended)
  },
})
