import { isDeepStrictEqual } from 'node:util'
import { Document, isMap, isScalar, isSeq, type Node, parseDocument, Scalar, stringify } from 'yaml'

type Values = Readonly<Record<string, unknown>>

interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** YAML with other values: only the characters of values that differ are replaced, in the quoting that they have. */
export function patchYaml(text: string, before: Values, after: Values): string {
  const document = parseDocument(text)
  const edits = editsOf(document.contents, before, after)
  if (edits === null) return stringify(after, { lineWidth: 0 })
  const replaced = edits
    .sort((a, b) => b.from - a.from)
    .reduce((whole, { from, to, text: value }) => whole.slice(0, from) + value + whole.slice(to), text)
  const added = Object.entries(after).filter(([key]) => !Object.hasOwn(before, key))
  const end = replaced === '' || replaced.endsWith('\n') ? '' : '\n'
  return added.length === 0
    ? replaced
    : `${replaced}${end}${stringify(Object.fromEntries(added), { lineWidth: 0 })}`
}

/** The edits of values; null where a key is gone or a value has another shape. */
function editsOf(node: Node | null, before: Values, after: Values): Edit[] | null {
  if (!isMap(node)) return null
  const edits: Edit[] = []
  for (const [key, old] of Object.entries(before)) {
    const value = after[key]
    if (isDeepStrictEqual(old, value)) continue
    const own = node.get(key, true) as Node | undefined
    const found = value === undefined || !own ? null : editsOfValue(own, old, value)
    if (found === null) return null
    edits.push(...found)
  }
  return edits
}

function editsOfValue(node: Node, old: unknown, value: unknown): Edit[] | null {
  if (isMap(node)) {
    const isPatched =
      isValues(old) && isValues(value) && Object.keys(value).every(key => Object.hasOwn(old, key))
    return isPatched ? editsOf(node, old, value) : null
  }
  const text = isScalar(node) ? writeScalar(value, node) : writeList(node, value)
  const [from, to] = node.range ?? []
  return text === null || from === undefined || to === undefined ? null : [{ from, to, text }]
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function writeScalar(value: unknown, like: Scalar): string | null {
  if (typeof value === 'object' && value !== null) return null
  const scalar = new Scalar(value)
  if (typeof value === 'string' && typeof like.value === 'string' && like.type) scalar.type = like.type
  return new Document(scalar).toString({ lineWidth: 0 }).trimEnd()
}

function writeList(node: Node, value: unknown): string | null {
  if (!isSeq(node) || !node.flow || !Array.isArray(value)) return null
  const [first] = node.items
  const like = isScalar(first) ? first : new Scalar('')
  const items = value.map(each => writeScalar(each, like))
  return items.includes(null) ? null : `[${items.join(', ')}]`
}
