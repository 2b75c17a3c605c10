import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Line, mayPrefetch } from './may-prefetch.ts'
import { prefetchLinks } from './prefetch-links.ts'

/** Prefetches the pages of visible links where the connection allows. */
export function usePrefetch(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the arrival on a page
  useEffect(
    () => (mayPrefetch(navigator as Line) ? prefetchLinks(document.querySelectorAll('a')) : undefined),
    [key],
  )
}
