import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { whenIdle } from '../ui/when-idle.ts'
import { createHandover } from './frame/router/handover.ts'
import { HydratedPage } from './frame/router/hydrated-page.tsx'
import { loadNavigation } from './frame/router/load-navigation.ts'
import { pageGlobals } from './frame/router/page-globals.ts'
import { createPageRouter } from './frame/router/page-router.ts'

/**
 * Marks the document as hydrated and tells boot.js, which then replays an early click on a `data-kept-press` control;
 * prefetching of whole documents ends with the mark.
 */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}

// A transition keeps hydration interruptible by input.
function hydrate(page: ReactNode) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {page}
        <Hydrated />
      </StrictMode>,
    )
    // React replays events itself from here on.
    dispatchEvent(new Event('hydrating'))
  })
}

/** A shared page starts with a router of its own; that of all pages comes at the first sign of a visitor (boot.js). */
function hydrateShared(state: NonNullable<typeof pageGlobals.__reactRouterContext.state>) {
  const router = createPageRouter(state, pageGlobals, () => handover.start())
  const handover = createHandover(() => loadNavigation(router))
  hydrate(<HydratedPage first={router} handover={handover} />)
  const begin = () => whenIdle(() => void handover.start().catch(() => {}))
  if (document.getElementById('hydrate')?.dataset.signed === undefined)
    addEventListener('signed', begin, { once: true })
  else begin()
}

const { state } = pageGlobals.__reactRouterContext
if (import.meta.env.DEV) import('react-router/dom').then(({ HydratedRouter }) => hydrate(<HydratedRouter />))
else if (state) hydrateShared(state)
else loadNavigation().then(router => hydrate(<HydratedPage first={router} />))
