import { parseSync } from 'vite'
import { added, translate } from './pseudo-language.ts'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * The source with the added language in every table that has a value for each of the others: the English value with its
 * sentences translated, or the added language's copy file where the English value is imported from `en.ts`.
 */
export function fillSource(file: string, source: string): string {
  const { program } = parseSync(file, source)
  const root = program as unknown as Node
  const imports = importsOfEnglish(root)
  const used = new Set<string>()
  const edits = [...walk(root)].flatMap(node => {
    const [english, last] = languagesOf(node)
    if (!english || !last) return []
    const key = nameOf(english.key) === 'en' ? added.locale : `'${added.tag}'`
    const value = translateNode(source, english.value as Node, imports, used)
    return [{ start: last.end, end: last.end, text: `, ${key}: ${value}` }]
  })
  const lines = [...used].map(name => {
    const { imported, from } = imports.get(name) ?? { imported: 'default', from: '' }
    const what = imported === 'default' ? `${name}Added` : `{ ${addedName(imported)} as ${name}Added }`
    return `import ${what} from '${from.replace(/en\.ts$/, `${added.locale}.ts`)}'\n`
  })
  return lines.join('') + applyEdits(source, edits)
}

/** The export of the added language in place of an export of `en.ts`. */
const addedName = (english: string): string => (english === 'en' ? added.locale : english)

/** The English property of an object with a value for each language, and its last property. */
function languagesOf({ type, properties }: Node): readonly (Node | undefined)[] {
  if (type !== 'ObjectExpression') return []
  const all = properties as readonly Node[]
  const named = (name: string) => all.find(each => each.type === 'Property' && nameOf(each.key) === name)
  for (const names of [
    ['en', 'cn', 'jp'],
    ['en-US', 'zh-CN', 'ja'],
  ])
    if (names.every(named)) return [named(names[0] ?? ''), all.at(-1)]
  return []
}

const nameOf = (key: unknown): unknown =>
  (key as { name?: unknown }).name ?? (key as { value?: unknown }).value

interface Import {
  readonly imported: string
  readonly from: string
}

/** By local name: what is imported from a copy file `en.ts`. */
function importsOfEnglish(root: Node): Map<string, Import> {
  const imports = (root.body as readonly Node[]).flatMap(({ type, source, specifiers }) => {
    const from = (source as { value?: string } | null)?.value ?? ''
    if (type !== 'ImportDeclaration' || !from.endsWith('/en.ts')) return []
    return (specifiers as readonly Node[]).map(({ local, imported }) => {
      const name = (imported as { name?: string } | undefined)?.name ?? 'default'
      return [(local as { name: string }).name, { imported: name, from }] as const
    })
  })
  return new Map(imports)
}

function translateNode(source: string, node: Node, imports: ReadonlyMap<string, Import>, used: Set<string>) {
  const edits = [...walk(node)].flatMap((each): Edit[] => {
    const { type, start, end } = each
    if (type === 'Literal' && typeof each.value === 'string')
      return [{ start, end, text: JSON.stringify(translate(each.value)) }]
    if (type === 'TemplateElement') {
      // Its range has the delimiters in it.
      const [, open = '', text = '', close = ''] =
        /^([`}])(.*)(`|\$\{)$/s.exec(source.slice(start, end)) ?? []
      return [{ start, end, text: open + translate(text) + close }]
    }
    if (type === 'MemberExpression' && !each.computed && nameOf(each.property) === 'en') {
      const property = each.property as Node
      return [{ start: property.start, end: property.end, text: added.locale }]
    }
    if (type === 'Identifier' && imports.has(String(each.name))) {
      used.add(String(each.name))
      return [{ start, end, text: `${each.name}Added` }]
    }
    return []
  })
  const moved = edits.map(({ start, end, text }) => ({
    start: start - node.start,
    end: end - node.start,
    text,
  }))
  return applyEdits(source.slice(node.start, node.end), moved)
}

function* walk(node: Node): Generator<Node> {
  yield node
  for (const [key, value] of Object.entries(node)) {
    if (node.type === 'Property' && key === 'key' && !node.computed) continue
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && 'type' in child) yield* walk(child as Node)
  }
}

/** Applies the edits from the end, so that those before keep their places. */
const applyEdits = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source)
