import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The path of the last page, in module state because an error page mounts a new frame. */
let shown: string | null = null

/**
 * After a client-side navigation, moves focus to the heading of the target and returns the new page's title for the live
 * region. A layout effect: a key pressed once the page is seen does not lose the focus.
 */
export function useArrival(): string {
  const { pathname, hash } = useLocation()
  const [announcement, setAnnouncement] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump within the page is no arrival
  useLayoutEffect(() => {
    const from = shown
    shown = pathname
    if (from === null || from === pathname) return
    const heading = findHeading(hash)
    if (heading) {
      if (heading.tabIndex < 0) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    setAnnouncement(document.title)
  }, [pathname])
  return announcement
}

/** The heading of the element that the fragment names, else the page's `h1`, or the field that it is there for. */
function findHeading(hash: string): HTMLElement | null {
  const part = document.getElementById(hash.slice(1))
  return (
    part?.querySelector<HTMLElement>('h1, h2, h3') ??
    document.querySelector<HTMLElement>('main [data-arrival]') ??
    document.querySelector<HTMLElement>('main h1')
  )
}
