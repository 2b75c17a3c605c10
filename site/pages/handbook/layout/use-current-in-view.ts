import { type RefObject, useEffect } from 'react'

/** Scrolls only the list, so that the current page's entry is in view. */
export function useCurrentInView(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: box } = list
    const entry = box?.querySelector('[aria-current=page]')
    if (!box || !entry) return
    const below = entry.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom
    if (below > 0) box.scrollTop += below + box.clientHeight / 3
  }, [list])
}
