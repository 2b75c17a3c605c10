/** The script that sets up the import map of a page, and its own hash as an `integrity` attribute. */
interface MapScript {
  readonly src: string
  readonly integrity: string
  /** Base64 SHA-256 of this map, and of the one that follows it before the first navigation: the policy names them like inline scripts. */
  readonly mapHashes: readonly string[]
}

/** Subresource integrity of scripts and style sheets, written at build time by bin/parts/write-integrity.ts. */
export interface Integrity {
  /** The import map of what a page may load, by the script of its route. */
  readonly pages: Readonly<Record<string, MapScript>>
  /** The script of what has time until the first paint, of some files of site/frame: bin/parts/write-integrity.ts. */
  readonly boot: { readonly src: string; readonly integrity: string }
  /** `integrity` attributes by the URL of the style sheet. */
  readonly sheets: Readonly<Record<string, string>>
}

/** The import map of a document, by the script of its route, which is the last that its start script imports. */
export function mapOf(html: string, { pages }: Integrity): MapScript | undefined {
  const start = html.slice(html.lastIndexOf(' id="hydrate"'))
  const module = [...start.matchAll(/import \* as route\d+ from "([^"]+)"/g)].at(-1)?.[1] ?? ''
  return pages[module] ?? Object.values(pages)[0]
}

/**
 * Adds `integrity` to the style sheets of the head, the script with `boot.js` behind them, and the import map's script to the
 * element from which that starts the router. A map of its own in the document would cost a page 0.5 KB.
 */
export function withIntegrity(html: string, map: MapScript, { boot, sheets }: Integrity): string {
  const end = html.indexOf('</head>')
  if (end === -1) return html
  const head = html
    .slice(0, end)
    .replaceAll(/<link rel="stylesheet" href="([^"#]+)/g, (link, href: string) => {
      const integrity = sheets[href]
      return integrity === undefined ? link : link.replace('<link', `<link integrity="${integrity}"`)
    })
  const body = html
    .slice(end)
    .replace(
      /<script type="text\/plain" id="hydrate"/,
      `$& data-src="${map.src}" data-integrity="${map.integrity}"`,
    )
  return `${head}<script async src="${boot.src}" integrity="${boot.integrity}"></script>${body}`
}
