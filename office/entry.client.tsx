import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// A transition keeps hydration interruptible by input. A screen that was asked for is rendered in one task instead: in slices,
// a slow processor took as long for the frames between them, which show nothing new.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  )
})
