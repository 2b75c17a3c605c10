import * as v from 'valibot'
import { everyLocale } from '../locale.ts'
import { outOfBounds, pageSize, plainText } from '../schemas.ts'
import { entryKinds } from './content-parts.ts'
import { officeCall, refused } from './office-call.ts'
import { textFaultKinds } from './text-fault-kinds.ts'

export type TextFaultKind = (typeof textFaultKinds)[number]

const fault = {
  kind: v.picklist(textFaultKinds),
  /** The place of the segment in the text, from 0; `cover`: the cover among the facts. */
  at: v.union([v.literal('cover'), v.number()]),
  /** The link or picture as the text names it. */
  target: v.string(),
  advice: v.string(),
}

/** A link or picture of a text that is not there. */
export const textFault = v.object(fault)
export type TextFaultView = v.InferOutput<typeof textFault>

const listedFault = v.object({
  ...fault,
  entry: v.object({ kind: v.picklist(entryKinds), path: v.string(), title: v.string() }),
  language: v.picklist(everyLocale),
  /** Whether a newer revision of the text waits to be published. */
  is_changed: v.boolean(),
  /** Whether the caller can write the text. */
  may_write: v.boolean(),
})
export type ListedFault = v.InferOutput<typeof listedFault>

export const textFaultCalls = {
  listBrokenLinks: officeCall({
    name: 'listBrokenLinks',
    summary:
      'Links, sections and words of pictures that published texts lack, by text; `english` and `moved` where asked for',
    method: 'GET',
    path: '/site/links',
    permission: 'links.read',
    query: v.strictObject({
      kind: v.optional(v.picklist(entryKinds)),
      language: v.optional(v.picklist(everyLocale)),
      /** Those that are broken by default. */
      fault: v.optional(v.picklist(textFaultKinds)),
      cursor: v.optional(plainText(500)),
      limit: v.optional(pageSize),
    }),
    answer: v.object({
      faults: v.array(listedFault),
      next_cursor: v.nullable(v.string()),
      total: v.number(),
      /** When all published texts were looked at; null: not yet. */
      checked: v.nullable(v.object({ at: v.string(), texts: v.number() })),
    }),
    refusals: { ...refused, 400: outOfBounds },
  }),
  countBrokenLinks: officeCall({
    name: 'countBrokenLinks',
    summary: 'How many of them stand in texts that the caller can write',
    method: 'GET',
    path: '/site/links/count',
    permission: 'links.read',
    answer: v.object({ broken: v.number(), texts: v.number() }),
    refusals: { ...refused },
  }),
} as const
