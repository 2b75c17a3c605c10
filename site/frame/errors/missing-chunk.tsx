import { type ReactNode, useLayoutEffect, useState } from 'react'
import { mayReload, reloadOnce } from './chunk-failure.ts'

/** Reloads the page when a chunk is missing; shows its children when that was just tried. */
export function MissingChunk({ children }: { readonly children: ReactNode }) {
  const [wasReloaded, setWasReloaded] = useState(() => !mayReload())
  useLayoutEffect(() => {
    if (!reloadOnce()) setWasReloaded(true)
  }, [])
  return wasReloaded ? children : null
}
