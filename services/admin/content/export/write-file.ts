import { stringify } from 'yaml'
import type { EntryKind, Part } from '../../../../contract/office/content-parts.ts'
import { readFactsOf, readText, type TextFields } from '../entries/fields.ts'
import { frontMatter } from '../import/source.ts'
import { patchYaml } from './patch-yaml.ts'

/** What the file of a part has: its text, and its fields as canonical JSON. */
interface CurrentFile {
  readonly text: string
  readonly fields: string
}

interface WrittenPart {
  readonly kind: EntryKind
  readonly part: Part
  /** Canonical JSON. */
  readonly fields: string
  /** null: there is no file yet. */
  readonly current: CurrentFile | null
}

/** The file of a part: that which is there, with the lines that differ changed, or a new one in the style of the others. */
export function writeFile({ kind, part, fields, current }: WrittenPart): string {
  const isWindows = current?.text.includes('\r\n') === true
  const known = current && { ...current, text: current.text.replaceAll('\r\n', '\n') }
  const text = part === 'facts' ? writeFacts(fields, known) : writeText(kind, readText(fields), known)
  return isWindows ? text.replaceAll('\n', '\r\n') : text
}

function writeFacts(fields: string, current: CurrentFile | null): string {
  const facts = readFactsOf(fields)
  return current
    ? patchYaml(current.text, readFactsOf(current.fields), facts)
    : stringify(facts, { lineWidth: 0, singleQuote: true })
}

function writeText(kind: EntryKind, text: TextFields, current: CurrentFile | null): string {
  const front = frontOf(kind, text)
  const match = current && frontMatter.exec(current.text)
  if (!current || !match) {
    const options = { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' } as const
    return `---\n${stringify(front, options)}---\n\n${text.body}\n`
  }
  const [, yaml = '', whole = ''] = match
  const old = readText(current.fields)
  const patched = patchYaml(yaml, frontOf(kind, old), front).trimEnd()
  const start = whole.length - whole.trimStart().length
  const end = whole.trimEnd().length
  return `---\n${patched}\n---\n${whole.slice(0, start)}${text.body}${whole.slice(end)}`
}

/** The front matter of a text; articles have a standfirst for a description. */
const frontOf = (kind: EntryKind, { title, description, sample }: TextFields) => ({
  title,
  ...(kind === 'article' ? { intro: description } : { description }),
  ...(sample && { sample }),
})
