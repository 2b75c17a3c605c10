import { type RefObject, useEffect } from 'react'

/** This many pixels of a thing have to be on the screen before it shows itself. */
const thresholdPx = 100

/**
 * Marks what is still below the screen with `data-waiting`, and takes the mark away for good when its top has come up by
 * 100 px. Nothing waits without scripts, under reduced motion, or when it is on the screen already.
 */
export function useShowOnScroll(thing: RefObject<HTMLElement | SVGElement | null>): void {
  useEffect(() => {
    const element = thing.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    if (element.getBoundingClientRect().top < innerHeight) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        delete element.dataset.waiting
        observer.disconnect()
      },
      { rootMargin: `0px 0px -${thresholdPx}px` },
    )
    element.dataset.waiting = ''
    observer.observe(element)
    return () => {
      delete element.dataset.waiting
      observer.disconnect()
    }
  }, [thing])
}
