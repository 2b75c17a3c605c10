/**
 * Puts the style sheets before everything else that the head asks for: React writes its preloads first, and a
 * connection that fetches a font keeps the sheet, which the first screen waits for, in the queue behind it.
 */
export function stylesheetsFirst(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const sheets = head.match(/<link rel="stylesheet"[^>]*>/g)?.join('') ?? ''
  const rest = head.replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
  return rest.replace(/<meta name="viewport"[^>]*>/, viewport => viewport + sheets) + html.slice(end)
}
