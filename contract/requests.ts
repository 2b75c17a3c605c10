import * as v from 'valibot'
import { betaProducts } from './betas.ts'
import { call } from './call.ts'
import { getCaptcha } from './captcha.ts'
import * as rule from './forms/rules.ts'
import { fieldFaults, formResult } from './forms/sent.ts'
import { optionalLang } from './lang.ts'
import { betaApplication, betaSignature } from './requests/beta-application/schema.ts'
import { educationRequest } from './requests/education/schema.ts'
import { offeredWork } from './requests/made-with/schema.ts'
import { mediaListSignUp } from './requests/media-list/schema.ts'
import { permissionRequest } from './requests/permission/schema.ts'
import { positionApplication } from './requests/position-application/schema.ts'
import { supportRequest, uploadId } from './requests/support/schema.ts'
import { plainText } from './schemas.ts'

/** The kinds of requests. */
export const requestKinds = [
  'support',
  'beta-request',
  'beta-application',
  'media-list',
  'permission',
  'position-application',
  'education',
  'made-with',
] as const
export type RequestKind = (typeof requestKinds)[number]

/** The kinds with a form of several steps, whose answers are saved as a draft. */
const draftKinds = ['support', 'beta-request', 'permission'] as const
export type DraftKind = (typeof draftKinds)[number]

const token = plainText(200)
const limited = { 429: 'Rate limited; Retry-After has the seconds' }
const unknownRequest = { 404: 'Unknown request, or a wrong token' }

/** The answers so far by field, unvalidated. */
const draftAnswers = v.record(
  plainText(60),
  v.union([
    v.pipe(v.string(), v.maxLength(6000)),
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(80)),
  ]),
)
export type DraftAnswers = v.InferOutput<typeof draftAnswers>

/** A file of a message of staff, with the path of its download. */
const sentFile = v.object({ id: v.string(), name: v.string(), size: v.number(), path: v.string() })

/** An event of a request: a message or a state change. */
const requestEvent = v.object({
  id: v.string(),
  at: v.string(),
  by: v.picklist(['visitor', 'staff', 'system']),
  state: v.nullable(v.string()),
  text: v.nullable(v.string()),
  files: v.array(sentFile),
})

const requestFile = v.object({ id: v.string(), name: v.string(), size: v.number(), at: v.string() })

/** A granted licence: its first and last day, and its terms. */
export const licence = v.object({ starts_on: v.string(), ends_on: v.string(), terms: v.string() })
export type Licence = v.InferOutput<typeof licence>

const place = v.object({ reference: v.string(), token: v.string() })

/** A request as shown to its sender. */
const requestThread = v.object({
  reference: v.string(),
  kind: v.picklist(requestKinds),
  state: v.string(),
  created_at: v.string(),
  /** The answers by field. */
  answers: v.record(v.string(), v.unknown()),
  events: v.array(requestEvent),
  /** What its sender has sent. */
  files: v.array(requestFile),
  /** The licence of an accepted permission request; null for any other. */
  licence: v.nullable(licence),
  /** The request that this one would change; `open`: it can still be changed. */
  changes: v.nullable(v.object({ ...place.entries, open: v.boolean() })),
})
export type RequestThread = v.InferOutput<typeof requestThread>

const requestSummary = v.object({
  reference: v.string(),
  token: v.string(),
  kind: v.picklist(requestKinds),
  state: v.string(),
  created_at: v.string(),
  /** The betas of an application; empty for other kinds. */
  betas: v.array(v.picklist(betaProducts)),
})

/** A form: field errors are answered 422 with `errors`, malformed bodies with a problem document. */
const form = {
  method: 'POST',
  form: true,
  status: 201,
  answer: formResult,
  alsoAnswers: [422],
  refusals: limited,
} as const

