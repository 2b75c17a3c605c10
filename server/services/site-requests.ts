import { type AdminClient, adminCalls, createAdminClient } from '../../contract/admin.ts'
import type { Call } from '../../contract/call.ts'
import type { Fetch } from '../../contract/client.ts'
import { createGalleryClient } from '../../contract/gallery.ts'
import { languageTagOf } from '../../contract/locale.ts'
import { previewHeader } from '../../contract/preview-address.ts'
import type { Log } from '../../platform/log.ts'
import type { Secret } from '../../platform/signature.ts'
import { serviceAuthorization } from '../../services/http/same-origin.ts'
import type { UnroutedRequest, Variant } from '../../site/request/site-request.ts'
import { type Exchange, headerOf, isRead } from '../http/exchange.ts'
import { keysOfCall } from './keys-of-calls.ts'
import { createStaleOnError } from './stale-on-error.ts'

interface SiteRequestOptions {
  readonly origin: string
  readonly mailHost: string
  readonly log: Log
  readonly admin: { readonly baseUrl: string; readonly fetch: Fetch }
  readonly gallery: { readonly baseUrl: string; readonly fetch: Fetch }
  /** Authenticates the site to the services. */
  readonly serviceSecret: Secret
  readonly galleryApart: boolean
  readonly analytics: UnroutedRequest['analytics']
  readonly captcha: UnroutedRequest['captcha']
  readonly serviceWorker: boolean
  readonly development: boolean
  readonly pseudo: boolean
}

/** A preview link that opens the page of a request. */
export interface OpenedPreview {
  readonly token: string
  readonly revision: number
  readonly expiresAt: string
}

/** Of an exchange, what a rendering may know. */
export type Asker = Pick<Exchange, 'id' | 'visitor' | 'request'>

/** The keys of the content that a page is made of, and of what stands beside it. */
interface PageKeys {
  readonly keys: Set<string>
  readonly beside: Set<string>
}

/** A request of the site with what its rendering has asked for. */
export interface RenderRequest extends UnroutedRequest {
  readonly content: PageKeys
}

/** The deadline of all gallery calls of one page, in ms. */
const ownPageMs = 2500

/** Whether a call reads data that is the same for everybody, so that a stale answer may stand in. */
function isShared(name: string): boolean {
  const call: Call = adminCalls[name as keyof typeof adminCalls]
  return call.method === 'GET' && !call.personal
}

/** A client that records the keys of what it is asked. */
function recordKeys(client: AdminClient, page: PageKeys): AdminClient {
  const calls = Object.entries(client as unknown as Record<string, Ask>)
  const recorded = calls.map(([name, ask]): [string, Ask] => [
    name,
    (input = {}, options) => {
      const made = keysOfCall(name, input)
      for (const key of made?.keys ?? []) page.keys.add(key)
      for (const key of made?.beside ?? []) page.beside.add(key)
      return ask(input, options)
    },
  ])
  return Object.fromEntries(recorded) as unknown as AdminClient
}

type Ask = (input?: object, options?: object) => Promise<unknown>

/** Creates the context that loaders and actions get. */
export function createSiteRequests({ admin, gallery, serviceSecret, ...facts }: SiteRequestOptions) {
  const withStaleOnError = createStaleOnError(isShared)
  return (variant: Variant, exchange: Asker, preview?: OpenedPreview): RenderRequest => {
    const requestId = exchange.id
    const trusted = {
      Authorization: serviceAuthorization(serviceSecret),
      'X-Request-Id': requestId,
      'X-Visitor-Address': exchange.visitor,
    }
    const site: RenderRequest = {
      ...facts,
      ...(preview && { analytics: null, serviceWorker: false }),
      preview: preview ? { revision: preview.revision, expiresAt: preview.expiresAt } : null,
      variant,
      requestId,
      isPosted: !isRead(exchange.request),
      report: { degraded: false, showsTime: false },
      content: { keys: new Set(), beside: new Set() },
      admin: (locale, account) => {
        const headers = {
          ...trusted,
          'Accept-Language': languageTagOf(locale),
          ...(account !== undefined && { 'X-Visitor-Account': account }),
          ...(preview && { [previewHeader]: preview.token }),
        }
        const client = createAdminClient({ ...admin, headers })
        // What a preview is answered is nobody else's, not even when the service fails.
        return preview ? client : withStaleOnError(recordKeys(client, site.content), locale, () => site)
      },
      gallery: (locale, request) => {
        const cookies: string[] = []
        const headers = {
          ...trusted,
          'Accept-Language': languageTagOf(locale),
          Cookie: request.headers.get('cookie') ?? '',
          'User-Agent': headerOf(exchange.request, 'user-agent'),
          'Sec-Fetch-Site': headerOf(exchange.request, 'sec-fetch-site'),
        }
        let cleared: string | null = null
        const onHeaders = (answered: Headers) => {
          cookies.push(...answered.getSetCookie())
          cleared = answered.get('clear-site-data') ?? cleared
        }
        // A posted form has no deadline: its outcome would be unknown.
        const deadline = request.method === 'GET' && { signal: AbortSignal.timeout(ownPageMs) }
        const calls = createGalleryClient({ ...gallery, headers, onHeaders, ...deadline })
        return { calls, cookies, cleared: () => cleared }
      },
    }
    return site
  }
}
