import * as v from 'valibot'
import { outOfBounds, pageSize, plainText } from '../schemas.ts'
import { entryKinds, everyPart } from './content-parts.ts'
import { officeCall, refused } from './office-call.ts'
import { moment } from './schedule.ts'

const unknownBundle = { 404: 'Unknown bundle, entry or part' } as const
const id = plainText(200)
const version = v.pipe(v.number(), v.integer(), v.minValue(0))
const bundle = '/content/bundles/{bundle}'

const name = v.pipe(plainText(100), v.trim(), v.minLength(1, 'should not be empty'))
const parts = v.pipe(
  v.array(v.strictObject({ entry: id, part: v.picklist(everyPart) })),
  v.maxLength(50, 'should be at most 50 at once'),
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
  /** The number of the revision that goes out. */
  number: v.number(),
  /** The number of the newest revision. */
  newest: v.number(),
  /** The number of the published revision; null: it is not on the site. */
  live: v.nullable(v.number()),
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
    summary: 'A bundle with its texts, each with the revision that goes out',
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
    body: v.strictObject({ name, add: v.optional(parts, []) }),
    answer: v.object({ id: v.string() }),
    refusals: { ...refused, ...unknownBundle, 409: 'Nothing is written yet, or it is archived' },
  }),
  changeBundle: officeCall({
    name: 'changeBundle',
    summary: 'Renames a bundle, sets or clears its moment, adds texts as they were saved last, removes them',
    method: 'POST',
    path: bundle,
    permission: 'content.publish',
    body: v.strictObject({
      version,
      name: v.optional(name),
      at: v.optional(v.nullable(moment)),
      add: v.optional(parts, []),
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
      409: 'Somebody else has changed it since, it went out, is empty or full, or a text is archived or not written',
      422: 'The moment has passed, is too far away or does not exist',
    },
  }),
  publishBundle: officeCall({
    name: 'publishBundle',
    summary: 'Publishes every text of a bundle now, or none of them',
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
