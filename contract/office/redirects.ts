import * as v from 'valibot'
import { outOfBounds, pageSize, plainText } from '../schemas.ts'
import { officeCall, refused } from './office-call.ts'

const redirect = v.object({
  from: v.string(),
  to: v.string(),
  /** The name of who made it; null: they are no longer among staff. */
  made_by: v.nullable(v.string()),
  at: v.string(),
  hits: v.number(),
  last_hit_on: v.nullable(v.string()),
  /** Within the last 30 days. */
  recent_hits: v.number(),
})
export type Redirect = v.InferOutput<typeof redirect>

/** An address as it was typed or pasted: a path, or a whole address of the site. */
const typedAddress = plainText(2000)

export const redirectCalls = {
  listRedirects: officeCall({
    name: 'listRedirects',
    summary: 'Redirects by path, those with these words in one of their paths',
    method: 'GET',
    path: '/site/redirects',
    permission: 'redirects.change',
    query: v.strictObject({
      words: v.optional(plainText(100)),
      cursor: v.optional(plainText(500)),
      limit: v.optional(pageSize),
    }),
    answer: v.object({
      redirects: v.array(redirect),
      next_cursor: v.nullable(v.string()),
      total: v.number(),
    }),
    refusals: { ...refused, 400: outOfBounds },
  }),
  addRedirect: officeCall({
    name: 'addRedirect',
    summary: 'Redirects an address without a page to one with a page; redirects to the former follow',
    method: 'POST',
    path: '/site/redirects',
    permission: 'redirects.change',
    body: v.strictObject({ from: typedAddress, to: typedAddress }),
    answer: v.object({ from: v.string(), to: v.string() }),
    refusals: {
      ...refused,
      409: 'The address is redirected already, or there are as many redirects as can be',
      422: 'No path of the site; `from` has a page, or `to` has none',
    },
  }),
  removeRedirect: officeCall({
    name: 'removeRedirect',
    summary: 'Removes a redirect',
    method: 'POST',
    path: '/site/redirects/removal',
    permission: 'redirects.change',
    body: v.strictObject({ from: plainText(300) }),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, 404: 'There is no such redirect' },
  }),
}
