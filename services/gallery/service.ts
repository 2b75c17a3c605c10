import type { Kysely } from 'kysely'
import { galleryCalls } from '../../contract/gallery.ts'
import { type AdminPeer, galleryServiceCalls } from '../../contract/service-calls.ts'
import { type Clock, systemClock } from '../../platform/clock.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Log } from '../../platform/log.ts'
import type { HashCost } from '../../platform/passwords.ts'
import type { CaptchaSetting } from '../../platform/settings.ts'
import type { Secret } from '../../platform/signature.ts'
import { createCaptcha } from '../captcha/captcha.ts'
import { createGuard } from '../http/guard.ts'
import type { FindReadOnly } from '../http/read-only.ts'
import { createService } from '../http/service.ts'
import { createRecipientLimit, type RecipientLimits } from '../mail/recipient-limit.ts'
import { eraseAccounts, exportAccounts, findAccounts } from './account/accounts-of-address.ts'
import { galleryAudit } from './audit.ts'
import { decideBeta } from './betas/beta-decisions.ts'
import { accountCalls } from './calls/account-calls.ts'
import { passkeyCalls } from './calls/passkey-calls.ts'
import { passwordCalls } from './calls/password-calls.ts'
import { registrationCalls } from './calls/registration-calls.ts'
import { sessionCalls } from './calls/session-calls.ts'
import { defaultLimits, type GalleryLimits } from './limits.ts'
import type { GalleryTables } from './schema.ts'
import { endAllSessions, endSessionsOfAddress } from './sessions/end-sessions.ts'

export interface GalleryServiceOptions {
  readonly db: Kysely<GalleryTables>
  readonly log: Log
  readonly origin: string
  readonly serviceSecret: Secret
  /** Signs the challenges of the captcha. */
  readonly secret: Secret
  readonly captcha: CaptchaSetting
  readonly cookieDomain: string | null
  /** The admin service, which keeps what accounts have sent with forms. */
  readonly admin: AdminPeer
  /** The store of the rate limits. */
  readonly limits: Limits
  /** Rate limits that differ from the defaults. */
  readonly allowed?: Partial<GalleryLimits & RecipientLimits>
  readonly clock?: Clock
  /** Whether nothing may be stored. */
  readonly readOnly?: FindReadOnly | undefined
  /** The cost of password hashes; the current one by default. */
  readonly passwordCost?: HashCost | undefined
}

/** The gallery service as a `fetch` handler below `/api/gallery`. */
export function createGalleryService(options: GalleryServiceOptions) {
  const { db, origin, admin, cookieDomain, limits, allowed = {}, clock = systemClock } = options
  const guard = createGuard<keyof GalleryLimits>('gallery', limits, { ...defaultLimits, ...allowed })
  const captcha = createCaptcha({
    setting: options.captcha,
    service: 'gallery',
    secret: options.secret,
    guard,
    clock,
    warn: reason => options.log.warn({ reason }, 'captcha provider unavailable'),
  })
  const callContext = {
    dependencies: {
      db,
      origin,
      clock,
      recipients: createRecipientLimit(limits, allowed),
      admin,
      passwordCost: options.passwordCost,
    },
    guard,
    captcha,
    scope: { origin, cookieDomain },
    serviceSecret: options.serviceSecret,
  }
  return createService({
    ...options,
    basePath: '/api/gallery',
    calls: { ...galleryCalls, ...galleryServiceCalls },
    audit: galleryAudit,
    handlers: {
      ...registrationCalls(callContext),
      ...sessionCalls(callContext),
      ...accountCalls(callContext),
      ...passwordCalls(callContext),
      ...passkeyCalls(callContext),
      async decideBeta({ params: { reference = '' }, body }) {
        await decideBeta(callContext.dependencies, { reference, ...body })
        return { success: true }
      },
      findAccounts: async ({ body }) => ({ accounts: await findAccounts(db, body.email) }),
      exportAccounts: async ({ body }) => ({ accounts: await exportAccounts(db, body.email) }),
      eraseAccounts: async ({ body }) => ({ accounts: await eraseAccounts(db, body.email) }),
      logAccountsOut: async ({ body }) => ({ sessions: await endSessionsOfAddress(db, body.email) }),
      logEverybodyOut: async () => ({ sessions: await endAllSessions(db) }),
    },
  })
}
