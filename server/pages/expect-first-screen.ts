const belowTag = /<[a-z]+(?=[^>]* data-below)/

/**
 * Holds back the first paint of a document until its first screen is parsed: of one that arrives in pieces, later pieces would
 * move what is painted. It ends where the element with `data-below` begins, else where the footer does: Chromium waits for the
 * beginning of an element alone. https://html.spec.whatwg.org/#link-type-expect
 */
export function expectFirstScreen(html: string): string {
  const at = belowTag.exec(html)?.index ?? html.lastIndexOf('<footer')
  if (at === -1) return html
  const [start = ''] = /^<[a-z]+/.exec(html.slice(at)) ?? []
  const own = /^<[^>]* id="([^"]+)"/.exec(html.slice(at))?.[1]
  const named = own === undefined ? `${start} id="below"` : start
  const link = `<link rel="expect" blocking="render" href="#${own ?? 'below'}">`
  return (html.slice(0, at) + named + html.slice(at + start.length)).replace(
    '</head>',
    () => `${link}</head>`,
  )
}
