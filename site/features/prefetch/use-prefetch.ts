import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Line, mayPrefetch } from './may-prefetch.ts'
import { prefetchLinks } from './prefetch-links.ts'

/** On every page: what the links that are seen lead to is fetched ahead, where the line is good enough for it. */
export function usePrefetch(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the arrival on a page
  useEffect(
    () => (mayPrefetch(navigator as Line) ? prefetchLinks(document.querySelectorAll('a')) : undefined),
    [key],
  )
}
