import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** Words between signs of Markdown get a mark as the last sign is typed. */
const marked = (pattern: RegExp, name: 'strong' | 'emphasis' | 'code') =>
  new InputRule(pattern, ({ tr }, match, start, end) => {
    const [, before = '', words = ''] = match
    const from = start + before.length
    tr.replaceWith(from, end, schema.text(words, [marks[name].create()]))
    return tr.removeStoredMark(marks[name])
  })

/** `## `, `- `, `1. ` and `> ` at the start of a line; `**words**`, `*words*` and `` `words` `` in it. */
export const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,3})\s$/, nodes.title, match => ({ level: match[1]?.length ?? 2 })),
    wrappingInputRule(/^[-*]\s$/, nodes.list, { ordered: false }),
    wrappingInputRule(/^1\.\s$/, nodes.list, { ordered: true }),
    wrappingInputRule(/^>\s$/, nodes.quote),
    marked(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, 'strong'),
    marked(/(^|[^*])\*([^*\s](?:[^*]*[^*\s])?)\*$/, 'emphasis'),
    marked(/(^|[^`])`([^`]+)`$/, 'code'),
  ],
})
