import { createAdminClient } from '../../contract/admin.ts'
import type { Fetch } from '../../contract/client.ts'
import { findCookie } from '../../contract/cookies.ts'
import { defaultLanguageTag } from '../../contract/locale.ts'
import { createOfficeClient, officeApi } from '../../contract/office/office.ts'
import type { OfficeRequest, Theme } from '../../office/request/office-request.ts'
import type { Log } from '../../platform/log.ts'
import type { Secret } from '../../platform/signature.ts'
import { serviceAuthorization } from '../../services/http/same-origin.ts'
import { type Exchange, headerOf } from '../http/exchange.ts'

interface OfficeRequestOptions {
  readonly origin: string
  readonly log: Log
  readonly office: Fetch
  readonly admin: Fetch
  /** Authenticates the site to the services. */
  readonly serviceSecret: Secret
}

/** A request's context, and the cookies that its calls have set. */
interface OfficeContext {
  readonly context: OfficeRequest
  readonly cookies: readonly string[]
}

/** Creates the context that loaders and actions of the office get. */
export function createOfficeRequests({ origin, log, office, admin, serviceSecret }: OfficeRequestOptions) {
  return (exchange: Exchange, isDocument: boolean): OfficeContext => {
    const cookies: string[] = []
    const sent = headerOf(exchange.request, 'cookie')
    let cookie = officeCookie(sent)
    const trusted = trustedHeaders(exchange, serviceSecret)
    const context: OfficeRequest = {
      origin,
      log,
      requestId: exchange.id,
      isDocument,
      theme: readTheme(sent),
      hasCookie: cookie !== '',
      office: createOfficeClient({
        baseUrl: `${origin}${officeApi}`,
        headers: trusted,
        fetch: request => {
          request.headers.set('Cookie', cookie)
          return office(request)
        },
        // A new session token replaces the old one within the request.
        onHeaders: headers => {
          for (const set of headers.getSetCookie()) {
            cookies.push(set)
            cookie = officeCookie(set.split(';', 1)[0] ?? '') || cookie
          }
        },
      }),
      findUploads: async ids => {
        if (ids.length === 0) return []
        const client = createAdminClient({ baseUrl: `${origin}/api/admin`, headers: trusted, fetch: admin })
        return (await client.findAttachments({ body: { ids: [...ids] } })).files
      },
    }
    return { context, cookies }
  }
}

/** Headers that the service trusts: the calls are made by the site's server, for a visitor. */
export const trustedHeaders = (exchange: Exchange, serviceSecret: Secret): Record<string, string> => ({
  Authorization: serviceAuthorization(serviceSecret),
  'X-Request-Id': exchange.id,
  'X-Visitor-Address': exchange.visitor,
  'Accept-Language': defaultLanguageTag,
  'User-Agent': headerOf(exchange.request, 'user-agent'),
  'Sec-Fetch-Site': headerOf(exchange.request, 'sec-fetch-site'),
})

/** The pair of the office's session cookie alone; empty without one. */
export const officeCookie = (header: string): string =>
  header
    .split(';')
    .map(pair => pair.trim())
    .filter(pair => /^(?:__Host-)?office=/.test(pair))
    .join('; ')

function readTheme(cookie: string): Theme {
  const chosen = findCookie(cookie, 'office-theme')
  return chosen === 'light' || chosen === 'dark' ? chosen : null
}
