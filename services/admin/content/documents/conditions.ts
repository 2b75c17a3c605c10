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
