import { getCookie } from 'hono/cookie'
import type { Kysely } from 'kysely'
import { galleryCalls } from '../../contract/gallery.ts'
import type { Log } from '../../platform/log.ts'
import { Refusal } from '../http/problem.ts'
import { createService } from '../http/service.ts'
import { findUserOfSession } from './load-user.ts'
import type { GalleryTables } from './schema.ts'

export interface GalleryServiceOptions {
  readonly db: Kysely<GalleryTables>
  readonly log: Log
  readonly origin: string
  readonly serviceSecret: string
}

/** The gallery service as a `fetch` handler below `/api/gallery`. */
export function createGalleryService({ db, log, origin, serviceSecret }: GalleryServiceOptions) {
  return createService({
    basePath: '/api/gallery',
    calls: galleryCalls,
    origin,
    serviceSecret,
    log,
    handlers: {
      userLoad: async ({ body, context }) => {
        const userId = body.userId ?? body.user ?? getCookie(context, 'user')
        const token = body.token ?? getCookie(context, 'token')
        if (!userId && !token) return { user: null }
        const now = new Date().toISOString()
        const user = userId && token ? await findUserOfSession(db, { userId, token }, now) : undefined
        if (!user) throw new Refusal(401, 'Invalid user ID or token')
        return { user }
      },
    },
  })
}
