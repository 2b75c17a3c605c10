import { createHash } from 'node:crypto'

interface HashedScripts {
  readonly html: string
  /** Base64 SHA-256 of each inline script of the framework and the site. */
  readonly scriptHashes: readonly string[]
}

interface HashOptions {
  /** The framework's module script keeps its preloads and runs when it is parsed. */
  readonly startsAtOnce?: boolean
  /** Attributes that React would miss: while developing it compares them all. */
  readonly keepsAttributes?: boolean
}

/** Attributes that React spells in two cases: one compresses better. In a text their quotation marks would be escaped. */
const camelCased =
  / (?:srcSet|hrefLang|charSet|fetchPriority|popoverTarget(?:Action)?|autoComplete|autoCapitalize|enterKeyHint|spellCheck|maxLength|dateTime|playsInline)(?==")/g

/**
 * Finds the inline scripts with this rendering's nonce, and replaces the nonce by their hashes, so that the page can be
 * cached. Content cannot contain the nonce, which is generated after it. By default the framework's module script becomes
 * inert: `boot.js` starts it when the browser is idle or a control is touched. Its preloads are removed, because they
 * compete with the pictures.
 */
export function hashInlineScripts(
  html: string,
  nonce: string,
  { startsAtOnce = false, keepsAttributes = false }: HashOptions = {},
): HashedScripts {
  const hashes = new Set<string>()
  const script = new RegExp(`<script([^>]*) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const settled = html.replaceAll(script, (_, before: string, after: string, source: string) => {
    const attributes = `${before}${after}`
    if (/ src="/.test(attributes)) return `<script${attributes}>${source}</script>`
    if (source.trim() === '') return ''
    // A policy does not apply to data: https://html.spec.whatwg.org/#data-block
    if (attributes.includes('type="application/ld+json"')) return `<script${attributes}>${source}</script>`
    // site/frame/restore-scroll.js does the same in fewer bytes.
    if (!startsAtOnce && source.includes('"react-router-scroll-positions"')) return '<script></script>'
    hashes.add(createHash('sha256').update(source).digest('base64'))
    return attributes.includes('type="module"') && !startsAtOnce
      ? `<script type="text/plain" id="hydrate">${source}</script>`
      : `<script${attributes}>${source}</script>`
  })
  const bare = (startsAtOnce ? settled : settled.replaceAll(/<link rel="modulepreload"[^>]*>/g, ''))
    .replaceAll(` nonce="${nonce}"`, '')
    // React's own attributes about view transitions while streaming; not HTML.
    .replaceAll(/ vt-(?:update|enter|exit|share|name)="[^"]*"/g, '')
  // Every route is known from the start (react-router.config.ts): links do not ask for theirs.
  const short = bare
    .replaceAll(' data-discover="true"', '')
    .replaceAll(' fetchPriority="auto"', '')
    .replaceAll(camelCased, name => name.toLowerCase())
  return { html: keepsAttributes ? bare : short, scriptHashes: [...hashes] }
}
