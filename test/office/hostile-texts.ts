import type { Random } from '../seeded-random.ts'

/** A text of an attacker, or of a word processor: its body as Markdown or as segments. */
interface HostileText {
  readonly title: string
  readonly description: string
  readonly body: { readonly markdown: string } | { readonly segments: unknown }
}

const scripts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</title><svg onload=alert(1)>',
  '</script><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '"><iframe srcdoc="<script>alert(1)</script>">',
  `' autofocus onfocus=alert(1) x='`,
  '<!--<script>alert(1)//-->',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '{{constructor.constructor("alert(1)")()}}',
  '\u2028alert(1)\u2029',
]

const strange = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\u202egpj.exe\u202c',
  '\u2066\u2067\u2068 rtl',
  '\u200b\u200d\ufeff',
  '__proto__',
  'constructor',
  '\x1b[31mred',
  'a\r\nSet-Cookie: x=1',
  '=HYPERLINK("http://x")',
  '😀'.repeat(200),
  `e${'\u0301'.repeat(5000)}`,
  '絵'.repeat(5000),
]

const targets = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  'http://evil.example',
  'https://evil.example/"onmouseover="alert(1)',
  'page:javascript:alert(1)',
  'page://evil.example',
  'page:/press"onclick="alert(1)',
  'handbook:../../../etc',
  '#"><script>alert(1)</script>',
  'https://user:secret@evil.example',
  'mailto:a@example.com?bcc=all@example.com',
  '<javascript:alert(1)>',
]

const word = '<p class=MsoNormal style="mso-list:l0 level1 lfo1"><span lang=EN-US>·<o:p></o:p></span></p>'

/** Bodies in Markdown; most of them are refused. */
const markdowns: readonly ((random: Random) => string)[] = [
  random => random.pick(scripts),
  random => random.pick(strange),
  random => `Words [here](${random.pick(targets)}) and on.`,
  random => `![${random.pick(scripts)}](${random.pick(targets)} "${random.pick(scripts)}")`,
  random => `![x](picture:${random.pick([...targets, 'coast', '__proto__', 'constructor'])} "c")`,
  random => `![x](media:${random.pick(['aaaaaaaaaaaa', '__proto__', '../x', 'constructor'])} "c")`,
  random =>
    `## ${random.pick(scripts)} {#${random.pick(['a', '__proto__', 'constructor', '"x', 'a b', 'A'])}}`,
  random => `## One {#same}\n\n## ${random.pick(scripts)} {#same}`,
  random => `- ${random.pick(scripts)}\n`.repeat(random.below(400) + 1),
  random => Array.from({ length: random.below(600) + 1 }, (_, at) => `${'  '.repeat(at)}- x`).join('\n'),
  random => `${'> '.repeat(random.below(3000) + 1)}deep`,
  random => '['.repeat(random.below(20_000) + 1),
  random => `${'*'.repeat(random.below(20_000) + 1)}a`,
  random => '`'.repeat(random.below(20_000) + 1),
  random => `${'![['.repeat(random.below(5000))}x${']]('.repeat(random.below(5000))}`,
  random => 'a'.repeat(random.pick([190_000, 200_001, 1_000_000])),
  random =>
    `|${' a |'.repeat(random.below(800) + 1)}\n|${' - |'.repeat(random.below(800) + 1)}\n|${' b |'.repeat(900)}`,
  random => `| a |\n| - |\n${`| ${random.pick(scripts)} |\n`.repeat(random.below(1500))}`,
  random =>
    `:::${random.pick(['note', 'quote', 'columns', 'when recaptcha', 'profile', '__proto__', 'x"'])}\n${random.pick(scripts)}\n:::`,
  random => `:::note\n`.repeat(random.below(500)) + random.pick(scripts),
  random => `:::columns\n:::column\n${random.pick(targets)}\n`,
  random => `::video[${random.pick(scripts)}]{film=${random.pick(targets)}}`,
  random => `@[youtube](${random.pick(['dQw4w9WgXcQ', '"><script>', '../..', 'javascript:alert(1)'])})`,
  random => word.repeat(random.below(50) + 1),
  random => `---\ntitle: ${random.pick(scripts)}\n---\n\nx`,
  random => `{{price:${random.pick(['procreate', '__proto__', 'constructor', '<script>'])}}} {operator}`,
  random => `Fine words, ${random.pick(strange)} and **${random.pick(strange)}** after [these](page:/press).`,
  random => `\`${random.pick(scripts)}\` and \\${random.pick(scripts)}`,
  random => `&#0; &#x1F600; &#${random.pick(['106', '60', '55296', '1114112'])};script`,
  random => `1. ${random.pick(scripts)}\n2. ${random.pick(targets)}\n\n   ![a](picture:coast)`,
]

