import * as v from 'valibot'
import { plainText } from '../schemas.ts'
import { entryKinds, everyPart } from './content-parts.ts'
import { officeCall, refused } from './office-call.ts'

const unknownEntry = { 404: 'Unknown entry' } as const
const entry = '/content/entries/{entry}/address'
const path = plainText(200)

/** A text with a link to what moves. */
const link = v.object({
  kind: v.picklist(entryKinds),
  path: v.string(),
  title: v.string(),
  part: v.picklist(everyPart),
  /** `changed` with the move; `followed`: the link stays, and the redirect leads on. */
  becomes: v.picklist(['changed', 'followed']),
})

const refusedMove = {
  ...refused,
  ...unknownEntry,
  409: 'The path is taken, or the entry has been moved since',
  422: 'The path cannot be an address of this entry',
} as const

/** What becomes of a page of the handbook becomes of those below it, in every version. */
export const moveCalls = {
  planMove: officeCall({
    name: 'planMove',
    summary:
      'What moving an entry to another path would do: addresses, redirects and links; nothing is changed',
    method: 'GET',
    path: entry,
    permission: 'content.publish',
    query: v.strictObject({ to: path }),
    answer: v.object({
      /** The entries that move, each with its path then. */
      entries: v.array(v.object({ from: v.string(), to: v.string() })),
      /** Published addresses without a language; each will lead to the new one in every language. */
      redirects: v.array(v.object({ from: v.string(), to: v.string() })),
      links: v.array(link),
    }),
    refusals: refusedMove,
  }),
  moveEntry: officeCall({
    name: 'moveEntry',
    summary: 'Moves an entry to another path: its old addresses lead on, and links to it follow',
    method: 'POST',
    path: entry,
    permission: 'content.publish',
    body: v.strictObject({
      /** The path that was seen. */
      from: path,
      to: path,
      /** Where a page of the handbook goes among those beside it: after this one; null: first. Last by default. */
      after: v.optional(v.nullable(path)),
    }),
    answer: v.object({ path: v.string(), redirects: v.number(), links: v.number() }),
    refusals: refusedMove,
  }),
} as const
