import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

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
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Hydrated />
    </StrictMode>,
  )
  // React replays events itself from here on.
  dispatchEvent(new Event('hydrating'))
})
