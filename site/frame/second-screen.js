;(() => {
  const root = document.documentElement
  const hero = document.querySelector('img[fetchpriority="high"]')
  const paint = () => {
    root.dataset.painted = ''
    dispatchEvent(new Event('painted'))
  }
  if (!hero || hero.complete) paint()
  else for (const type of ['load', 'error']) hero.addEventListener(type, paint, { once: true })

  // `heading`: heading-faces.js.
  const signs = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'heading']
  const look = () => {
    for (const type of signs) removeEventListener(type, look, true)
    paint()
    root.dataset.scrolled = ''
    dispatchEvent(new Event('interaction'))
  }
  for (const type of signs) addEventListener(type, look, { capture: true, passive: true })
})()
