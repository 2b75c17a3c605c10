import { createHash } from 'node:crypto'

export interface HashedScripts {
  readonly html: string
  /** Base64 SHA-256 of every inline script that the framework or we wrote. */
  readonly scriptHashes: readonly string[]
}

/**
 * Finds the inline scripts that carry this rendering's nonce, names each by its hash and takes the nonce away, so
 * that the page can be kept. Nothing else that stands in the page can carry it: it was drawn after the content was.
 * The framework's module script becomes inert: `boot.js` starts it when the browser is idle or a control is touched,
 * under the same hash. Its preloads would compete with the pictures, so they go.
 */
export function hashInlineScripts(html: string, nonce: string): HashedScripts {
  const hashes = new Set<string>()
  const script = new RegExp(`<script([^>]*) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const settled = html.replaceAll(script, (_, before: string, after: string, source: string) => {
    const attributes = `${before}${after}`
    if (/ src="/.test(attributes)) return `<script${attributes}>${source}</script>`
    if (source.trim() === '') return ''
    hashes.add(createHash('sha256').update(source).digest('base64'))
    return attributes.includes('type="module"')
      ? `<script type="text/plain" id="hydrate">${source}</script>`
      : `<script${attributes}>${source}</script>`
  })
  const bare = settled
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(` nonce="${nonce}"`, '')
    // React's notes to itself about view transitions while streaming; no attribute of HTML's.
    .replaceAll(/ vt-(?:update|enter|exit|share|name)="[^"]*"/g, '')
  return { html: bare, scriptHashes: [...hashes] }
}
