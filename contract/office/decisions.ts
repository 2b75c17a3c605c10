import * as v from 'valibot'
import { betaProducts } from '../betas.ts'
import { outOfBounds, pageSize, plainLines, plainText } from '../schemas.ts'
import { officeCall, refused, unknownObject } from './office-call.ts'
import { requestRow } from './request-view.ts'

const day = v.pipe(v.string(), v.isoDate())
const product = v.picklist(betaProducts)
const optionalText = v.optional(plainLines(5000), '')

/** An application as a row of the beta screen. */
const application = v.object({
  ...requestRow.entries,
  devices: v.array(v.string()),
  familiarity: v.array(v.string()),
  betas: v.array(product),
  /** When the agreement was signed; null: it is not. */
  signed_on: v.nullable(v.string()),
  /**
   * Whether the invitation has been brought to the account of the applicant, which makes it active; `done` also where
   * it waits there for an account that confirms the address.
   */
  activation: v.picklist(['none', 'pending', 'done', 'failed']),
})
export type Application = v.InferOutput<typeof application>

const places = v.object({ beta: product, places: v.nullable(v.number()), taken: v.number() })

const licenceRow = v.object({
  reference: v.string(),
  name: v.string(),
  email: v.string(),
  locale: requestRow.entries.locale,
  starts_on: v.string(),
  ends_on: v.string(),
  terms: v.string(),
  reminded_at: v.nullable(v.string()),
  ended_early_on: v.nullable(v.string()),
  ended_because: v.nullable(v.string()),
})
export type LicenceRow = v.InferOutput<typeof licenceRow>

/** The letter of a decision, as it will be mailed. */
const letter = v.object({ subject: v.string(), text: v.string(), lang: v.string() })

const permissionDecision = v.strictObject({
  state: v.picklist(['in-review', 'accepted', 'declined']),
  /** For the sender, in their language; the terms of a licence. */
  text: optionalText,
  starts_on: v.optional(day),
  ends_on: v.optional(day),
  /** The items of the checklist that staff have confirmed. */
  checked: v.optional(v.pipe(v.array(plainText(40)), v.maxLength(20)), []),
})

export const decisionCalls = {
  listApplications: officeCall({
    name: 'listApplications',
    summary:
      'Beta applications, longest waiting first, by state, device, familiarity and beta, with the places of each beta',
    method: 'GET',
    path: '/beta/applications',
    permission: 'beta.decide',
    query: v.strictObject({
      state: v.optional(plainText(20), 'received'),
      device: v.optional(plainText(60)),
      familiarity: v.optional(plainText(20)),
      beta: v.optional(product),
      cursor: v.optional(plainText(200)),
      limit: v.optional(pageSize),
    }),
    answer: v.object({
      applications: v.array(application),
      next_cursor: v.nullable(v.string()),
      places: v.array(places),
    }),
    refusals: { ...refused, 400: outOfBounds },
  }),
  decideApplications: officeCall({
    name: 'decideApplications',
    summary:
      'Decides applications, with one mail each; those that cannot be decided are answered with the reason',
    method: 'POST',
    path: '/beta/decisions',
    permission: 'beta.decide',
    body: v.strictObject({
      references: v.pipe(v.array(plainText(20)), v.minLength(1), v.maxLength(100)),
      decision: v.picklist(['in-review', 'invited', 'declined']),
      /** In place of the betas that the devices of an application run. */
      betas: v.optional(v.array(product)),
    }),
    answer: v.object({
      decided: v.array(v.string()),
      refused: v.array(
        v.object({ reference: v.string(), reason: v.picklist(['unknown', 'state', 'no-beta', 'full']) }),
      ),
    }),
    refusals: refused,
  }),
  setPlaces: officeCall({
    name: 'setPlaces',
    summary: 'Sets the number of places of a beta; null: no limit',
    method: 'PUT',
    path: '/beta/places/{beta}',
    permission: 'beta.decide',
    body: v.strictObject({
      places: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
    }),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, 404: 'Unknown beta' },
  }),
  previewPermission: officeCall({
    name: 'previewPermission',
    reads: true,
    summary: 'The letter of a decision about a permission request, without sending it',
    method: 'POST',
    path: '/permissions/{reference}/preview',
    permission: 'permission.decide',
    unaudited: true,
    body: permissionDecision,
    answer: letter,
    refusals: { ...refused, ...unknownObject, 422: 'No terms, in the past, or longer than three years' },
  }),
  decidePermission: officeCall({
    name: 'decidePermission',
    summary: 'Decides a permission request, with a mail; a licence is for at most three years',
    method: 'POST',
    path: '/permissions/{reference}/decision',
    permission: 'permission.decide',
    body: permissionDecision,
    answer: v.object({ version: v.number() }),
    refusals: {
      ...refused,
      ...unknownObject,
      409: 'It is decided or withdrawn',
      422: 'No terms, in the past, longer than three years, or the checklist is incomplete',
    },
  }),
  listLicences: officeCall({
    name: 'listLicences',
    summary: 'The register of licences, next end first',
    method: 'GET',
    path: '/licences',
    permission: 'permission.decide',
    query: v.strictObject({
      show: v.optional(v.picklist(['current', 'ending', 'ended']), 'current'),
      cursor: v.optional(plainText(200)),
      limit: v.optional(pageSize),
    }),
    answer: v.object({ licences: v.array(licenceRow), next_cursor: v.nullable(v.string()) }),
    refusals: { ...refused, 400: outOfBounds },
  }),
  endLicence: officeCall({
    name: 'endLicence',
    summary: 'Ends a licence before its last day, with a reason and a mail',
    method: 'POST',
    path: '/licences/{reference}/end',
    permission: 'permission.decide',
    body: v.strictObject({ ends_on: day, reason: v.pipe(plainLines(5000), v.regex(/\S/)) }),
    answer: v.object({ success: v.boolean() }),
    refusals: {
      ...refused,
      ...unknownObject,
      409: 'It has ended',
      422: 'The day is past, or not before its last day',
    },
  }),
  eraseApplication: officeCall({
    name: 'eraseApplication',
    summary: 'Erases an application for a position with its files, as its sender has asked',
    method: 'DELETE',
    path: '/position-applications/{reference}',
    permission: 'applications.erase',
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...unknownObject },
  }),
  leaveMediaList: officeCall({
    name: 'leaveMediaList',
    summary: 'Takes an entry off the media list',
    method: 'DELETE',
    path: '/media-list/{reference}',
    permission: 'media-list.read',
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...unknownObject },
  }),
}
