import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { whenIdle } from '../ui/when-idle.ts'
import { loadLateParts } from './features/late/late.tsx'
import { createHandover } from './frame/router/handover.ts'
import { HydratedPage } from './frame/router/hydrated-page.tsx'
import { loadLateData } from './frame/router/load-late-data.ts'
import { loadNavigation } from './frame/router/load-navigation.ts'
import { pageGlobals } from './frame/router/page-globals.ts'
import { createPageRouter } from './frame/router/page-router.ts'

/**
 * Marks the document as hydrated and tells boot.js, which then replays an early click on a `data-kept-press` control;
 * prefetching of whole documents ends with the mark. It is around the page, because a sibling would change the ids of `useId`.
 */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  return children
}

// A transition keeps hydration interruptible by input.
function hydrate(page: ReactNode) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Hydrated>{page}</Hydrated>
      </StrictMode>,
    )
    // React replays events itself from here on.
    dispatchEvent(new Event('hydrating'))
  })
}

const loadLate = () => loadLateParts(loadLateData)
const beginLateParts = () => void loadLate().catch(() => {})

/** A shared page starts with a router of its own; that of all pages comes at the first sign of a visitor (boot.js). */
function hydrateShared(state: NonNullable<typeof pageGlobals.__reactRouterContext.state>) {
  const router = createPageRouter(state, pageGlobals, () => handover.start())
  const handover = createHandover(async () => {
    await loadLate()
    return loadNavigation(router)
  })
  hydrate(<HydratedPage first={router} handover={handover} />)
  const begin = () => {
    beginLateParts()
    whenIdle(() => void handover.start().catch(() => {}))
  }
  if (document.getElementById('hydrate')?.dataset.signed === undefined)
    addEventListener('signed', begin, { once: true })
  else begin()
}

const { state } = pageGlobals.__reactRouterContext
if (!import.meta.env.DEV && state) hydrateShared(state)
else {
  beginLateParts()
  if (import.meta.env.DEV)
    import('react-router/dom').then(({ HydratedRouter }) => hydrate(<HydratedRouter />))
  else loadNavigation().then(router => hydrate(<HydratedPage first={router} />))
}
