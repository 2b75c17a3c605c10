import fc from 'fast-check'
import type { Inline, Segment } from '../../../../contract/document.ts'

const hostile = [
  '*',
  '**',
  '_',
  '__',
  '`',
  '``',
  '[',
  ']',
  '](x)',
  '![',
  '<',
  '>',
  '<b>',
  '</script>',
  '&',
  '&amp;',
  '&#0;',
  '\\',
  '\\\\',
  '|',
  '\\|',
  '#',
  '## ',
  '- ',
  '+ ',
  '1. ',
  '23) ',
  '> ',
  ':::',
  ':::note',
  ':::when recaptcha',
  '---',
  '===',
  '~~~',
  '```',
  '{#id}',
  '{price.dreams}',
  ':smile[x]{y}',
  '4:5',
  ' ',
  '  ',
  '\t',
  ' ',
  '　',
  '。',
  ',',
  '「',
  '」',
  '重要',
  'です',
  'カタカナ',
  '한',
  '🎨',
  '👩‍🎨',
  '\u202e',
  '\u2066',
  '\ufeff',
  'é',
  'word',
  'two words',
  'https://a.example',
  'a@b.example',
  '"',
  "'",
  '(',
  ')',
  '!',
  '?',
  '%20',
  '__proto__',
  'javascript:alert(1)',
]

const text = fc
  .array(fc.constantFrom(...hostile), { minLength: 1, maxLength: 6 })
  .map(parts => parts.join(''))
const words: fc.Arbitrary<Inline> = text.map(text => ({ kind: 'words', text }))
/** A code span of a table has no way to write a backslash before a pipe. */
const code: fc.Arbitrary<Inline> = text.map(it => ({ kind: 'code', text: it.replaceAll(/\\+\|/g, '|') }))
const to = fc.constantFrom(
  'page:/press',
  'handbook:layers/masks#edit',
  '#anchor',
  'https://a.example/(b)?c=1&copy;=2*_[x]',
  'https://a.example/a b<c>',
  'mailto:a@b.example',
)

/** Marks stand in each other at most once, and no two of a kind stand side by side, as in the editor. */
const marks = (kinds: readonly ('strong' | 'emphasis')[], inLink: boolean): fc.Arbitrary<Inline[]> => {
  const marked = kinds.map(kind =>
    marks(
      kinds.filter(other => other !== kind),
      inLink,
    ).map((content): Inline => ({ kind, content })),
  )
  const link = inLink
    ? []
    : [fc.record({ to, content: marks(kinds, true) }).map((it): Inline => ({ kind: 'link', ...it }))]
  const each = fc.oneof({ arbitrary: words, weight: 4 }, code, ...marked, ...link)
  return fc.array(each, { minLength: 1, maxLength: 4 }).map(join)
}

function join(inlines: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const inline of inlines) {
    const last = joined.at(-1)
    if (last?.kind !== inline.kind || inline.kind === 'link') joined.push(inline)
    else if (last.kind === 'words' && inline.kind === 'words')
      joined.splice(-1, 1, { kind: 'words', text: last.text + inline.text })
  }
  return joined
}

const line = marks(['strong', 'emphasis'], false)
const broken = fc
  .tuple(line, line)
  .map(([before, after]): Inline[] => [...before, { kind: 'break' }, ...after])
const id = fc.stringMatching(/^[a-z0-9]{1,4}(-[a-z0-9]{1,4})?$/)

const title: fc.Arbitrary<Segment> = fc
  .record({ level: fc.constantFrom(2 as const, 3 as const), id, content: line })
  // A title does not end in a space: its id follows.
  .map(it => ({ kind: 'title', ...it, content: join([...it.content, { kind: 'words', text: '.' }]) }))
const paragraph: fc.Arbitrary<Segment> = fc.oneof(line, broken).map(content => ({ kind: 'text', content }))
const table: fc.Arbitrary<Segment> = fc
  .integer({ min: 1, max: 3 })
  .chain(width => {
    const row = fc.array(line, { minLength: width, maxLength: width })
    return fc.record({ head: row, rows: fc.array(row, { maxLength: 3 }) })
  })
  .map(it => ({ kind: 'table', ...it }))
const media: fc.Arbitrary<Segment> = fc.oneof(
  fc.record({ picture: id, alt: text, credit: fc.oneof(fc.constant(''), text) }).map(it => ({
    kind: 'image' as const,
    ...it,
  })),
  fc.record({ film: id, title: text }).map(it => ({ kind: 'video' as const, ...it })),
  fc
    .record({ id: fc.stringMatching(/^[\w-]{11}$/), title: text })
    .map(it => ({ kind: 'embed' as const, provider: 'youtube' as const, ...it })),
  fc.constant({ kind: 'slot' as const, name: 'cookies' }),
)

const part = (depth: number): fc.Arbitrary<Segment[]> => {
  const inside = depth === 0 ? [] : [nested(depth)]
  return fc.array(fc.oneof({ arbitrary: paragraph, weight: 3 }, title, table, media, ...inside), {
    minLength: 1,
    maxLength: 3,
  })
}

function nested(depth: number): fc.Arbitrary<Segment> {
  const parts = fc.array(part(depth - 1), { minLength: 1, maxLength: 3 })
  return fc.oneof(
    fc.record({ ordered: fc.boolean(), items: parts }).map(it => ({ kind: 'list' as const, ...it })),
    parts.map(items => ({ kind: 'steps' as const, items })),
    parts.map(columns => ({ kind: 'columns' as const, columns })),
    fc
      .record({ kind: fc.constantFrom('quote', 'profile', 'note'), segments: part(depth - 1) })
      .map(it => it as Segment),
  )
}

/** Every kind of segment in every other, with words that look like syntax. */
export const anySegments: fc.Arbitrary<Segment[]> = part(3).map(withOwnIds)

/** Ids of titles are unique within a text. */
function withOwnIds(segments: readonly Segment[]): Segment[] {
  let count = 0
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([name, each]) => [name, rename(each)])
    const renamed = Object.fromEntries(entries)
    return renamed.kind === 'title' ? { ...renamed, id: `${renamed.id}-${++count}` } : renamed
  }
  return rename(segments) as Segment[]
}
