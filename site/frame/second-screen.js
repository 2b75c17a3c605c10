;(() => {
  const root = document.documentElement
  let isPainted = false
  const paint = () => {
    if (isPainted) return
    isPainted = true
    root.dataset.painted = ''
    dispatchEvent(new Event('painted'))
  }
  // A frame is presented some time after its callbacks: what begins before would share the processor with its pixels.
  const afterPaint = () => {
    if (document.hidden) return paint()
    setTimeout(paint, 4000)
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(paint)))
    }).observe({ type: 'paint', buffered: true })
  }
  const begin = () => {
    const hero = document.querySelector('img[fetchpriority="high"]')
    if (!hero || hero.complete) afterPaint()
    else {
      hero.addEventListener('error', afterPaint, { once: true })
      if (PerformanceObserver.supportedEntryTypes.includes('element')) {
        // https://wicg.github.io/element-timing/
        hero.setAttribute('elementtiming', 'first')
        new PerformanceObserver(paint).observe({ type: 'element', buffered: true })
        hero.addEventListener('load', () => setTimeout(paint, 1000), { once: true })
      } else hero.addEventListener('load', afterPaint, { once: true })
    }
  }
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', begin) : begin()
  if ('scrolled' in root.dataset) paint()
  else addEventListener('interaction', paint)
})()
