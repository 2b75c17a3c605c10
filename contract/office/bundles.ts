import * as v from 'valibot'
import { outOfBounds, pageSize, plainText } from '../schemas.ts'
import { entryKinds, everyPart } from './content-parts.ts'
import { officeCall, refused } from './office-call.ts'
import { moment } from './schedule.ts'
import { scheduleActs } from './schedule-parts.ts'

const unknownBundle = { 404: 'Unknown bundle, entry or part' } as const
const id = plainText(200)
const version = v.pipe(v.number(), v.integer(), v.minValue(0))
const bundle = '/content/bundles/{bundle}'

const name = v.pipe(plainText(100), v.trim(), v.minLength(1, 'should not be empty'))
const named = { entry: id, part: v.picklist(everyPart) }
const atOnce = 'should be at most 50 at once'
const parts = v.pipe(v.array(v.strictObject(named)), v.maxLength(50, atOnce))
/** Parts, and what is done with each. */
const planned = v.pipe(
  v.array(v.strictObject({ ...named, act: v.optional(v.picklist(scheduleActs), 'publish') })),
  v.maxLength(50, atOnce),
)

const bundleRow = {
  id: v.string(),
  name: v.string(),
  /** null: by a press only. */
  at: v.nullable(v.string()),
  state: v.picklist(['open', 'waiting', 'done', 'failed']),
  /** Why it failed; of one that waits, why it could not have gone out when it was scheduled. */
  fault: v.nullable(v.string()),
  version: v.number(),
  /** The name of who began or scheduled it. */
  by: v.nullable(v.string()),
  created_at: v.string(),
  ended_at: v.nullable(v.string()),
}
const bundleView = v.object({ ...bundleRow, items: v.number() })
export type BundleView = v.InferOutput<typeof bundleView>

const bundleItem = v.object({
  kind: v.picklist(entryKinds),
  path: v.string(),
  title: v.string(),
  part: v.picklist(everyPart),
  act: v.picklist(scheduleActs),
  /** The number of the revision that goes out; null for `unpublish`. */
  number: v.nullable(v.number()),
  /** The number of the newest revision. */
  newest: v.number(),
  /** The number of the published revision; null: it is not on the site. */
  live: v.nullable(v.number()),
  /** Whether the revision lacks the approval of a second person. */
  is_unapproved: v.boolean(),
  /** Whether the English text was published again since it was translated. */
  is_outdated: v.boolean(),
  /** Whether its file has changed as well, and nobody has settled which of them visitors see. */
  is_in_conflict: v.boolean(),
  /** Other bundles with the same part that have not gone out. */
  also_in: v.array(v.object({ id: v.string(), name: v.string() })),
})
export type BundleItemView = v.InferOutput<typeof bundleItem>

export const bundleCalls = {
  listBundles: officeCall({
    name: 'listBundles',
    summary: 'Bundles, newest first: those that are still to go out, or those that went out',
    method: 'GET',
    path: '/content/bundles',
    permission: 'content.read',
    query: v.strictObject({
      done: v.optional(v.picklist(['0', '1']), '0'),
      cursor: v.optional(plainText(400)),
      limit: v.optional(pageSize),
    }),
    answer: v.object({ bundles: v.array(bundleView), next_cursor: v.nullable(v.string()) }),
    refusals: { ...refused, 400: outOfBounds },
  }),
  getBundle: officeCall({
    name: 'getBundle',
    summary: 'A bundle with its texts: those that go out with their revisions, and those that leave',
    method: 'GET',
    path: bundle,
    permission: 'content.read',
    answer: v.object({
      ...bundleRow,
      items: v.array(bundleItem),
      /** Whether the caller may publish all of its texts. */
      may_publish: v.boolean(),
    }),
    refusals: { ...refused, ...unknownBundle },
  }),
  createBundle: officeCall({
    name: 'createBundle',
    summary: 'Begins a bundle, with texts or without',
    method: 'POST',
    path: '/content/bundles',
    permission: 'content.publish',
    body: v.strictObject({ name, add: v.optional(planned, []) }),
    answer: v.object({ id: v.string() }),
    refusals: { ...refused, ...unknownBundle, 409: 'Nothing is written yet, or it is archived' },
  }),
  changeBundle: officeCall({
    name: 'changeBundle',
    summary:
      'Renames a bundle, sets or clears its moment; adds texts as they were saved last, or to be taken off; removes them',
    method: 'POST',
    path: bundle,
    permission: 'content.publish',
    body: v.strictObject({
      version,
      name: v.optional(name),
      at: v.optional(v.nullable(moment)),
      add: v.optional(planned, []),
      remove: v.optional(parts, []),
    }),
    answer: v.object({
      version: v.number(),
      /** Why it could not go out if its moment were now; null: nothing is in its way, or it has no moment. */
      warning: v.nullable(v.string()),
    }),
    refusals: {
      ...refused,
      ...unknownBundle,
      409: 'Somebody else has changed it since, it went out, is empty or full, or a text is archived, not written or not approved',
      422: 'The moment has passed, is too far away or does not exist',
    },
  }),
  publishBundle: officeCall({
    name: 'publishBundle',
    summary: 'Publishes every text of a bundle now and takes off those that leave, or does none of it',
    method: 'POST',
    path: `${bundle}/publish`,
    permission: 'content.publish',
    body: v.strictObject({ version }),
    answer: v.object({ success: v.boolean() }),
    refusals: {
      ...refused,
      ...unknownBundle,
      409: 'Somebody else has changed it since, it went out, is empty, or a text cannot go: which and why',
      422: 'A text does not parse, or a link of it leads nowhere',
    },
  }),
  removeBundle: officeCall({
    name: 'removeBundle',
    summary: 'Removes a bundle that has not gone out; its texts stay as they are',
    method: 'POST',
    path: `${bundle}/removal`,
    permission: 'content.publish',
    body: v.strictObject({ version }),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...unknownBundle, 409: 'Somebody else has changed it since, or it went out' },
  }),
} as const
