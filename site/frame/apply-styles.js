;(() => {
  // Applies the sheets that late-styles.js has left in the document.
  const source = document.getElementById('late-styles')
  if (!source?.put || source.isTaken) return
  source.isTaken = true
  const root = document.documentElement
  let isFetching = false
  let isInserted = false
  let isUrgent = false
  // The sheets apply when all of them and the faces are there, so that the text is laid out once.
  const fetchAll = () => {
    if (isFetching) return
    isFetching = true
    const template = document.createElement('template')
    template.innerHTML = source.textContent.replaceAll('"stylesheet"', '"preload" as="style"')
    const links = [...template.content.querySelectorAll('link')]
    let waiting = links.length
    // A request a task: ten of them in one block a slow phone for 80 ms.
    const request = () => {
      const link = links.shift()
      if (!link || isInserted) return
      link.onload = link.onerror = () => --waiting || insert()
      source.before(link)
      setTimeout(request)
    }
    request()
    // A face is not worth a longer wait.
    setTimeout(insert, 1500)
  }
  const insert = () => {
    if (isInserted) return
    isInserted = isFetching = true
    // Font faces have all text laid out anew: they come in a task of their own, and what is hidden after them.
    source.put(
      links => links.replaceAll(/<link (?=[^>]*-faces-)/g, '$&media="not all" '),
      '[rel="stylesheet"]',
      () =>
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
        ':is(section,nav,footer,article,picture,dl):is([data-below],[data-below]~*,:has([data-below])~*,footer *),p[data-below],p[data-below]~*',
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
  const hurry = () => {
    isUrgent = true
    insert()
  }
  if (document.hidden || 'scrolled' in root.dataset) return hurry()
  for (const type of ['hydrate', 'interaction', 'beforeprint']) addEventListener(type, hurry)
  // The sheets share no network with what second-screen.js waits for, and no frame.
  if ('painted' in root.dataset) fetchAll()
  else addEventListener('painted', fetchAll)
})()
