/** The scroll distance in pixels after which a menu is out of view. */
const farEnough = 75
/** A scroll within this time after a focus change is the browser's scroll into view. */
const focusMs = 250

/**
 * Calls back when the visitor scrolls away; scrolls by focus or zoom are ignored. Returns a function that removes the
 * listeners.
 */
export function watchReadingScroll(onScrolled: () => void): () => void {
  let focusedAt = Number.NEGATIVE_INFINITY
  const onFocus = () => {
    focusedAt = performance.now()
  }
  const onScroll = () => {
    const byFocus = performance.now() - focusedAt < focusMs
    const byZoom = (window.visualViewport?.scale ?? 1) > 1
    if (window.scrollY > farEnough && !byFocus && !byZoom) onScrolled()
  }
  addEventListener('focusin', onFocus)
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    removeEventListener('focusin', onFocus)
    removeEventListener('scroll', onScroll)
  }
}
