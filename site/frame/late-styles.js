;(() => {
  // The style sheets and font preloads of the document, which stand in a <noscript>: server/pages/late-styles.ts.
  const source = document.getElementById('late-styles')
  if (!source) return
  const root = document.documentElement
  const links = source.textContent
  let isFetching = false
  let isInserted = false
  let isUrgent = false
  const put = (html, awaited, then) => {
    const template = document.createElement('template')
    template.innerHTML = html
    const added = template.content.querySelectorAll(awaited)
    let waiting = added.length
    // A sheet that React moves is loaded again: the count goes on below zero.
    for (const link of added) link.onload = link.onerror = () => --waiting || then()
    source.after(template.content)
  }
  // The sheets apply when all of them and the faces are there, so that the text is laid out once.
  const fetchAll = () => {
    if (isFetching) return
    isFetching = true
    put(links.replaceAll('"stylesheet"', '"preload" as="style"'), 'link', insert)
    // A face is not worth a longer wait.
    setTimeout(insert, 1500)
  }
  const insert = isBlocking => {
    if (isInserted) return
    isInserted = isFetching = true
    const sheets = '[rel="stylesheet"]'
    if (isBlocking) return put(links.replaceAll('"stylesheet"', '$& blocking="render"'), sheets, reveal)
    // Font faces have all text laid out anew: they come in a task of their own, and what is hidden after them.
    put(links.replaceAll(/<link (?=[^>]*-faces-)/g, '$&media="not all" '), sheets, () =>
      inNextFrame(() => {
        for (const face of document.querySelectorAll('[media="not all"]')) face.removeAttribute('media')
        inNextFrame(reveal)
      }),
    )
  }
  const inNextFrame = run => (isUrgent ? run() : requestAnimationFrame(() => setTimeout(run)))
  // Shows what the first screen hides, a section or some paragraphs a frame: the layout of all of it would be one long task.
  const reveal = () => {
    const hidden = [
      ...document.querySelectorAll(
        ':is(section,nav,footer):is([data-below],[data-below]~*,:has([data-below])~*,footer *),p[data-below],p[data-below]~*',
      ),
    ]
    let count = 0
    const step = () => {
      if (hidden[count] && !isUrgent) {
        const end = count + (hidden[count].closest('section,nav,footer') ? 1 : 2)
        while (count < end && hidden[count]) hidden[count++].dataset.shown = ''
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
    insert(isBlocking)
  }
  root.dataset.late = ''
  // A page that does not begin at its top is not painted before it has its height.
  const [navigation] = performance.getEntriesByType('navigation')
  if (location.hash || (navigation && navigation.type !== 'navigate')) return hurry(true)
  if (document.hidden) return hurry()
  for (const type of ['hydrate', 'interaction', 'beforeprint']) addEventListener(type, () => hurry())
  // The sheets share no network with what second-screen.js waits for, and no frame.
  addEventListener('painted', fetchAll)
})()
