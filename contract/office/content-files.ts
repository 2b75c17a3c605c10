import * as v from 'valibot'
import { plainText } from '../schemas.ts'
import { everyPart } from './content-parts.ts'
import { factsView, textView } from './content-text.ts'
import { entryRow } from './content-view.ts'
import { officeCall, refused } from './office-call.ts'

/** What has become of a piece since file and office agreed; `alike`: both the same, `apart`: both, in different places. */
const changes = ['same', 'file', 'office', 'alike', 'apart', 'both'] as const

const words = v.array(v.object({ change: v.picklist(['same', 'added', 'removed']), text: v.string() }))

const piece = v.object({
  /** The name of a field or fact; null: segments of the body. */
  name: v.nullable(v.string()),
  change: v.picklist(changes),
  /** null: it was not there. */
  agreed: v.nullable(v.string()),
  /** What the file has, by the words that differ from what was agreed; null: it is not there. */
  file: v.nullable(words),
  office: v.nullable(words),
})
export type ConflictPiece = v.InferOutput<typeof piece>

export const contentFileCalls = {
  countFileConflicts: officeCall({
    name: 'countFileConflicts',
    summary: 'How many parts were changed in their files and by staff',
    method: 'GET',
    path: '/content/conflicts/count',
    permission: 'content.files',
    answer: v.object({ count: v.number() }),
    refusals: refused,
  }),
  getFileConflict: officeCall({
    name: 'getFileConflict',
    summary:
      'A part that its file and staff have changed: what was agreed, the file and the office, piece by piece',
    method: 'GET',
    path: '/content/conflicts/{entry}/{part}',
    permission: 'content.files',
    answer: v.object({
      entry: entryRow,
      part: v.picklist(everyPart),
      kind: v.picklist(['changed', 'removed']),
      since: v.string(),
      version: v.number(),
      /** The file that is shown; sent back by who settles the conflict. */
      file_hash: v.string(),
      /** Whether visitors see the part. */
      is_live: v.boolean(),
      pieces: v.array(piece),
      /** Whether both changes go together. */
      is_merged: v.boolean(),
      /** What editing begins with: both changes, and where they touch, that of the office. */
      text: v.nullable(textView),
      facts: v.nullable(factsView),
    }),
    refusals: { ...refused, 404: 'Unknown entry or part, or no conflict any more' },
  }),
  listExportedFiles: officeCall({
    name: 'listExportedFiles',
    summary: 'The files that differ from what staff have published',
    method: 'GET',
    path: '/content/export',
    permission: 'content.files',
    answer: v.object({
      files: v.array(
        v.object({
          path: plainText(300),
          /** `left`: the file has changed as well, and is not written over. */
          change: v.picklist(['new', 'changed', 'removed', 'left']),
        }),
      ),
    }),
    refusals: refused,
  }),
} as const
