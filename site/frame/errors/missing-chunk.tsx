import { type ReactNode, useLayoutEffect, useState } from 'react'
import { mayReload, reloadOnce } from './chunk-failure.ts'

/** A script of the page did not come: the page is loaded anew; where that was just done, it is said what is the matter. */
export function MissingChunk({ children }: { readonly children: ReactNode }) {
  const [inVain, setInVain] = useState(() => !mayReload())
  useLayoutEffect(() => {
    if (!reloadOnce()) setInVain(true)
  }, [])
  return inVain ? children : null
}
