import type { Depth } from '../../../contract/counts.ts'

/** What is read of a scrolled document, in pixels. */
export interface ScrollPosition {
  readonly top: number
  readonly windowHeight: number
  readonly pageHeight: number
}

/** How much of a page has been in the window, from its top: tens of percent, rounded down. */
export function depthOf({ top, windowHeight, pageHeight }: ScrollPosition): Depth {
  if (pageHeight <= 0) return 100
  // A scroll position may be a fraction of a pixel short of the end.
  const share = Math.ceil(Math.max(0, top) + windowHeight) / Math.floor(pageHeight)
  return (Math.floor(Math.min(1, share) * 10) * 10) as Depth
}

export const readScrollPosition = (): ScrollPosition => ({
  top: scrollY,
  windowHeight: innerHeight,
  pageHeight: document.documentElement.scrollHeight,
})
