const zonePx = 56
const stepPx = 14

/** Scrolls what an element stands in while a pointer is held near its upper or lower edge. */
export function createEdgeScroll(element: () => Element | null, scrolled: () => void) {
  let frame = 0
  let y = 0
  const step = () => {
    const scroller = scrollerOf(element())
    const { top, bottom } = edgesOf(scroller)
    const by = y < top + zonePx ? -stepPx : y > bottom - zonePx ? stepPx : 0
    const before = scroller.scrollTop
    scroller.scrollTop += by
    if (scroller.scrollTop !== before) scrolled()
    frame = requestAnimationFrame(step)
  }
  return {
    at(clientY: number) {
      y = clientY
      if (frame === 0) frame = requestAnimationFrame(step)
    },
    stop() {
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}

function scrollerOf(element: Element | null): Element {
  for (let each = element; each; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY))
      return each
  return document.scrollingElement ?? document.documentElement
}

function edgesOf(scroller: Element) {
  if (scroller === document.scrollingElement) return { top: 0, bottom: innerHeight }
  return scroller.getBoundingClientRect()
}
