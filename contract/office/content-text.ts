import * as v from 'valibot'
import { segment, type WrittenSegment } from '../document.ts'
import { isShallow } from '../is-shallow.ts'
import { plainLines, plainText } from '../schemas.ts'
import { approvalView } from './approvals.ts'
import { everyPart } from './content-parts.ts'
import { entryRow, revisionView } from './content-view.ts'

/** The segments of a text as it is written, with the conditional parts of legal documents. */
export const writtenSegments: v.GenericSchema<WrittenSegment[]> = v.array(
  v.union([
    segment,
    v.object({ kind: v.literal('when'), condition: plainText(40), segments: v.array(segment) }),
  ]),
)

const shallowSegments = v.pipe(
  v.custom<v.InferInput<typeof writtenSegments>>(isShallow, 'is nested too deeply'),
  writtenSegments,
)

/** Facts as they are sent; the service checks them by their kind. */
export const factsInput = v.pipe(
  v.custom<Record<string, unknown>>(isShallow, 'is nested too deeply'),
  v.record(plainText(60), v.unknown()),
)

/** A text as it is sent: its body as segments, or as Markdown. */
export const textInput = v.pipe(
  v.strictObject({
    title: plainText(300),
    description: plainText(1000),
    sample: v.optional(v.boolean(), false),
    segments: v.optional(shallowSegments),
    markdown: v.optional(plainLines(200_000)),
  }),
  v.check(
    ({ segments, markdown }) => (segments === undefined) !== (markdown === undefined),
    'has either segments or markdown',
  ),
)
export type TextInput = v.InferOutput<typeof textInput>

export const textView = v.object({
  title: v.string(),
  description: v.string(),
  sample: v.boolean(),
  markdown: v.string(),
  segments: writtenSegments,
})
export type TextView = v.InferOutput<typeof textView>

export const factsView = v.record(v.string(), v.unknown())

/** What a save met that was based on an older version. */
const conflict = { version: v.number(), author: v.nullable(v.string()), at: v.string(), revision: v.string() }

export const textConflict = v.object({
  ...conflict,
  /** The text that both began with; null: there was none. */
  base: v.nullable(textView),
  theirs: textView,
  /** Both changes together, where they do not touch each other; null where they do. */
  merged: v.nullable(textView),
})
export const factsConflict = v.object({ ...conflict, theirs: factsView })

const conflictKind = v.picklist(['changed', 'removed'])

const side = v.nullable(v.object({ text: v.nullable(textView), facts: v.nullable(factsView) }))

/** A part that its file and staff have changed. */
export const fileConflict = v.object({
  entry: entryRow,
  part: v.picklist(everyPart),
  /** `removed`: the file is gone. */
  kind: conflictKind,
  since: v.string(),
  version: v.number(),
  /** What both began with. */
  agreed: side,
  file: side,
  office: side,
  merged: v.nullable(textView),
})
export type FileConflictView = v.InferOutput<typeof fileConflict>

export const entryView = v.object({
  entry: entryRow,
  part: v.picklist(everyPart),
  version: v.number(),
  /** The newest revision; null: nothing is written. */
  draft: v.nullable(revisionView),
  /** The published revision. */
  live: v.nullable(revisionView),
  /** Whether something else was published since the draft was begun. */
  live_changed: v.boolean(),
  text: v.nullable(textView),
  /** The newest facts; null: none are written. */
  facts: v.nullable(factsView),
  /** What the caller was writing. */
  copy: v.nullable(
    v.object({ at: v.string(), based_on: v.nullable(v.string()), text: v.unknown(), facts: v.unknown() }),
  ),
  may: v.object({ write: v.boolean(), publish: v.boolean() }),
  /** Of kinds that a second person approves. */
  approval: v.nullable(approvalView),
  /** Since when its file and staff have both changed it; null: they agree, or one of them has what both began with. */
  file_conflict: v.nullable(v.object({ kind: conflictKind, since: v.string(), may_settle: v.boolean() })),
  /** Of a legal text that is published: the days of its version in effect, and of the one that is announced. */
  versions: v.nullable(v.object({ current: v.string(), next: v.nullable(v.string()) })),
})
export type EntryView = v.InferOutput<typeof entryView>
