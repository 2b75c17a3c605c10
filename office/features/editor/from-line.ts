import type { Mark, Node } from 'prosemirror-model'
import type { Inline } from '../../../contract/document.ts'

/** Text with its marks; null: a line break. */
interface Run {
  readonly text: string | null
  readonly marks: readonly Mark[]
}

/** Nodes never change: a key makes one of them anew. */
const read = new WeakMap<Node, readonly Inline[]>()

/** The inlines of a paragraph, title or cell: without spaces at its ends, nor at the ends of strong or emphasized words. */
export function fromLine(node: Node): readonly Inline[] {
  const known = read.get(node)
  if (known) return known
  const inlines = readLine(node)
  read.set(node, inlines)
  return inlines
}

function readLine(node: Node): Inline[] {
  const runs: Run[] = []
  node.forEach(child => {
    if (!child.isText) runs.push({ text: null, marks: [] })
    else if (isCode(child.marks)) runs.push({ text: child.text ?? '', marks: child.marks })
    else runs.push(...splitSpaces(child.text ?? '', child.marks))
  })
  const spaced = runs.map((run, at) => (isSpace(run) ? { ...run, marks: commonMarks(runs, at) } : run))
  return group(merge(trim(spaced)))
}

const isCode = (marks: readonly Mark[]) => marks.some(({ type }) => type.name === 'code')

/** A run of spaces is a run of its own. NUL and half characters have no place in a file. */
const splitSpaces = (text: string, marks: readonly Mark[]): Run[] =>
  text
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll(/[\n\r]+/g, ' ')
    .split(/^(\s+)|(?<!\s)(\s+)$/)
    .filter(part => part)
    .map(part => ({ text: part, marks }))

const isSpace = ({ text, marks }: Run) => text !== null && text.trim() === '' && !isCode(marks)

/** The marks of a space that the words before and after it have as well. */
function commonMarks(runs: readonly Run[], at: number): Mark[] {
  const isOther = (run: Run) => !isSpace(run)
  const before = runs.slice(0, at).findLast(isOther)?.marks ?? []
  const after = runs.slice(at + 1).find(isOther)?.marks ?? []
  return (runs[at]?.marks ?? []).filter(mark => mark.isInSet(before) && mark.isInSet(after))
}

/** Without spaces beside the ends and the breaks, and without breaks at the ends. */
function trim(runs: readonly Run[]): Run[] {
  const isEdge = (run: Run | undefined) => run === undefined || run.text === null
  let trimmed = [...runs]
  for (let count = -1; count !== trimmed.length; ) {
    count = trimmed.length
    trimmed = trimmed.filter((run, at) => {
      const [before, after] = [trimmed[at - 1], trimmed[at + 1]]
      if (run.text === null) return before !== undefined && after !== undefined && after.text !== null
      return !isSpace(run) || !(isEdge(before) || isEdge(after))
    })
  }
  return trimmed
}

/** Neighbors of the same marks are one run. */
function merge(runs: readonly Run[]): Run[] {
  const merged: Run[] = []
  for (const run of runs) {
    const last = merged.at(-1)
    const isSame = last?.text != null && run.text !== null && isSameSet(last.marks, run.marks)
    if (isSame) merged.splice(-1, 1, { ...last, text: `${last.text}${run.text}` })
    else merged.push(run)
  }
  return merged
}

const isSameSet = (a: readonly Mark[], b: readonly Mark[]) =>
  a.length === b.length && a.every(mark => mark.isInSet(b))

/** Nests runs by their marks; of the marks of a run, the one that goes on for longest is outside. */
function group(runs: readonly Run[]): Inline[] {
  const inlines: Inline[] = []
  for (let at = 0; at < runs.length; ) {
    const run = runs[at]
    if (!run) break
    const marks = run.marks.filter(({ type }) => type.name !== 'code')
    const lengths = marks.map(mark => countWith(mark, runs.slice(at)))
    const length = Math.max(0, ...lengths)
    const outer = marks[lengths.indexOf(length)]
    if (!outer) {
      inlines.push(leafOf(run))
      at += 1
      continue
    }
    const inside = runs.slice(at, at + length)
    const content = group(inside.map(each => ({ ...each, marks: outer.removeFromSet(each.marks) })))
    inlines.push(
      outer.type.name === 'link'
        ? { kind: 'link', to: String(outer.attrs.to), content }
        : { kind: outer.type.name === 'strong' ? 'strong' : 'emphasis', content },
    )
    at += length
  }
  return inlines
}

function countWith(mark: Mark, runs: readonly Run[]): number {
  const end = runs.findIndex(({ text, marks }) => text === null || !mark.isInSet(marks))
  return end === -1 ? runs.length : end
}

const leafOf = ({ text, marks }: Run): Inline => {
  if (text === null) return { kind: 'break' }
  return isCode(marks) ? { kind: 'code', text } : { kind: 'words', text }
}
