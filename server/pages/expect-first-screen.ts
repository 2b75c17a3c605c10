/**
 * Holds back the first paint of a document until its first screen is parsed: of one that arrives in pieces, later pieces would
 * move what is painted. https://html.spec.whatwg.org/#link-type-expect
 */
export function expectFirstScreen(html: string): string {
  const below = /<[a-z]+(?=[^>]* data-below)[^>]*>/.exec(html)?.[0] ?? ''
  const own = / id="([^"]+)"/.exec(below)?.[1]
  const id = below === '' ? 'main' : (own ?? 'below')
  const named = own === undefined ? below.replace(' data-below', ' id="below"$&') : below
  const link = `<link rel="expect" blocking="render" href="#${id}">`
  return html.replace(below, () => named).replace('</head>', () => `${link}</head>`)
}
