import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readPath } from '../../language/link.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { mayPrefetch } from '../prefetch/may-prefetch.ts'

/** Keeps pages of the handbook for when there is no network: see docs/decisions/021-offline.md. */
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
 * Without a network a link loads a document: that is what the worker has, and not the scripts and data of every page.
 * React hears of the click on its way down from the window, and so not at all.
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
    .catch(error => console.warn(`Pages are not kept: ${error}`))

/** A page that came by a link had no document that the worker could have kept, nor had the first one before it. */
async function tell(pathname: string) {
  const { active } = await navigator.serviceWorker.ready
  if (location.pathname !== pathname) return
  const pictures = [...document.images].filter(({ currentSrc }) => currentSrc.startsWith(location.origin))
  active?.postMessage({
    page: pathname,
    pictures: pictures.map(({ currentSrc }) => new URL(currentSrc).pathname),
  })
}
