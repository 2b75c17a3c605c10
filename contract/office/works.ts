import * as v from 'valibot'
import { everyLocale } from '../locale.ts'
import { mediaPicture } from '../media.ts'
import { plainLines } from '../schemas.ts'
import { mediaFaults } from './media-limits.ts'
import { officeCall, refused } from './office-call.ts'

const offered = v.object({
  reference: v.string(),
  state: v.string(),
  locale: v.picklist(everyLocale),
  name: v.string(),
  email: v.string(),
  created_at: v.string(),
  /** The answers of the form. */
  answers: v.record(v.string(), v.unknown()),
  /** The id of its picture in the library; null: it has not been prepared. */
  media: v.nullable(v.string()),
  is_making: v.boolean(),
  /** Why the file cannot be shown. */
  fault: v.nullable(v.picklist(mediaFaults)),
  picture: v.nullable(mediaPicture),
})
export type OfferedWorkView = v.InferOutput<typeof offered>

const unknownWork = { 404: 'Unknown work' }
const decided = { 409: 'It is decided, withdrawn, or its picture is not ready' }
const success = v.object({ success: v.boolean() })
const path = '/works/{reference}'
const words = v.pipe(plainLines(500), v.trim(), v.nonEmpty())

export const workCalls = {
  listOfferedWorks: officeCall({
    name: 'listOfferedWorks',
    summary: 'Works that wait for a decision, the oldest first, or those on the wall, the latest first',
    method: 'GET',
    path: '/works',
    permission: 'works.decide',
    query: v.strictObject({ state: v.optional(v.picklist(['received', 'accepted']), 'received') }),
    answer: v.object({ works: v.array(offered) }),
    refusals: refused,
  }),
  prepareWork: officeCall({
    name: 'prepareWork',
    summary:
      'Takes the file of a work into the library, which makes its sizes, so that it can be looked at; idempotent',
    method: 'POST',
    path: `${path}/picture`,
    permission: 'works.decide',
    answer: success,
    refusals: { ...refused, ...unknownWork, ...decided, 422: 'The file is not there, or no picture' },
  }),
  acceptWork: officeCall({
    name: 'acceptWork',
    summary: 'Hangs a work, with alternative texts in every language, and mails its maker',
    method: 'POST',
    path: `${path}/acceptance`,
    permission: 'works.decide',
    body: v.strictObject({
      alt: v.strictObject({ en: words, cn: words, jp: words }),
      text: v.optional(plainLines(5000), ''),
    }),
    answer: success,
    refusals: { ...refused, ...unknownWork, ...decided },
  }),
  declineWork: officeCall({
    name: 'declineWork',
    summary: 'Declines a work, or takes it down, deletes its picture and mails its maker why',
    method: 'POST',
    path: `${path}/refusal`,
    permission: 'works.decide',
    body: v.strictObject({ text: v.pipe(plainLines(5000), v.trim(), v.nonEmpty()) }),
    answer: success,
    refusals: { ...refused, ...unknownWork, ...decided },
  }),
}
