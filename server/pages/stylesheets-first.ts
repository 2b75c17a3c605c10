/**
 * Moves the style sheets to the front of the head: React writes its preloads first, and a connection that fetches a font
 * queues the render-blocking sheet behind it.
 */
export function stylesheetsFirst(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const sheets = head.match(/<link rel="stylesheet"[^>]*>/g)?.join('') ?? ''
  const rest = head.replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
  return rest.replace(/<meta name="viewport"[^>]*>/, viewport => viewport + sheets) + html.slice(end)
}
