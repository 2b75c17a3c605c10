/** What browsers check our scripts and style sheets by: written at build time, bin/parts/write-integrity.ts. */
export interface Integrity {
  /** The script that sets up the import map, and its own hash as an `integrity` attribute. */
  readonly script: { readonly src: string; readonly integrity: string }
  /** Base64 SHA-256 of the text of the import map: an inline script, so the content policy has to name it. */
  readonly mapHash: string
  /** `integrity` attributes by the addresses of the style sheets. */
  readonly sheets: Readonly<Record<string, string>>
}

/**
 * Puts `integrity` on the style sheets of the head, and the script with the import map on the element by which `boot.js`
 * starts the router. One hash for all scripts costs a page 0.1 KB; a map of its own scripts in each page costs 0.5 KB.
 */
export function withIntegrity(html: string, { script, sheets }: Integrity): string {
  const end = html.indexOf('</head>')
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
  return head + body
}
