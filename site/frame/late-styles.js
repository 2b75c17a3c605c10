;(() => {
  const { dataset } = document.documentElement
  // The first sign of a visitor; boot.js, which may arrive later, reads it.
  const sign = ({ type }) => {
    dataset.scrolled ??= type
    putNow()
    dispatchEvent(new Event('interaction'))
  }
  for (const type of ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, sign, { capture: true, passive: true, once: true })

  // The style sheets and font preloads of the document stand in a <noscript>: server/pages/late-styles.ts. apply-styles.js,
  // which comes beside the document, takes them after the first paint.
  const source = document.getElementById('late-styles')
  const putNow = () => {
    if (!source || source.isTaken) return
    source.put(
      links => links.replaceAll('"stylesheet"', '$& blocking="render"'),
      '[rel="stylesheet"]',
      () => {
        delete dataset.late
        dispatchEvent(new Event('styled'))
      },
    )
  }
  if (!source) return
  dataset.late = ''
  source.put = (change, awaited, then) => {
    source.isTaken = true
    const template = document.createElement('template')
    template.innerHTML = change(source.textContent)
    const added = template.content.querySelectorAll(awaited)
    let waiting = added.length
    // A sheet that React moves is loaded again: the count goes on below zero.
    for (const link of added) link.onload = link.onerror = () => --waiting || then()
    source.after(template.content)
  }
  // A page that does not begin at its top is not painted before it has its height.
  if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate') putNow()
  // apply-styles.js is late, or could not be had.
  else setTimeout(putNow, 3000)
})()
