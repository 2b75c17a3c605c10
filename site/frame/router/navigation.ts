import {
  type DataRouter,
  UNSAFE_createClientRoutes,
  UNSAFE_createRouter,
  UNSAFE_decodeViaTurboStream,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_getHydrationData,
  UNSAFE_getTurboStreamSingleFetchDataStrategy,
  UNSAFE_hydrationRouteProperties,
} from 'react-router'
import type { PageGlobals, PageState } from './page-globals.ts'
import { history, isWhereItWas } from './page-router.ts'

/**
 * The router of all pages, as `HydratedRouter` makes it. A script of its own: bin/parts/deferred-router.ts keeps what only
 * it needs of the package out of the scripts that React starts with. `page`: the router whose place it takes.
 */
export async function createNavigation(globals: PageGlobals, page?: DataRouter): Promise<DataRouter> {
  const { __reactRouterContext: context, __reactRouterManifest: manifest } = globals
  const modules = globals.__reactRouterRouteModules
  const state = page ? page.state : await readStream(context.stream)
  const routes = UNSAFE_createClientRoutes(
    manifest.routes,
    modules,
    state as never,
    context.ssr,
    context.isSpaMode,
  )
  const hydrationData = UNSAFE_getHydrationData({
    state: state as never,
    routes,
    getRouteInfo: id => ({
      clientLoader: modules[id]?.clientLoader,
      hasLoader: manifest.routes[id]?.hasLoader === true,
      hasHydrateFallback: modules[id]?.HydrateFallback != null,
    }),
    location: window.location,
    basename: context.basename,
    future: context.future,
    isSpaMode: context.isSpaMode,
  })
  const router: DataRouter = UNSAFE_createRouter({
    routes,
    history: page ? Object.create(history, { location: { value: page.state.location } }) : history,
    ...(context.basename !== undefined && { basename: context.basename }),
    hydrationData: hydrationData as never,
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
    dataStrategy: UNSAFE_getTurboStreamSingleFetchDataStrategy(
      () => router,
      manifest,
      modules,
      context.ssr,
      request => fetch(request),
      false,
      undefined,
      context.isSpaMode,
    ),
  })
  router.initialize()
  // Someone went back or to an anchor meanwhile.
  if (page && !isWhereItWas(page))
    dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  return router
}

async function readStream(stream: ReadableStream<Uint8Array> | undefined): Promise<PageState> {
  if (!stream) throw new Error('The document has no data')
  return (await UNSAFE_decodeViaTurboStream(stream, window)).value as PageState
}
