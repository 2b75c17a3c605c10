;(() => {
  // The style sheets and font preloads of the document, which stand in a <noscript>: server/pages/late-styles.ts.
  const source = document.getElementById('late-styles')
  if (!source) return
  const root = document.documentElement
  let sheets
  let isUrgent = false
  // Asks for the faces and the sheets; they apply when all are there, so that the text is laid out once.
  const fetchAll = () => {
    if (sheets) return
    const template = document.createElement('template')
    template.innerHTML = source.textContent
    sheets = [...template.content.querySelectorAll('[rel="stylesheet"]')]
    const early = sheets.map(sheet => {
      const preload = sheet.cloneNode()
      preload.rel = 'preload'
      preload.as = 'style'
      return preload
    })
    const links = [...early, ...template.content.querySelectorAll('[as="font"]')]
    let waiting = links.length
    for (const link of links)
      for (const type of ['load', 'error'])
        link.addEventListener(type, () => --waiting || insert(), { once: true })
    source.after(...links)
    // A face is not worth a longer wait.
    setTimeout(insert, 1500)
  }
  let isInserted = false
  const insert = isBlocking => {
    if (isInserted) return
    isInserted = true
    let waiting = sheets.length
    const settle = () => --waiting || reveal()
    for (const sheet of sheets) {
      // A sheet that React moves is loaded again.
      for (const type of ['load', 'error']) sheet.addEventListener(type, settle, { once: true })
      if (isBlocking === true) sheet.setAttribute('blocking', 'render')
    }
    source.after(...sheets)
  }
  // Shows what the first screen hides, an element a frame: the layout of all of it would be one long task.
  const reveal = () => {
    const hidden = [
      ...document.querySelectorAll(
        ':is(section,nav,footer):is([data-below],[data-below]~*,:has([data-below])~*)',
      ),
    ]
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
    fetchAll()
    insert(isBlocking)
  }
  root.dataset.late = ''
  // A page that does not begin at its top is not painted before it has its height.
  const [navigation] = performance.getEntriesByType('navigation')
  if (location.hash || (navigation && navigation.type !== 'navigate')) return hurry(true)
  if (document.hidden) return hurry()
  for (const type of ['hydrate', 'interaction', 'beforeprint']) addEventListener(type, hurry)
  // The sheets share no network with what second-screen.js waits for, and no frame.
  addEventListener('painted', fetchAll)
})()
