import type { ContextType } from 'react'
import type { UNSAFE_AssetsManifest, UNSAFE_FrameworkContext, UNSAFE_RouteModules } from 'react-router'

type FrameworkContext = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>

/** The data of a page's loaders. */
export interface PageState {
  readonly loaderData: Readonly<Record<string, unknown>>
  readonly actionData: Readonly<Record<string, unknown>> | null
}

/** The router's context: with its data as it is, for shared pages (server/pages/page-data.ts), or as the stream that the router reads. */
type PageContext = Pick<FrameworkContext, 'future' | 'ssr' | 'isSpaMode' | 'routeDiscovery'> & {
  readonly basename?: string
  readonly state?: PageState
  /** The address of the data that `state` leaves out; its hash is in it. */
  readonly late?: string
  readonly stream?: ReadableStream<Uint8Array>
}

export interface PageGlobals {
  readonly __reactRouterContext: PageContext
  /** Names the routes of the page only, until the router is loaded. */
  readonly __reactRouterManifest: UNSAFE_AssetsManifest
  readonly __reactRouterRouteModules: UNSAFE_RouteModules
  /** What the loaders of the page give as `late`, by the ids of their routes, once it has been loaded. */
  readonly __lateData?: Readonly<Record<string, object>>
  /** The script with the hashes of all scripts and style sheets: bin/parts/write-integrity.ts. */
  readonly __hashes?: { readonly src: string; readonly integrity: string }
}

/** The globals by which a document starts its router. */
export const pageGlobals = globalThis as unknown as PageGlobals
