import { startTransition, useEffect, useState } from 'react'
import { type DataRouter, UNSAFE_FrameworkContext } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ReloadOnError } from '../errors/reload-on-error.tsx'
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
  useEffect(() => handover?.listen(router => startTransition(() => setRouter(router))), [handover])
  useEffect(() => {
    if (router !== first) handover?.show()
  }, [router, first, handover])
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
        <ReloadOnError>
          <RouterProvider router={router} />
        </ReloadOnError>
      </UNSAFE_FrameworkContext.Provider>
      {null}
    </>
  )
}
