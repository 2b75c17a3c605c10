import { createContext } from 'react-router'
import type { AdminClient } from '../../contract/admin.ts'
import type { GalleryClient } from '../../contract/gallery.ts'
import type { Locale } from '../../contract/locale.ts'
import type { PagePath } from '../language/link.ts'

/** The cache key of a page besides its path: a closed set, so that no visitor can add to it. */
export interface Variant {
  /** The locale that the banner offers, unless the page opts out. */
  readonly offer: Locale | null
  /** The session hint cookie is present: the first render says 'Your account'. */
  readonly loggedIn: boolean
  readonly lightMode: boolean
}

/** What the page cache has to know of a page. */
interface Report {
  /** A section shows its fallback after a failure: the page is cached for a short time only. */
  degraded: boolean
  /** The page shows the time of day, or what is left until a moment. */
  showsTime: boolean
  /** The page shows how things are now: from a minute on a visitor waits for the next rendering. */
  isLive?: boolean
}

/** A gallery client with the visitor's cookies, and the cookies that it sets. */
export interface VisitorGallery {
  readonly calls: GalleryClient
  /** `Set-Cookie` values of the service so far, for the page's response. */
  readonly cookies: readonly string[]
  /** `Clear-Site-Data` of the service so far, for the page's response; null without one. */
  readonly cleared: () => string | null
}

/** The context that the server passes to loaders: no header, cookie or address of the visitor. */
export interface SiteRequest {
  readonly origin: string
  /** The host in `support@{host}` and the other email addresses of the site. */
  readonly mailHost: string
  readonly variant: Variant
  readonly report: Report
  /** The request is a form post, whose response the loaders render. */
  readonly isPosted: boolean
  /** The page shows a stored revision that is not public; null on every other page. */
  readonly preview: { readonly revision: number; readonly expiresAt: string } | null
  readonly requestId: string
  readonly log: { warn(fields: object, message: string): void; error(fields: object, message: string): void }
  /** With the id of a logged-in account, calls on its behalf. */
  readonly admin: (locale: Locale, account?: string) => AdminClient
  /** Calls with the request's cookies, for forms and private pages only. */
  readonly gallery: (locale: Locale, request: Request) => VisitorGallery
  /** The gallery service runs elsewhere and handles forgotten passwords itself. */
  readonly galleryApart: boolean
  /** The third-party analytics script, and its id of this site. */
  readonly analytics: { readonly scriptUrl: string; readonly site: string } | null
  /** The captcha of forms. */
  readonly captcha: 'proof-of-work' | 'recaptcha'
  /** Whether browsers register the service worker, which caches pages for offline reading. */
  readonly serviceWorker: boolean
  /** Whether the routes have a page; rows of the database can be older or newer than the build. */
  readonly hasPage: (page: PagePath) => boolean
  /** Development and tests only: the workbench and the pseudo-language. */
  readonly development: boolean
  readonly pseudo: boolean
}

/** The context before route matching. */
export type UnroutedRequest = Omit<SiteRequest, 'hasPage'>

export const siteRequest = createContext<SiteRequest>()
