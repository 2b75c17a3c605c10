// Chinese and Japanese documents: a heading in view that the faces of the first screen lack counts as a sign of a visitor.
;(() => {
  const { dataset, lang } = document.documentElement
  if (!/^(?:ja|zh)/.test(lang)) return
  // Styles are read where they are clean: after the layout of a frame.
  const usesFace = ({ isIntersecting, target }) =>
    isIntersecting && getComputedStyle(target).fontFamily.includes('Heading')
  const observer = new IntersectionObserver(seen => {
    if (!seen.some(usesFace)) return
    dataset.scrolled ??= 'heading'
    dispatchEvent(new Event('interaction'))
  })
  // The faces come with the late style sheets.
  const watch = () => {
    if (document.readyState !== 'complete' || 'late' in dataset || 'scrolled' in dataset) return
    const ranges = [...document.fonts]
      .filter(({ family }) => /Heading .. First/.test(family))
      .flatMap(({ unicodeRange }) => unicodeRange.split(','))
      .map(range => range.match(/[\da-f]+/gi).map(code => parseInt(code, 16)))
    const isFirst = character => {
      const code = character.codePointAt(0)
      return code < 0x3000 || ranges.some(([first, last = first]) => first <= code && code <= last)
    }
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (![...heading.textContent].every(isFirst)) observer.observe(heading)
    }
  }
  watch()
  for (const type of ['load', 'styled']) addEventListener(type, watch)
})()
