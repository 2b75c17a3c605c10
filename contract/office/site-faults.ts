import * as v from 'valibot'
import { everyLocale } from '../locale.ts'
import { outOfBounds, plainText } from '../schemas.ts'
import { entryKinds } from './content-parts.ts'
import { officeCall, refused, unknownObject } from './office-call.ts'
import { siteFaultKinds } from './site-fault-kinds.ts'

export type SiteFaultKind = (typeof siteFaultKinds)[number]

const sitePage = v.object({
  /** With the language: `/jp/press`. */
  path: v.string(),
  /** The text that makes the page; null: it is of the site itself. */
  text: v.nullable(
    v.object({
      kind: v.picklist(entryKinds),
      path: v.string(),
      title: v.string(),
      language: v.picklist(everyLocale),
      /** The place of the segment, from 0; null: it is not in the text, or stands elsewhere. */
      at: v.nullable(v.number()),
      may_write: v.boolean(),
    }),
  ),
})
export type SitePage = v.InferOutput<typeof sitePage>

const siteFault = v.object({
  kind: v.picklist(siteFaultKinds),
  /** An address, a picture, or the page itself. */
  target: v.string(),
  advice: v.string(),
  since: v.string(),
  /** Whether another look was asked for and is not done. */
  is_asked: v.boolean(),
  /** The first pages that have it, of `total`. */
  pages: v.array(sitePage),
  total: v.number(),
  /** null: nobody has decided to live with it. */
  alone: v.nullable(v.object({ by: v.nullable(v.string()), at: v.string(), why: v.string() })),
})
export type SiteFault = v.InferOutput<typeof siteFault>

const target = { kind: v.picklist(siteFaultKinds), target: plainText(2000) }
const done = v.object({ success: v.boolean() })

export const siteFaultCalls = {
  listSiteFaults: officeCall({
    name: 'listSiteFaults',
    summary: 'What the crawl of the site found, with the pages and texts that have it',
    method: 'GET',
    path: '/site/faults',
    permission: 'links.read',
    query: v.strictObject({
      /** Those that need somebody by default. */
      kind: v.optional(v.picklist(siteFaultKinds)),
      language: v.optional(v.picklist(everyLocale)),
      /** `1`: those that are left alone. */
      alone: v.optional(v.picklist(['1'])),
      page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/))),
    }),
    answer: v.object({
      faults: v.array(siteFault),
      total: v.number(),
      has_more: v.boolean(),
      /** The last crawl that came to its end; null: none yet. */
      crawled: v.nullable(v.object({ at: v.string(), pages: v.number(), links: v.number() })),
    }),
    refusals: { ...refused, 400: outOfBounds },
  }),
  checkSiteFault: officeCall({
    name: 'checkSiteFault',
    summary: 'Looks at one finding again, in a job',
    method: 'POST',
    path: '/site/faults/check',
    permission: 'links.care',
    body: v.strictObject(target),
    answer: done,
    refusals: { ...refused, ...unknownObject, 409: 'The crawl is switched off' },
  }),
  leaveSiteFault: officeCall({
    name: 'leaveSiteFault',
    summary: 'Leaves a finding alone, with a reason; or no longer, without one',
    method: 'POST',
    path: '/site/faults/alone',
    permission: 'links.care',
    body: v.strictObject({ ...target, why: v.nullable(v.pipe(plainText(300), v.minLength(1))) }),
    answer: done,
    refusals: { ...refused, ...unknownObject },
  }),
} as const
