import type { Passage } from '../../../services/admin/search/page-index.ts'

/** Copy as it is written: strings, and what is made of them. */
export type Copy = string | readonly Copy[] | { readonly [name: string]: Copy | undefined }

/** What is not read on the page as it stands: texts of controls, pictures, failures and forms. */
const unread =
  /^(?:alt|label|labels|placeholder|button|copied|crumb|crumbs|disc|error|errors|failed|failure|feed|head|hint|loading|missing|none|notFound|position|sending|status|year|years)$/
const titles = ['heading', 'title', 'name', 'term', 'question'] as const
const isSentence = (text: string) => /[.?!。？！」”]$/u.test(text)
const isFilledIn = (text: string) => !/\{\w/.test(text)

/** The text of a string without the marks of its phrases. */
export const plainCopy = (text: string): string => text.replaceAll('|', '').replaceAll(/\s+/g, ' ').trim()

/** The passages of a page's copy: each heading with the sentences that stand beside it. */
export function passagesOfCopy(copy: Copy): Passage[] {
  const passages: { heading: Passage['heading']; lines: string[] }[] = [{ heading: null, lines: [] }]
  const visit = (value: Copy | undefined) => {
    if (value === undefined) return
    if (typeof value === 'string') {
      const text = plainCopy(value)
      if (isSentence(text) && isFilledIn(text)) passages.at(-1)?.lines.push(text)
      return
    }
    if (Array.isArray(value)) return value.forEach(visit)
    const named = value as Readonly<Record<string, Copy | undefined>>
    const title = titles.map(name => named[name]).find(each => typeof each === 'string')
    if (typeof title === 'string' && isFilledIn(title))
      passages.push({ heading: { id: null, title: plainCopy(title) }, lines: [] })
    for (const [name, each] of Object.entries(named)) if (!unread.test(name) && each !== title) visit(each)
  }
  visit(copy)
  return passages
    .map(({ heading, lines }) => ({ heading, text: lines.join('\n') || (heading?.title ?? '') }))
    .filter(({ text }) => text !== '')
}
