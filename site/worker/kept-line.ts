import { languageTagOf } from '../../contract/locale.ts'
import { readPath } from '../language/link.ts'

/** Shows the line of a page that says it is a kept copy, with its day; the page has it, hidden, in its own language. */
export function showKeptLine(html: string, pathname: string, keptAt: string): string {
  const date = new Date(keptAt)
  if (Number.isNaN(date.getTime())) return html
  const day = new Intl.DateTimeFormat(languageTagOf(readPath(pathname).locale), { dateStyle: 'long' }).format(
    date,
  )
  return html.replace(
    /(<p[^>]* data-kept-line=""[^>]*?) hidden=""([^>]*>)([^<]*)/,
    (_, before: string, after: string, line: string) => before + after + line.replace('{date}', day),
  )
}
