import * as v from 'valibot'
import { entryKinds, everyPart, partStates } from './content-parts.ts'

const partRow = v.object({
  part: v.picklist(everyPart),
  state: v.picklist(partStates),
  /** The English text was published again since it was translated. */
  outdated: v.boolean(),
  /** Whether its newest revision waits for the approval of a second person, or has it. */
  approval: v.nullable(v.picklist(['asked', 'approved'])),
  version: v.number(),
  updated_at: v.string(),
})

/** An entry as a row of the list. */
export const entryRow = v.object({
  id: v.string(),
  kind: v.picklist(entryKinds),
  path: v.string(),
  /** In English, or else in the first language that has one; empty: nothing is written. */
  title: v.string(),
  archived_at: v.nullable(v.string()),
  parts: v.array(partRow),
})
export type EntryRowView = v.InferOutput<typeof entryRow>

export const revisionView = v.object({
  id: v.string(),
  number: v.number(),
  based_on: v.nullable(v.string()),
  /** The number of `based_on`. */
  based_on_number: v.nullable(v.number()),
  source_revision: v.nullable(v.string()),
  origin: v.picklist(['office', 'files', 'restore', 'merge']),
  /** The name of the member of staff; null for files. */
  author: v.nullable(v.string()),
  note: v.string(),
  at: v.string(),
  is_live: v.boolean(),
})
export type RevisionView = v.InferOutput<typeof revisionView>
