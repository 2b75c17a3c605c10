import type { LegalChange } from '../../../contract/admin.ts'
import type { Inline, Segment } from '../../../contract/document.ts'

/**
 * A document's rendered text: `{host}` is replaced, an email address becomes a link, and repeated slots are numbered:
 * `marks`, then `marks-2`.
 */
export function interpolateDocument(segments: readonly Segment[], host: string): Segment[] {
  const counts = new Map<string, number>()
  return linkAddressesIn(segments, host).map(segment => {
    if (segment.kind !== 'slot') return segment
    const count = (counts.get(segment.name) ?? 0) + 1
    counts.set(segment.name, count)
    return count === 1 ? segment : { ...segment, name: `${segment.name}-${count}` }
  })
}

/** Changes with `{host}` replaced. */
export const interpolateChanges = (changes: readonly LegalChange[], host: string): LegalChange[] =>
  JSON.parse(JSON.stringify(changes).replaceAll('{host}', host)) as LegalChange[]

/** Maps the lines of text in a tree of any depth. */
function linkAddressesIn<T>(value: T, host: string): T {
  if (Array.isArray(value)) {
    return value.flatMap(each =>
      isText(each) ? linkAddresses(each, host) : [linkAddressesIn(each, host)],
    ) as T
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, linkAddressesIn(part, host)]),
  ) as T
}

type Text = Extract<Inline, { kind: 'words' }>

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'words'

const address = /([\w.+-]+@(?:\{host\}|[a-z\d-]+(?:\.[a-z\d-]+)+))/i

/** `privacy@{host}`, or a full address, becomes a `mailto:` link. */
function linkAddresses({ text }: Text, host: string): Inline[] {
  return text
    .split(address)
    .filter(part => part !== '')
    .map(part => {
      const shown: Inline = { kind: 'words', text: part.replaceAll('{host}', host) }
      return address.test(part) ? { kind: 'link', to: `mailto:${shown.text}`, content: [shown] } : shown
    })
}
