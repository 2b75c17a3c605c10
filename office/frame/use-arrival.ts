import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation that took the focused element away, moves focus to the heading of the screen. */
export function useArrival(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    if (heading.tabIndex < 0) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
