import { expect, test } from 'vitest'
import { parseText } from './parse-text.ts'
import { plainOf } from './plain-text.ts'
import { DocumentFault } from './read-inlines.ts'

const words = (text: string) => [{ kind: 'words', text }]

test('every kind of segment', () => {
  const markdown = `
## Multiply {#multiply}

Darkens **what** lies *below*, \`x\` and [masks](handbook:layers/masks#edit).

### No name

- one
- two

> Look again.

:::steps
1. **Open.** Tap.
2. Close.
:::

:::columns
Left

---

Right
:::

:::profile
**A sample artist**
:::

:::note
Mind this.
:::

![A coast](picture:coast "Studio")

![A walk](film:walk)

![Big Buck Bunny](https://www.youtube.com/watch?v=aqz-KE-bpKQ)

| a | b |
| - | - |
| 1 | 2 |

:::cookies
:::
`
  expect(parseText(markdown)).toEqual([
    { kind: 'title', level: 2, id: 'multiply', content: words('Multiply') },
    {
      kind: 'text',
      content: [
        { kind: 'words', text: 'Darkens ' },
        { kind: 'strong', content: words('what') },
        { kind: 'words', text: ' lies ' },
        { kind: 'emphasis', content: words('below') },
        { kind: 'words', text: ', ' },
        { kind: 'code', text: 'x' },
        { kind: 'words', text: ' and ' },
        { kind: 'link', to: 'handbook:layers/masks#edit', content: words('masks') },
        { kind: 'words', text: '.' },
      ],
    },
    { kind: 'title', level: 3, id: 'section-2', content: words('No name') },
    {
      kind: 'list',
      ordered: false,
      items: [[{ kind: 'text', content: words('one') }], [{ kind: 'text', content: words('two') }]],
    },
    { kind: 'quote', segments: [{ kind: 'text', content: words('Look again.') }] },
    {
      kind: 'steps',
      items: [
        [
          {
            kind: 'text',
            content: [
              { kind: 'strong', content: words('Open.') },
              { kind: 'words', text: ' Tap.' },
            ],
          },
        ],
        [{ kind: 'text', content: words('Close.') }],
      ],
    },
    {
      kind: 'columns',
      columns: [[{ kind: 'text', content: words('Left') }], [{ kind: 'text', content: words('Right') }]],
    },
    {
      kind: 'profile',
      segments: [{ kind: 'text', content: [{ kind: 'strong', content: words('A sample artist') }] }],
    },
    { kind: 'note', segments: [{ kind: 'text', content: words('Mind this.') }] },
    { kind: 'image', picture: 'coast', alt: 'A coast', credit: 'Studio' },
    { kind: 'video', film: 'walk', title: 'A walk' },
    { kind: 'embed', provider: 'youtube', id: 'aqz-KE-bpKQ', title: 'Big Buck Bunny' },
    { kind: 'table', head: [words('a'), words('b')], rows: [[words('1'), words('2')]] },
    { kind: 'slot', name: 'cookies' },
  ])
})

test.each([
  ['a script', 'Fine.\n\n<script>alert(1)</script>', 3, 'html'],
  ['HTML among words', 'Fine <b>words</b>', 1, 'html'],
  ['a link that runs something', '[x](javascript:alert(1))', 1, 'javascript:alert(1)'],
  ['a link without a scheme', '[x](layers/masks)', 1, 'layers/masks'],
  ['a picture from elsewhere', '![x](https://example.com/x.png)', 1, 'example.com'],
  ['a picture among words', 'See ![x](picture:coast)', 1, 'image'],
  ['a title of the first level', '# Whole', 1, '## or ###'],
  ['two titles of one name', '## A {#a}\n\n## B {#a}', 3, 'named a'],
  ['a block that is not known', 'Fine.\n\n:::carousel\nx\n:::', 3, 'carousel'],
  ['a quote within too many others', `Fine.\n\n${'> '.repeat(20)}x`, 3, 'nested too deeply'],
  ['an empty quote within thousands', '> '.repeat(3000), 1, 'nested too deeply'],
  ['a quote within thousands', `${'> '.repeat(3000)}x`, 1, 'nested too deeply'],
  ['a note within hundreds', `${':::note\n'.repeat(500)}x`, 41, 'nested too deeply'],
  ['steps that are no list', ':::steps\nx\n:::', 1, 'numbered list'],
])('%s is refused with its line', (_, markdown, line, message) => {
  const faults: DocumentFault[] = []
  expect(() => parseText(markdown)).toThrow(DocumentFault)
  const left = parseText(markdown, fault => faults.push(fault))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatchObject({ line, message: expect.stringContaining(message) })
  expect(left.length, 'the rest stands').toBe(markdown.split('\n\n').length - 1)
})

test('the words of a text, without its marks', () => {
  const markdown = '## A *title* {#a}\n\nOne **two**.\n\n:::steps\n1. Three\n:::\n\n| x |\n| - |\n| y |'
  expect(plainOf(parseText(markdown))).toEqual(['A title', 'One two.', 'Three', 'x', 'y'])
})
