;(() => {
  // Applies the sheets that late-styles.js has left in the document.
  const source = document.getElementById('late-styles')
  if (!source?.put || source.isTaken) return
  source.isTaken = true
  const root = document.documentElement
  // The rule that hides is the last of the first styles: server/pages/critical-styles.ts.
  const { selectorText = ':not(*)' } = [...source.previousElementSibling.sheet.cssRules].at(-1)
  let isInserted = false
  let isUrgent = false
  let isRevealed = false
  // The sheets apply when all of them and the faces are there, so that the text is laid out once.
  const fetchAll = () => {
    if (proceed !== fetchAll) return
    proceed = insert
    const template = document.createElement('template')
    template.innerHTML =
      (/^(?:ja|zh)/.test(root.lang) ? letterFaces : '') +
      source.textContent.replaceAll('"stylesheet"', '"preload" as="style"')
    const links = [...template.content.querySelectorAll('link')]
    let waiting = links.length
    // A request a task: ten of them in one block a slow phone for 80 ms. A preload has the priority that a sheet that does not
    // apply yet has not.
    const request = () => {
      const link = links.shift()
      if (!link || isInserted) return
      link.onload = link.onerror = () => --waiting || insert()
      source.before(link)
      isUrgent ? request() : setTimeout(request)
    }
    request()
    // A face is not worth a longer wait, nor one that keeps a visitor.
    isUrgent ? insert() : setTimeout(insert, 1500)
  }
  const insert = () => {
    if (isInserted) return
    isInserted = true
    // The logo is an SVG, a document of its own: it is drawn a frame after the sheets apply (ui/mark.module.css).
    root.dataset.bare = ''
    // The sheets apply together: one uses custom properties of another. Font faces have all text laid out anew: they come in a
    // task of their own, and what is hidden after them.
    source.put(
      links => links.replaceAll('"stylesheet"', '$& media="not all"'),
      '[rel="stylesheet"]',
      () => {
        apply(':not([href*="-faces-"])')
        inNextFrame(() => {
          delete root.dataset.bare
          inNextFrame(applyFaces)
        })
      },
    )
  }
  const apply = (which = '') => {
    for (const sheet of document.querySelectorAll(`[media="not all"]${which}`)) sheet.removeAttribute('media')
  }
  const applyFaces = () => {
    apply()
    inNextFrame(awaitFaces)
  }
  // A face that comes later has everything that is shown laid out anew.
  const awaitFaces = () => {
    if (isUrgent) return reveal()
    proceed = reveal
    document.fonts.ready.then(reveal)
    setTimeout(reveal, 500)
  }
  const inNextFrame = run => (isUrgent ? run() : requestAnimationFrame(() => setTimeout(run)))
  // Shows what the first screen hides, some 12 elements a frame: the layout of all of it would be one long task.
  const reveal = () => {
    if (isRevealed) return
    isRevealed = true
    const hidden = new Set(document.querySelectorAll(selectorText))
    const [first] = hidden
    const elements = [...document.querySelectorAll('body *')]
    let next = first ? elements.indexOf(first) : elements.length
    const step = () => {
      if (next < elements.length && !isUrgent) {
        const end = next + 12
        for (; next < end; next++) if (hidden.has(elements[next])) elements[next].dataset.shown = ''
        return requestAnimationFrame(step)
      }
      delete root.dataset.late
      for (const element of hidden) delete element.dataset.shown
      dispatchEvent(new Event('styled'))
    }
    if (isUrgent) step()
    else requestAnimationFrame(step)
  }
  // What an impatient visitor has happen at once.
  let proceed = fetchAll
  const hurry = () => {
    isUrgent = true
    proceed()
  }
  if (document.hidden || 'scrolled' in root.dataset) return hurry()
  for (const type of ['hydrate', 'interaction', 'beforeprint']) addEventListener(type, hurry)
  // The sheets share no network with what second-screen.js waits for, and no frame.
  if ('painted' in root.dataset) fetchAll()
  else addEventListener('painted', fetchAll)
})()
