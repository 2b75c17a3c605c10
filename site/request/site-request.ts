import { createContext } from 'react-router'
import type { AdminClient } from '../../contract/admin.ts'
import type { GalleryClient } from '../../contract/gallery.ts'
import type { Locale } from '../../contract/locale.ts'
import type { PagePath } from '../language/link.ts'

/** What a kept page may differ by: a closed set, so that no visitor can add to it. */
export interface Variant {
  /** The language that the banner offers, unless the page opts out of it. */
  readonly offer: Locale | null
  /** The browser has the hint of a session: the first paint says 'Your account'. */
  readonly loggedIn: boolean
  readonly lightMode: boolean
}

/** The services failed a page: it is shown with a fallback, and not kept for long. */
export interface Report {
  degraded: boolean
}

/** The gallery service on behalf of one visitor, and the cookies that it sets for them. */
export interface VisitorGallery {
  readonly calls: GalleryClient
  /** `Set-Cookie` values of the answers so far: they belong on the page's own answer. */
  readonly cookies: readonly string[]
  /** `Clear-Site-Data` of the answers so far, which belongs there too; null when none has it. */
  readonly cleared: () => string | null
}

/** What the server hands to the loaders of one request: no header, cookie or address of the visitor. */
export interface SiteRequest {
  readonly origin: string
  /** The host in `support@{host}` and the other addresses that we are written to. */
  readonly mailHost: string
  readonly buildVersion: string
  readonly variant: Variant
  readonly report: Report
  /** A form was sent: loaders run for the page that answers it. */
  readonly isPosted: boolean
  readonly requestId: string
  readonly log: { warn(fields: object, message: string): void; error(fields: object, message: string): void }
  /** With the id of an account that is logged in: on its behalf. */
  readonly admin: (locale: Locale, account?: string) => AdminClient
  /** Asked with the cookies of the request, which only forms and a visitor's own pages carry. */
  readonly gallery: (locale: Locale, request: Request) => VisitorGallery
  /** The gallery service runs elsewhere, and deals with forgotten passwords there. */
  readonly galleryApart: boolean
  /** The measuring script of another company, and the name that it knows this site by. */
  readonly analytics: { readonly scriptUrl: string; readonly site: string } | null
  /** Who tells people from programs. */
  readonly captcha: 'proof-of-work' | 'recaptcha'
  /** Whether browsers keep pages for when there is no network. */
  readonly serviceWorker: boolean
  /** Whether the routes know a page: what is to be listed can be older or newer than they are. */
  readonly hasPage: (page: PagePath) => boolean
  /** Only in development and in tests: the workbench and the pseudo-language. */
  readonly development: boolean
  readonly pseudo: boolean
}

/** The same before it comes to the routes. */
export type UnroutedRequest = Omit<SiteRequest, 'hasPage'>

export const siteRequest = createContext<SiteRequest>()
