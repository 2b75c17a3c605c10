import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/**
 * Tells boot.js that React has taken over: what is marked `data-kept-press` and was pressed before is pressed now. The
 * mark on the document ends the fetching ahead of whole documents.
 */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}

// In a transition, so that hydrating gives way to a visitor's touch.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Hydrated />
    </StrictMode>,
  )
  // From here on React keeps presses itself.
  dispatchEvent(new Event('hydrating'))
})
