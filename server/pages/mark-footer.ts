import { textWidth } from '../../site/language/text-width.ts'

/** In letters: a page with as much text has its footer below a first screen of 823 × 1180 and of 1440 × 900. */
const firstScreen = 1000

const unseen = /<(script|style|template|dialog|svg|option|nav)\b[\s\S]*?<\/\1>|<[^>]*>/g

/** Marks the footer as what begins below the first screen, in a document that marks nothing before it and has enough text. */
export function markFooter(html: string): string {
  if (html.includes(' data-below')) return html
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  if (textWidth(main.replaceAll(unseen, '')) < firstScreen) return html
  const at = html.lastIndexOf('<footer')
  return `${html.slice(0, at)}<footer data-below="true"${html.slice(at + '<footer'.length)}`
}
