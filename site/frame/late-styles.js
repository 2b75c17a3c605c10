;(() => {
  // The style sheets and font preloads of the document, which stand in a <noscript>: server/pages/late-styles.ts.
  const source = document.getElementById('late-styles')
  if (!source) return
  const root = document.documentElement
  let isInserted = false
  let isUrgent = false
  const insert = isBlocking => {
    if (isInserted) return
    isInserted = true
    const template = document.createElement('template')
    template.innerHTML = source.textContent
    const sheets = template.content.querySelectorAll('[rel="stylesheet"]')
    let waiting = sheets.length
    const settle = () => --waiting === 0 && reveal()
    for (const sheet of sheets) {
      // A sheet that React moves is loaded again.
      for (const type of ['load', 'error']) sheet.addEventListener(type, settle, { once: true })
      if (isBlocking) sheet.setAttribute('blocking', 'render')
    }
    source.after(template.content)
  }
  // Shows what the first screen hides, an element a frame: the layout of all of it would be one long task.
  const reveal = () => {
    const hidden = [...document.querySelectorAll('[data-below],[data-below]~*,:has([data-below])~*')]
    let count = 0
    const step = () => {
      const next = hidden[count++]
      if (next && !isUrgent) {
        next.dataset.shown = ''
        return requestAnimationFrame(step)
      }
      delete root.dataset.late
      for (const element of hidden) delete element.dataset.shown
      dispatchEvent(new Event('styled'))
    }
    step()
  }
  const hurry = isBlocking => {
    isUrgent = true
    insert(isBlocking === true)
  }
  root.dataset.late = ''
  // A page that does not begin at its top is not painted before it has its height.
  const [navigation] = performance.getEntriesByType('navigation')
  if (location.hash || (navigation && navigation.type !== 'navigate')) return hurry(true)
  if (document.hidden) return hurry()
  for (const type of ['hydrate', 'interaction', 'beforeprint']) addEventListener(type, hurry)
  // The sheets share no network with what second-screen.js waits for, and no frame.
  addEventListener('painted', () => insert())
})()
