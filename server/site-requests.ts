import { createAdminClient } from '../contract/admin.ts'
import type { Fetch } from '../contract/client.ts'
import type { Log } from '../platform/log.ts'
import { isoOf } from '../site/language/locale.ts'
import type { SiteRequest, Variant } from '../site/request/site-request.ts'
import { createLastGood } from './last-good.ts'

export interface SiteRequestOptions {
  readonly origin: string
  readonly buildVersion: string
  readonly log: Log
  readonly admin: { readonly baseUrl: string; readonly fetch: Fetch }
  readonly development: boolean
  readonly pseudo: boolean
}

/** Makes what the loaders of each request get. */
export function createSiteRequests({ admin, ...facts }: SiteRequestOptions) {
  const withLastGood = createLastGood()
  return (variant: Variant, requestId: string): SiteRequest => {
    const site: SiteRequest = {
      ...facts,
      variant,
      requestId,
      report: { degraded: false },
      admin: locale => {
        const headers = { 'Accept-Language': isoOf(locale), 'X-Request-Id': requestId }
        return withLastGood(createAdminClient({ ...admin, headers }), locale, () => site)
      },
    }
    return site
  }
}
