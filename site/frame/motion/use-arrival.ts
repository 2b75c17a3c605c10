import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a link inside the site: focus goes to the new page's heading, and its title is returned to be announced. */
export function useArrival(): string {
  const { pathname } = useLocation()
  const from = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (from.current === pathname) return
    from.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    setAnnouncement(document.title)
  }, [pathname])
  return announcement
}
