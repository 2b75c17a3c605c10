/** Beyond this many pixels from the top a menu is out of sight. */
const farEnough = 75
/** A scroll this soon after the focus moved was made by the browser, to show what has focus. */
const focusMs = 250

/** Calls back when the visitor has scrolled on; scrolls that come from focus or zoom are not meant. Returns the end of it. */
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
