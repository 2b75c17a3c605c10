import * as v from 'valibot'
import { groupVersion } from '../handbook.ts'
import { everyLocale } from '../locale.ts'
import { outOfBounds, pageSize, plainText } from '../schemas.ts'
import { officeCall, refused } from './office-call.ts'

const pagePath = plainText(200)

/** One version, one page in every version that has it, one language. */
export const ratingFilter = {
  version: v.optional(groupVersion),
  path: v.optional(pagePath),
  language: v.optional(v.picklist(everyLocale)),
}
const query = v.strictObject({
  ...ratingFilter,
  cursor: v.optional(plainText(500)),
  limit: v.optional(pageSize),
})

/** The votes of readers for one page of one version. */
const pageVotes = v.object({
  version: v.string(),
  path: v.string(),
  yes: v.number(),
  no: v.number(),
  comments: v.number(),
})
export type PageVotes = v.InferOutput<typeof pageVotes>

/** A reader's comment, without name and address. */
const pageComment = v.object({
  id: v.string(),
  version: v.string(),
  path: v.string(),
  locale: v.picklist(everyLocale),
  helpful: v.boolean(),
  comment: v.string(),
  created_at: v.string(),
})
export type PageComment = v.InferOutput<typeof pageComment>

export const ratingCalls = {
  listVotes: officeCall({
    name: 'listVotes',
    summary: "Readers' votes by handbook page and version, most `no` first",
    method: 'GET',
    path: '/site/votes',
    permission: 'ratings.read',
    query,
    answer: v.object({ votes: v.array(pageVotes), next_cursor: v.nullable(v.string()) }),
    refusals: { ...refused, 400: outOfBounds },
  }),
  listComments: officeCall({
    name: 'listComments',
    summary: "Readers' comments on handbook pages, newest first",
    method: 'GET',
    path: '/site/comments',
    permission: 'ratings.read',
    query,
    answer: v.object({ comments: v.array(pageComment), next_cursor: v.nullable(v.string()) }),
    refusals: { ...refused, 400: outOfBounds },
  }),
}
