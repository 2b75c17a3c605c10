import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '../../../ui/when-idle.ts'
import { readPath } from '../../language/link.ts'
import { mayPrefetch } from '../prefetch/may-prefetch.ts'

/**
 * Registers the service worker and caches pages of the handbook for offline reading: see docs/decisions/021-offline.md.
 */
export function useCachedPages(isOn: boolean): void {
  const { pathname } = useLocation()
  const isOffered = isOn && typeof navigator !== 'undefined' && 'serviceWorker' in navigator
  useDocumentLinks(isOffered)
  useEffect(() => (isOffered ? whenIdle(register) : undefined), [isOffered])
  useEffect(() => {
    if (!isOffered || !readPath(pathname).page.startsWith('/handbook')) return
    if (!mayPrefetch(navigator)) return
    return whenIdle(() => void tell(pathname))
  }, [isOffered, pathname])
}

/**
 * Makes links load documents while offline, because the worker caches documents only. A capturing listener on `window`
 * stops the click before React handles it.
 */
function useDocumentLinks(isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return
    const leave = (event: MouseEvent) => {
      if (navigator.onLine || !navigator.serviceWorker.controller) return
      if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
    }
    addEventListener('click', leave, { capture: true })
    return () => removeEventListener('click', leave, { capture: true })
  }, [isOffered])
}

const register = () =>
  void navigator.serviceWorker
    .register('/service-worker.js')
    .catch(error => console.warn(`The service worker could not be registered: ${error}`))

/** Asks the worker to cache a page that was shown by client-side navigation, or before the worker was active. */
async function tell(pathname: string) {
  const { active } = await navigator.serviceWorker.ready
  if (location.pathname !== pathname) return
  const pictures = [...document.images].filter(({ currentSrc }) => currentSrc.startsWith(location.origin))
  active?.postMessage({
    page: pathname,
    pictures: pictures.map(({ currentSrc }) => new URL(currentSrc).pathname),
  })
}
