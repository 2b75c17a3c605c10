/** A response of plain text lines. */
export const plainText = (lines: readonly string[], type = 'text/plain'): Response =>
  new Response(lines.join('\n'), {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })
