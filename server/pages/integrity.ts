/** Subresource integrity of scripts and style sheets, written at build time by bin/parts/write-integrity.ts. */
export interface Integrity {
  /** The script that sets up the import map, and its own hash as an `integrity` attribute. */
  readonly script: { readonly src: string; readonly integrity: string }
  /** The script of what has time until after the first paint: site/frame/boot.js and heading-faces.js. */
  readonly boot: { readonly src: string; readonly integrity: string }
  /** Base64 SHA-256 of the import map: the content security policy names it like an inline script. */
  readonly mapHash: string
  /** `integrity` attributes by the URL of the style sheet. */
  readonly sheets: Readonly<Record<string, string>>
}

/**
 * Adds `integrity` to the style sheets of the head, the script with `boot.js` behind them, and the import map's script to the
 * element from which that starts the router. One hash for all scripts costs a page 0.1 KB; a map of its own scripts costs 0.5 KB.
 */
export function withIntegrity(html: string, { script, boot, sheets }: Integrity): string {
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
      `$& data-src="${script.src}" data-integrity="${script.integrity}"`,
    )
  return `${head}<script async src="${boot.src}" integrity="${boot.integrity}"></script>${body}`
}