export const requestCalls = {
  requestSupport: call({
    ...form,
    name: 'requestSupport',
    summary: 'Submits a support request about an app or, with `beta`, about a test version',
    path: '/support-requests',
    body: supportRequest,
  }),
  joinMediaList: call({
    ...form,
    name: 'joinMediaList',
    summary: 'Submits an entry of the media list; a second form is a change, as with applyForBeta',
    path: '/media-list',
    body: mediaListSignUp,
  }),
  applyForBeta: call({
    ...form,
    name: 'applyForBeta',
    summary:
      'Submits a beta application; with an open application, the answers are a change that its sender has to confirm',
    path: '/beta-applications',
    body: betaApplication,
  }),
  askAboutEducation: call({
    ...form,
    name: 'askAboutEducation',
    summary: 'Submits a question of a school or another place of learning',
    path: '/education-requests',
    body: educationRequest,
  }),
  signAgreement: call({
    name: 'signAgreement',
    summary: 'Signs the agreement of an invitation, and mails a copy; idempotent',
    method: 'POST',
    path: '/support-requests/{reference}/signature',
    form: true,
    body: betaSignature,
    answer: v.object({ success: v.optional(v.boolean()), errors: v.optional(fieldFaults) }),
    alsoAnswers: [422],
    refusals: { ...unknownRequest, 409: 'There is no invitation to sign for' },
  }),
  requestPermission: call({
    ...form,
    name: 'requestPermission',
    summary: 'Submits a request to use marks or material; `is_company` selects one of the two branches',
    path: '/permission-requests',
    body: permissionRequest,
  }),
  applyForPosition: call({
    ...form,
    name: 'applyForPosition',
    summary: 'Submits an application for an open position, with a CV as PDF',
    path: '/careers/positions/{slug}/applications',
    body: positionApplication,
    refusals: { ...limited, 404: 'Unknown position', 409: 'The position is closed' },
  }),
  offerWork: call({
    ...form,
    name: 'offerWork',
    summary: 'Offers a work for /made-with, where staff show it once they have accepted it',
    path: '/works',
    body: offeredWork,
  }),
  getRequest: call({
    name: 'getRequest',
    personal: true,
    summary: 'A request with its events, for its sender',
    method: 'GET',
    path: '/support-requests/{reference}',
    query: v.strictObject({ token }),
    answer: requestThread,
    refusals: unknownRequest,
  }),
  replyToRequest: call({
    name: 'replyToRequest',
    summary: 'Adds a reply of the sender, with files, to a request',
    method: 'POST',
    path: '/support-requests/{reference}/replies',
    form: true,
    body: v.pipe(
      v.strictObject({
        token,
        text: v.optional(v.pipe(v.string('invalid'), v.maxLength(5000, 'too_long')), ''),
        uploads: v.optional(v.pipe(v.array(uploadId, 'invalid'), v.maxLength(10, 'too_many')), []),
        lang: optionalLang,
      }),
      v.metadata({ anyOf: [{ required: ['text'] }, { required: ['uploads'] }] }),
    ),
    answer: v.object({ success: v.optional(v.boolean()), errors: v.optional(fieldFaults) }),
    alsoAnswers: [422],
    refusals: { ...unknownRequest, ...limited },
  }),
  confirmChange: call({
    name: 'confirmChange',
    summary: 'Applies a change to its request, by a mail token; answers reference and token of the request',
    method: 'POST',
    path: '/support-requests/{reference}/confirmation',
    body: v.strictObject({ token }),
    answer: place,
    refusals: {
      ...unknownRequest,
      ...limited,
      409: 'The request is decided or withdrawn',
      410: 'The change has expired, or its request is gone',
    },
  }),
  withdrawRequest: call({
    name: 'withdrawRequest',
    summary: 'Withdraws an application or a request',
    method: 'POST',
    path: '/support-requests/{reference}/withdrawal',
    body: v.strictObject({ token }),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...unknownRequest, 409: 'It is decided or withdrawn already' },
  }),
  listRequestsOfAccount: call({
    name: 'listRequestsOfAccount',
    personal: true,
    summary:
      "The requests of the account in X-Visitor-Account, a header that only the site's server can send; newest first",
    method: 'GET',
    path: '/account-requests',
    answer: v.object({ requests: v.array(requestSummary) }),
    refusals: { 401: 'Not logged in' },
  }),
  findAttachments: call({
    name: 'findAttachments',
    reads: true,
    summary: 'Names and sizes of complete uploads by id; unknown ones are omitted',
    method: 'POST',
    path: '/attachments/search',
    body: v.strictObject({ ids: v.pipe(v.array(uploadId), v.maxLength(20)) }),
    answer: v.object({ files: v.array(v.object({ id: v.string(), name: v.string(), size: v.number() })) }),
  }),
  saveDraft: call({
    name: 'saveDraft',
    summary: 'Saves a draft, under a new token or the given one',
    method: 'POST',
    path: '/drafts',
    body: v.strictObject({
      kind: v.picklist(draftKinds),
      answers: draftAnswers,
      token: v.optional(token),
      lang: optionalLang,
    }),
    answer: v.object({ token: v.string(), expires_at: v.string() }),
    refusals: limited,
  }),
  findDraft: call({
    name: 'findDraft',
    reads: true,
    summary: 'The draft of a token; null for an unknown or expired one',
    method: 'POST',
    path: '/drafts/search',
    body: v.strictObject({ kind: v.picklist(draftKinds), token }),
    answer: v.object({ answers: v.nullable(draftAnswers), expires_at: v.nullable(v.string()) }),
  }),
  mailDraft: call({
    name: 'mailDraft',
    summary: 'Mails the link to a draft',
    method: 'POST',
    path: '/drafts/mail',
    form: true,
    body: v.strictObject({
      kind: v.picklist(draftKinds, 'invalid'),
      token,
      email: rule.email,
      lang: optionalLang,
    }),
    answer: v.object({ expires_at: v.optional(v.string()), errors: v.optional(fieldFaults) }),
    alsoAnswers: [422],
    refusals: { 404: 'The token is unknown or expired', ...limited },
  }),
  deleteDraft: call({
    name: 'deleteDraft',
    summary: 'Deletes a draft',
    method: 'POST',
    path: '/drafts/removal',
    body: v.strictObject({ token }),
    answer: v.object({ success: v.boolean() }),
  }),
  getCaptcha,
}
