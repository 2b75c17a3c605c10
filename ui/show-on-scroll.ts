import { type RefObject, useEffect } from 'react'

/** The number of pixels of an element that have to be in view before it is revealed. */
const thresholdPx = 100

/**
 * Sets `data-waiting` on an element below the viewport and removes it for good once 100 px of it are in view. Nothing is
 * hidden without scripts or under reduced motion.
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
