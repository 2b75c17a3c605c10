import type { Kysely } from 'kysely'
import { galleryCalls } from '../../contract/gallery.ts'
import { type Clock, systemClock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { Refusal } from '../http/problem.ts'
import { createService } from '../http/service.ts'
import { findUserOfSession } from './load-user.ts'
import type { GalleryTables } from './schema.ts'
import { readSessionCookies } from './session-cookies.ts'

export interface GalleryServiceOptions {
  readonly db: Kysely<GalleryTables>
  readonly log: Log
  readonly origin: string
  readonly serviceSecret: string
  readonly cookieDomain: string | null
  readonly clock?: Clock
}

/** The gallery service as a `fetch` handler below `/api/gallery`. */
export function createGalleryService({ db, clock = systemClock, ...options }: GalleryServiceOptions) {
  return createService({
    basePath: '/api/gallery',
    calls: galleryCalls,
    ...options,
    handlers: {
      userLoad: async ({ body, context }) => {
        const sent = { userId: body.userId ?? body.user, token: body.token }
        const isSent = sent.userId !== undefined || sent.token !== undefined
        const { userId, token } = isSent ? sent : readSessionCookies(context, options)
        if (userId === undefined && token === undefined) return { user: null }
        const now = clock().toISOString()
        const user = userId && token ? await findUserOfSession(db, { userId, token }, now) : undefined
        if (!user) throw new Refusal(401, 'Invalid user ID or token')
        return { user }
      },
    },
  })
}