/** Inline content, and bodies as segments. */
const inlines: readonly ((random: Random) => unknown)[] = [
  random => ({ kind: 'words', text: random.pick([...scripts, ...strange]) }),
  random => ({
    kind: 'link',
    to: random.pick(targets),
    content: [{ kind: 'words', text: random.pick(scripts) }],
  }),
  random => ({ kind: 'code', text: random.pick(scripts) }),
  random => ({ kind: 'strong', content: [{ kind: 'words', text: random.pick(scripts) }] }),
  random => ({ kind: random.pick(['html', '__proto__', 'raw', '']), text: random.pick(scripts) }),
]
const bodies: readonly ((random: Random) => unknown)[] = [
  random => [{ kind: 'text', content: [random.pick(inlines)(random), random.pick(inlines)(random)] }],
  random => [
    {
      kind: 'title',
      level: 2,
      id: random.pick([...scripts, 'a', '__proto__']),
      content: [random.pick(inlines)(random)],
    },
  ],
  random => [
    {
      kind: 'image',
      picture: random.pick([...targets, 'coast']),
      alt: random.pick(scripts),
      credit: random.pick(scripts),
    },
  ],
  random => [{ kind: 'video', film: random.pick([...targets, 'walk']), title: random.pick(scripts) }],
  random => [
    {
      kind: 'embed',
      provider: 'youtube',
      id: random.pick([...targets, 'dQw4w9WgXcQ']),
      title: random.pick(scripts),
    },
  ],
  random => [{ kind: 'slot', name: random.pick([...targets, '__proto__', 'cookies']) }],
  random => [
    { kind: 'table', head: [[random.pick(inlines)(random)]], rows: [[[random.pick(inlines)(random)]]] },
  ],
  random => [{ kind: 'quote', segments: [{ kind: 'text', content: [random.pick(inlines)(random)] }] }],
  random => [{ kind: 'when', condition: random.pick([...scripts, 'recaptcha']), segments: [] }],
  random => [
    { kind: 'list', ordered: false, items: [[{ kind: 'text', content: [random.pick(inlines)(random)] }]] },
  ],
  random => {
    let deep: unknown = [{ kind: 'text', content: [{ kind: 'words', text: 'x' }] }]
    for (let level = 0; level < random.below(300); level++) deep = [{ kind: 'quote', segments: deep }]
    return deep
  },
  random =>
    random.pick<unknown>([
      null,
      {},
      'x',
      [[]],
      [null],
      [{}],
      [{ kind: 'text' }],
      [{ kind: 'text', content: 'x' }],
    ]),
]

/** A text that has something hostile in every field. */
export function makeHostileText(random: Random): HostileText {
  const field = () => random.pick([...scripts, ...strange, 'A title', 'A title', 'A title'])
  const isMarkdown = random.below(3) > 0
  return {
    title: field(),
    description: field(),
    body: isMarkdown
      ? { markdown: random.pick(markdowns)(random) }
      : { segments: random.pick(bodies)(random) },
  }
}

/** Facts with something hostile in one of them. */
export const makeHostileFacts = (facts: Readonly<Record<string, unknown>>, random: Random): object => {
  const name = random.pick([...Object.keys(facts), '__proto__', 'constructor', 'more'])
  const value = random.pick<unknown>([
    ...scripts,
    ...strange,
    ...targets,
    null,
    -1,
    [],
    {},
    [[]],
    { a: { b: 1 } },
    1e308,
  ])
  return JSON.parse(
    `{${[...Object.entries(facts).filter(([key]) => key !== name), [name, value]]
      .map(([key, each]) => `${JSON.stringify(key)}:${JSON.stringify(each)}`)
      .join()}}`,
  )
}
