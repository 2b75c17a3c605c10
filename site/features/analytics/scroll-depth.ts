import type { Depth } from '../../../contract/counts.ts'

/** The scroll position of a document in pixels. */
interface ScrollPosition {
  readonly top: number
  readonly windowHeight: number
  readonly pageHeight: number
}

/** The scroll depth in percent, rounded down to tens. */
export function depthOf({ top, windowHeight, pageHeight }: ScrollPosition): Depth {
  if (pageHeight <= 0) return 100
  // Scroll positions may be a fraction of a pixel short of the end.
  const share = Math.ceil(Math.max(0, top) + windowHeight) / Math.floor(pageHeight)
  return (Math.floor(Math.min(1, share) * 10) * 10) as Depth
}

export const readScrollPosition = (): ScrollPosition => ({
  top: scrollY,
  windowHeight: innerHeight,
  pageHeight: document.documentElement.scrollHeight,
})
