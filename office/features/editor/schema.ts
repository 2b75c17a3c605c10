import { type NodeSpec, Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'
import styles from '../../../ui/prose.module.css'

const text = (element: HTMLElement, name: string) => element.getAttribute(name) ?? ''

/** A block of other blocks. */
const group = (tag: string, kind: string, content: string): NodeSpec => ({
  content,
  group: 'block',
  defining: true,
  parseDOM: [{ tag: `${tag}[data-segment="${kind}"]` }],
  toDOM: () => [tag, { class: styles[kind] ?? null, 'data-segment': kind }, 0],
})

/** A segment that is edited in a dialog; its attributes stand in `data-`. */
const leaf = (kind: string, names: readonly string[]): NodeSpec => ({
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  attrs: Object.fromEntries(names.map(name => [name, { default: '', validate: 'string' }])),
  parseDOM: [
    {
      tag: `[data-segment="${kind}"]`,
      getAttrs: element => Object.fromEntries(names.map(name => [name, text(element, `data-${name}`)])),
    },
  ],
  toDOM: ({ attrs }) => [
    'div',
    { 'data-segment': kind, ...Object.fromEntries(names.map(name => [`data-${name}`, attrs[name]])) },
  ],
})

/** The segments of contract/document.ts as ProseMirror nodes. */
export const schema = new Schema({
  nodes: {
    doc: { content: '(block | when)+' },
    paragraph: {
      content: 'inline*',
      group: 'block simple',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    title: {
      content: 'text*',
      group: 'block simple',
      defining: true,
      attrs: { level: { default: 2, validate: 'number' }, id: { default: '', validate: 'string' } },
      parseDOM: [2, 3].map(level => ({
        tag: `h${level}`,
        getAttrs: element => ({ level, id: text(element, 'data-id') }),
      })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, { class: styles.title ?? null, 'data-id': attrs.id }, 0],
    },
    list: {
      content: 'item+',
      group: 'block simple',
      attrs: { ordered: { default: false, validate: 'boolean' } },
      parseDOM: [
        { tag: 'ul', getAttrs: () => ({ ordered: false }) },
        { tag: 'ol:not([data-segment])', getAttrs: () => ({ ordered: true }) },
      ],
      toDOM: ({ attrs }) => [attrs.ordered ? 'ol' : 'ul', 0],
    },
    steps: group('ol', 'steps', 'item+'),
    item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    quote: {
      ...group('blockquote', 'quote', 'block+'),
      parseDOM: [{ tag: 'blockquote' }],
    },
    note: group('aside', 'note', 'block+'),
    profile: group('aside', 'profile', 'block+'),
    columns: group('div', 'columns', 'column+'),
    column: {
      content: 'block+',
      isolating: true,
      parseDOM: [{ tag: 'div[data-column]' }],
      toDOM: () => ['div', { 'data-column': '' }, 0],
    },
    image: leaf('image', ['picture', 'alt', 'credit']),
    video: leaf('video', ['film', 'title']),
    embed: leaf('embed', ['id', 'title']),
    slot: leaf('slot', ['name']),
    ...tableNodes({ tableGroup: 'block simple', cellContent: 'text*', cellAttributes: {} }),
    /** A conditional part of a legal document. */
    when: {
      content: 'simple+',
      defining: true,
      attrs: { condition: { default: '', validate: 'string' } },
      parseDOM: [
        {
          tag: 'section[data-condition]',
          getAttrs: element => ({ condition: text(element, 'data-condition') }),
        },
      ],
      toDOM: ({ attrs }) => ['section', { 'data-condition': attrs.condition }, 0],
    },
    text: { group: 'inline' },
    break: {
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { to: { validate: 'string' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[data-to]', getAttrs: element => ({ to: text(element, 'data-to') }) }],
      // Without an address: a click in the editor leads nowhere.
      toDOM: ({ attrs }) => ['a', { 'data-to': attrs.to, title: attrs.to }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    emphasis: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
})
