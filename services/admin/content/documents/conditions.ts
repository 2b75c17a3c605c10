/**
 * What a block between `:::when {condition}` and `:::` in a legal document depends on: which captcha is configured, and
 * whether the operator has filled in the imprint.
 */
export const conditions = ['proof-of-work', 'recaptcha', 'operator'] as const
export type Condition = (typeof conditions)[number]

/** A conditional block. It cannot hold another block. */
const block = /^:::when ([a-z-]+)\n(.*?)^:::(?:\n|$)/gms

/** The Markdown with the blocks whose condition holds, without their fences, and without the others. */
export const keepConditions = (markdown: string, holding: ReadonlySet<Condition>): string =>
  markdown.replaceAll(block, (_, name: Condition, inside: string) => (holding.has(name) ? inside : ''))

/** The Markdown with all its conditional blocks and an empty line for each fence, so that line numbers stay. */
export const openConditions = (markdown: string): string => markdown.replaceAll(block, '\n$2\n')

/** The names after `:::when`, known or not. */
export const conditionsIn = (markdown: string): string[] =>
  [...markdown.matchAll(block)].map(([, name = '']) => name)
