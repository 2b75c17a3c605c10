import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The page that was shown last. Kept outside React, because an error page brings a frame of its own. */
let shown: string | null = null

/**
 * After a link inside the site: focus goes to the heading of what the link leads to, and the new page's title is
 * returned to be announced.
 */
export function useArrival(): string {
  const { pathname, hash } = useLocation()
  const [announcement, setAnnouncement] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump within the page is no arrival
  useEffect(() => {
    const from = shown
    shown = pathname
    if (from === null || from === pathname) return
    const heading = findHeading(hash)
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    setAnnouncement(document.title)
  }, [pathname])
  return announcement
}

/** The heading of the part that the address names, else the page's own. */
function findHeading(hash: string): HTMLElement | null {
  const part = document.getElementById(hash.slice(1))
  return part?.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('main h1')
}
