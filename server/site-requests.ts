import { adminCalls, createAdminClient } from '../contract/admin.ts'
import type { Fetch } from '../contract/client.ts'
import { createGalleryClient } from '../contract/gallery.ts'
import type { Log } from '../platform/log.ts'
import { isoOf } from '../site/language/locale.ts'
import type { UnroutedRequest, Variant } from '../site/request/site-request.ts'
import { type Exchange, headerOf } from './exchange.ts'
import { createLastGood } from './last-good.ts'

export interface SiteRequestOptions {
  readonly origin: string
  readonly mailHost: string
  readonly buildVersion: string
  readonly log: Log
  readonly admin: { readonly baseUrl: string; readonly fetch: Fetch }
  readonly gallery: { readonly baseUrl: string; readonly fetch: Fetch }
  /** By it the services know that a call comes from here. */
  readonly serviceSecret: string
  readonly galleryApart: boolean
  readonly development: boolean
  readonly pseudo: boolean
}

/** Makes what the loaders of each request get. */
export function createSiteRequests({ admin, gallery, serviceSecret, ...facts }: SiteRequestOptions) {
  const withLastGood = createLastGood(name => adminCalls[name as keyof typeof adminCalls].method === 'GET')
  return (variant: Variant, exchange: Exchange): UnroutedRequest => {
    const requestId = exchange.id
    const trusted = {
      Authorization: `Service ${serviceSecret}`,
      'X-Request-Id': requestId,
      'X-Visitor-Address': exchange.visitor,
    }
    const site: UnroutedRequest = {
      ...facts,
      variant,
      requestId,
      report: { degraded: false },
      admin: locale => {
        const headers = { ...trusted, 'Accept-Language': isoOf(locale) }
        return withLastGood(createAdminClient({ ...admin, headers }), locale, () => site)
      },
      gallery: (locale, request) => {
        const cookies: string[] = []
        const headers = {
          ...trusted,
          'Accept-Language': isoOf(locale),
          Cookie: request.headers.get('cookie') ?? '',
          'User-Agent': headerOf(exchange.request, 'user-agent'),
        }
        const onHeaders = (answered: Headers) => void cookies.push(...answered.getSetCookie())
        return { calls: createGalleryClient({ ...gallery, headers, onHeaders }), cookies }
      },
    }
    return site
  }
}
