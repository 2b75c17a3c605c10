import { type RefObject, useEffect } from 'react'

/** Keeps back what is still below the screen, and lets it draw itself when a third of it has come up. */
export function useDrawOnce(drawing: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const element = drawing.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    if (element.getBoundingClientRect().top < innerHeight) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        delete element.dataset.waiting
        observer.disconnect()
      },
      { threshold: 0.35 },
    )
    element.dataset.waiting = ''
    observer.observe(element)
    return () => {
      delete element.dataset.waiting
      observer.disconnect()
    }
  }, [drawing])
}
