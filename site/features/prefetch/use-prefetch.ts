import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Line, mayPrefetch } from './may-prefetch.ts'

/** The event when the router of all pages is there, and with it the list of their files (site/frame/router/handover.ts). */
export const routerLoaded = 'router-loaded'

/** Prefetches the pages of visible links where the connection allows, as soon as the router is there. */
export function usePrefetch(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the arrival on a page
  useEffect(() => {
    if (!mayPrefetch(navigator as Line)) return
    let isLeft = false
    let stop = () => {}
    const begin = async () => {
      // Without these lines of script a link fetches its page when it is pressed.
      const { prefetchLinks } = await import('./prefetch-links.ts').catch(() => ({ prefetchLinks: null }))
      // The lens of the nav stands on every page: it loads nothing before it is touched.
      if (prefetchLinks && !isLeft)
        stop = prefetchLinks(document.querySelectorAll('a:not([aria-keyshortcuts])'))
    }
    if ('__reactRouterDataRouter' in globalThis) void begin()
    else addEventListener(routerLoaded, begin, { once: true })
    return () => {
      isLeft = true
      removeEventListener(routerLoaded, begin)
      stop()
    }
  }, [key])
}
