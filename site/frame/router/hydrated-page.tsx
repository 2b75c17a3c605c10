import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { type DataRouter, UNSAFE_FrameworkContext, UNSAFE_RemixErrorBoundary } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Handover } from './handover.ts'
import { type PageGlobals, pageGlobals } from './page-globals.ts'

interface HydratedPageProps {
  /** The router that the page starts with. */
  readonly first: DataRouter
  readonly handover?: Handover
  readonly globals?: PageGlobals
}

/** The elements of `HydratedRouter`, around a router that may be replaced. */
export function HydratedPage({ first, handover, globals = pageGlobals }: HydratedPageProps) {
  const [router, setRouter] = useState(first)
  const [location, setLocation] = useState(router.state.location)
  useEffect(() => handover?.listen(router => startTransition(() => setRouter(router))), [handover])
  useEffect(() => {
    if (router !== first) handover?.show()
  }, [router, first, handover])
  useLayoutEffect(() => router.subscribe(state => setLocation(state.location)), [router])
  const { future, ssr, isSpaMode, routeDiscovery } = globals.__reactRouterContext
  return (
    <>
      <UNSAFE_FrameworkContext.Provider
        value={{
          manifest: globals.__reactRouterManifest,
          routeModules: globals.__reactRouterRouteModules,
          ...{ future, ssr, isSpaMode, routeDiscovery },
        }}
      >
        <UNSAFE_RemixErrorBoundary location={location}>
          <RouterProvider router={router} />
        </UNSAFE_RemixErrorBoundary>
      </UNSAFE_FrameworkContext.Provider>
      {null}
    </>
  )
}
