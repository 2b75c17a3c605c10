/**
 * The conditions of blocks between `:::when {condition}` and `:::` in a legal document: the configured captcha, and
 * whether the operator has completed the imprint.
 */
export const conditions = ['proof-of-work', 'recaptcha', 'operator'] as const
export type Condition = (typeof conditions)[number]

/** A conditional block; blocks are not nested. */
const block = /^:::when ([a-z-]+)\n(.*?)^:::(?:\n|$)/gms

/** The Markdown without blocks whose condition is false, and without fences. */
export const applyConditions = (markdown: string, holding: ReadonlySet<Condition>): string =>
  markdown.replaceAll(block, (_, name: Condition, inside: string) => (holding.has(name) ? inside : ''))

/** The Markdown with all conditional blocks, and an empty line for each fence, which preserves line numbers. */
export const unwrapConditions = (markdown: string): string => markdown.replaceAll(block, '\n$2\n')

/** All conditions in a text, also unknown ones. */
export const conditionsIn = (markdown: string): string[] =>
  [...markdown.matchAll(block)].map(([, name = '']) => name)

/** A run of Markdown under one condition, or under none, with the number of the lines before it. */
interface Part {
  readonly condition: string | null
  readonly markdown: string
  readonly linesBefore: number
}

/** Splits a text at its conditional blocks. */
export function splitAtConditions(markdown: string): Part[] {
  const parts: Part[] = []
  let end = 0
  const add = (condition: string | null, from: number, text: string) => {
    const linesBefore = markdown.slice(0, from).split('\n').length - 1
    if (condition !== null || /[^ \t\n]/.test(text)) parts.push({ condition, markdown: text, linesBefore })
  }
  for (const match of markdown.matchAll(block)) {
    const [whole, condition = '', inside = ''] = match
    add(null, end, markdown.slice(end, match.index))
    add(condition, match.index + whole.indexOf('\n') + 1, inside)
    end = match.index + whole.length
  }
  add(null, end, markdown.slice(end))
  return parts
}
