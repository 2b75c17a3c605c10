import { createHash } from 'node:crypto'
import { criticalStyles } from './critical-styles.ts'
import { expectFirstScreen } from './expect-first-screen.ts'
import { markFooter } from './mark-footer.ts'
import type { SheetRules } from './sheet-rules.ts'

interface StyledDocument {
  readonly html: string
  /** Base64 SHA-256 of the style element; null when the document has its sheets in the head. */
  readonly styleHash: string | null
}

const sheetLink = /<link [^>]*rel="stylesheet" href="([^"#]+)[^>]*>/g
const fontLink = /<link [^>]*as="font"[^>]*>/g

/**
 * Puts the styles of the first screen into the document. Its style sheets and the preloads of its fonts go into a
 * `<noscript>`, from which site/frame/late-styles.js takes them after the first paint.
 */
export function lateStyles(html: string, rules: SheetRules): StyledDocument {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const sheets = [...head.matchAll(sheetLink)]
  const known = sheets.flatMap(([, href = '']) => rules[href] ?? [])
  if (sheets.length === 0 || known.length === 0) return { html, styleHash: null }
  const marked = markFooter(html)
  const styles = criticalStyles(marked, known)
  const links = [...sheets.map(([link]) => link), ...(head.match(fontLink) ?? [])].join('')
  const late = `<style>${styles}</style><noscript id="late-styles">${links}</noscript>`
  const bare = head.replaceAll(sheetLink, '').replaceAll(fontLink, '')
  const placed = bare.replace(/<meta name="viewport"[^>]*>/, viewport => viewport + late)
  return {
    html: expectFirstScreen(placed + marked.slice(end)),
    styleHash: createHash('sha256').update(styles).digest('base64'),
  }
}
